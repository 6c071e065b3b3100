import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes, problemVariants } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import * as z from 'zod/mini';
import { reportReasons } from './analytics.limits.ts';
import { count } from './integers.ts';
import { subscriptionTiers } from './user.ts';

/** What an event's data must hold to be counted by more than its type. What else it holds is not looked at. */

/** Ours: day 100 of the restaurant asks about 100 problems. More in one event would let it forge the figures of a week. */
export const problemsMax = 500;
const problemCount = z.int().check(z.minimum(0), z.maximum(problemsMax));

/** Problems of one type and skill since the event before: how many were asked, and right at the first try. */
const problemTally = z
  .object({ type: z.enum(problemTypes), skill: z.enum(skillIds), asked: problemCount, right: problemCount })
  .check(z.refine(({ asked, right }) => right <= asked, 'Must not be right more often than it was asked.'));
export type ProblemTally = z.infer<typeof problemTally>;

/** Of `page_view`. */
export const pageViewData = z.object({ page: z.string() });

/** Of `game_start`. */
export const gameStartData = z.object({ difficulty: z.enum(ageBands) });

/** Of `game_complete`: a day of the restaurant that was finished. Older games send no `day` and no `problems`. */
export const gameCompleteData = z.object({
  difficulty: z.enum(ageBands),
  /** Number of the day, from 1. */
  day: z.optional(count.check(z.minimum(1))),
  problems: z.optional(
    z.array(problemTally).check(
      z.maxLength(problemTypes.length * skillIds.length),
      z.refine(
        (tallies) => tallies.reduce((total, { asked }) => total + asked, 0) <= problemsMax,
        `Must be at most ${problemsMax} problems.`,
      ),
    ),
  ),
});

/** Of `subscribe_button_click`. */
export const subscribeClickData = z.object({ tier: z.enum(subscriptionTiers) });

const seed = z.int().check(z.minimum(0), z.maximum(4_294_967_295));

/** Of `problem_report`: what makes the problem again. */
export const problemReportData = z.object({
  seed,
  /** Running number of the problem in its game, from 1. */
  index: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  band: z.enum(ageBands),
  type: z.enum(problemTypes),
  variant: z.enum(problemVariants),
  skill: z.enum(skillIds),
  reason: z.enum(reportReasons),
});
export type ProblemReport = z.infer<typeof problemReportData>;

/** Of `web_vital`: milliseconds, but for the layout's shift, which has no unit. */
export const webVitalData = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Ours: an hour in milliseconds, longer than anybody waits for a page. */
  value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  page: z.string(),
});
export type WebVital = z.infer<typeof webVitalData>;
