import { lazyComponent } from '@countertop/design-system/lazy';
import { lazyHtml } from '@countertop/design-system/lazy-html';
import { questionsId, sampleId, upcomingId } from './sectionIds.ts';
import { whenPlansAreOpen } from '../../payment/useAvailability.ts';

/** The report that a paid plan has for parents. */
export const lazySample = lazyHtml(
  sampleId,
  lazyComponent(async () => (await import(/* webpackChunkName: "sample" */ './Sample.tsx')).Sample),
);

/** The plans that cannot be bought yet. Loaded out of view, too, if one of them can be, because their HTML doesn't say so. */
export const lazyUpcoming = lazyHtml(
  upcomingId,
  lazyComponent(async () => (await import(/* webpackChunkName: "questions" */ './Upcoming.tsx')).Upcoming),
  whenPlansAreOpen,
);

export const lazyQuestions = lazyHtml(
  questionsId,
  lazyComponent(async () => (await import(/* webpackChunkName: "questions" */ './Questions.tsx')).Questions),
);
