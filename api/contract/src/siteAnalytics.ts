import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { problemReportData } from './eventData.ts';
import { utcDay } from './metrics.ts';
import { analyticsRangeMaxDays, playSteps } from './metrics.limits.ts';

const dayMs = 86_400_000;
const count = z.int().check(z.minimum(0));

/** Days of a period, both ends included; both are UTC days as YYYY-MM-DD. */
export function daysIn({ from, to }: { readonly from: string; readonly to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** Both ends belong to it. */
const period = z.strictObject({ from: utcDay, to: utcDay }).check(
  z.refine((days) => daysIn(days) >= 1, { error: 'Must not be before the first day.', path: ['to'] }),
  z.refine((days) => daysIn(days) <= analyticsRangeMaxDays, {
    error: `Choose at most ${analyticsRangeMaxDays} days.`,
    path: ['to'],
  }),
);
export type Period = z.infer<typeof period>;

/** A part of a group. `people` are visitors, each counted once a day. */
const part = z.strictObject({ name: z.string(), people: count, count });
export type Part = z.infer<typeof part>;

/** The parts of a group that are large enough, the largest first; `rest` sums up the others, null when there are none. */
const breakdown = z.strictObject({
  parts: z.array(part),
  rest: z.nullable(z.strictObject({ people: count, count })),
});
export type Breakdown = z.infer<typeof breakdown>;

/** A kind of problem. `count` is how often it was asked, `right` how often of these it was right at the first try. */
const practised = z.strictObject({ ...part.shape, right: count });
export type Practised = z.infer<typeof practised>;

const practice = z.strictObject({
  parts: z.array(practised),
  rest: z.nullable(z.strictObject({ people: count, count, right: count })),
});
export type PracticeBreakdown = z.infer<typeof practice>;

const figures = {
  /** Each counted once a day: no two days can be told to be the same person's. */
  visitors: count,
  /** Browser sessions that began. */
  sessions: count,
  /** Seconds a page was visible, in the sessions that began. */
  timeSeconds: count,
  pageViews: count,
  gamesStarted: count,
  /** Days of the restaurant that were finished. */
  gamesCompleted: count,
};

const dayFigures = z.strictObject({ date: utcDay, ...figures });
export type DayFigures = z.infer<typeof dayFigures>;

const step = z.strictObject({
  name: z.enum(playSteps),
  /** Visitors who came so far, each counted once a day; null: fewer than can be told. */
  people: z.nullable(count),
});

const reportedProblem = z.strictObject({ ...problemReportData.shape, count });

const siteFigures = z.strictObject({
  from: utcDay,
  to: utcDay,
  ...figures,
  days: z.array(dayFigures),
  pages: breakdown,
  startedByBand: breakdown,
  completedByBand: breakdown,
  problemTypes: practice,
  skills: practice,
  steps: z.array(step),
  /** The most often reported first. */
  reportedProblems: z.array(reportedProblem),
  /** Wishes to hear of a game, by its title. */
  earlyAccess: breakdown,
  /** What people say of the game, from `1` to `5`. */
  ratings: breakdown,
});
export type SiteFigures = z.infer<typeof siteFigures>;

/** What happens on the site in a period, beside the one of the same length before. Days begin at midnight UTC. */
export const getSiteAnalytics = endpoint('GET', '/api/admin/analytics', {
  access: 'admin',
  input: period,
  output: z.strictObject({ period: siteFigures, before: siteFigures, measuredAt: z.iso.datetime() }),
});
export type SiteAnalytics = z.infer<typeof getSiteAnalytics.output>;
