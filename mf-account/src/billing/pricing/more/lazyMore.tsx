import { lazyHtml } from './lazyHtml.tsx';
import { questionsId, sampleId, upcomingId } from './moreIds.ts';

/** The report that a paid plan has for parents. */
export const lazySample = lazyHtml(
  sampleId,
  async () => (await import(/* webpackChunkName: "sample" */ './Sample.tsx')).Sample,
);

/** The plans that cannot be bought yet. */
export const lazyUpcoming = lazyHtml(
  upcomingId,
  async () => (await import(/* webpackChunkName: "questions" */ './Upcoming.tsx')).Upcoming,
);

export const lazyQuestions = lazyHtml(
  questionsId,
  async () => (await import(/* webpackChunkName: "questions" */ './Questions.tsx')).Questions,
);
