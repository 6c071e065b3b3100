import * as z from 'zod/mini';
import { dayRangeChecks, utcDay } from '../shared/dayRange.ts';
import { endpoint } from '../shared/endpoint.ts';
import { problemReportData } from './eventData.ts';
import { reportMaxDays, playSteps } from './report.limits.ts';

const count = z.int().check(z.minimum(0));

/** Both ends are included. */
const period = z.strictObject({ from: utcDay, to: utcDay }).check(...dayRangeChecks(reportMaxDays));
export type Period = z.infer<typeof period>;

/** One part of a breakdown. `people` are visitors, each counted once a day. */
const part = z.strictObject({ name: z.string(), people: count, count });
export type Part = z.infer<typeof part>;

/** The parts that are large enough to show, largest first. `rest` is the sum of the others, null if there are none. */
const breakdown = z.strictObject({
  parts: z.array(part),
  rest: z.nullable(z.strictObject({ people: count, count })),
});
export type Breakdown = z.infer<typeof breakdown>;

/** A kind of problem. `count` is how often it was asked, `right` how often it was right on the first try. */
const practised = z.strictObject({ ...part.shape, right: count });
export type Practised = z.infer<typeof practised>;

const practice = z.strictObject({
  parts: z.array(practised),
  rest: z.nullable(z.strictObject({ people: count, count, right: count })),
});
export type PracticeBreakdown = z.infer<typeof practice>;

const counts = {
  /** Each counted once a day, because visitors cannot be recognized across days. */
  visitors: count,
  /** Browser sessions started. */
  sessions: count,
  /** Seconds a page was visible in these sessions. */
  timeSeconds: count,
  pageViews: count,
  gamesStarted: count,
  /** Restaurant days finished. */
  gamesCompleted: count,
};

const dayReport = z.strictObject({ date: utcDay, ...counts });
export type DayReport = z.infer<typeof dayReport>;

const step = z.strictObject({
  name: z.enum(playSteps),
  /** Visitors who got this far, each counted once a day; null if too few to show. */
  people: z.nullable(count),
});

const reportedProblem = z.strictObject({ ...problemReportData.shape, count });

const periodReport = z.strictObject({
  from: utcDay,
  to: utcDay,
  ...counts,
  days: z.array(dayReport),
  pages: breakdown,
  startedByBand: breakdown,
  completedByBand: breakdown,
  problemTypes: practice,
  skills: practice,
  steps: z.array(step),
  /** Most frequent first. */
  reportedProblems: z.array(reportedProblem),
  /** Early-access sign-ups by game title. */
  earlyAccess: breakdown,
  /** Ratings from `1` to `5`. */
  ratings: breakdown,
});
export type PeriodReport = z.infer<typeof periodReport>;

/** The report of a period and of the period of the same length before it. Days begin at midnight UTC. */
export const getSiteReport = endpoint('GET', '/api/admin/analytics', {
  access: 'admin',
  input: period,
  output: z.strictObject({
    period: periodReport,
    before: periodReport,
    measuredAt: z.iso.datetime(),
    /** Only while the server's clock is not accepted, so that nothing is deleted because of its age. */
    clock: z.optional(
      z.strictObject({
        now: z.iso.datetime(),
        /** The last time stored in the database. */
        lastSeen: z.iso.datetime(),
      }),
    ),
  }),
});
export type SiteReport = z.infer<typeof getSiteReport.output>;
export type ClockWarning = NonNullable<SiteReport['clock']>;
