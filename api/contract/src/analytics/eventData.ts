import { ageBands } from '@countertop/engine/problems/band';
import { problemTypes, problemVariants } from '@countertop/engine/problems/problem';
import { skillIds } from '@countertop/engine/problems/skill';
import * as z from 'zod/mini';
import { reportReasons } from './analytics.limits.ts';
import { count } from '../shared/integers.ts';
import { subscriptionTiers } from '../accounts/user.ts';

/** Event data that is counted in addition to the event's type. Other fields are ignored. */

/** Most problems of one event. Day 100 of the restaurant has about 100; more could forge the figures of a week. */
export const problemsMax = 500;
const problemCount = z.int().check(z.minimum(0), z.maximum(problemsMax));

/** Problems of one type and skill since the previous event: how many were asked, and answered right on the first try. */
const problemTally = z
  .object({ type: z.enum(problemTypes), skill: z.enum(skillIds), asked: problemCount, right: problemCount })
  .check(z.refine(({ asked, right }) => right <= asked, 'Must not be right more often than asked.'));
export type ProblemTally = z.infer<typeof problemTally>;

/** Data of `page_view`. */
export const pageViewData = z.object({ page: z.string() });

/** Data of `game_start`. */
export const gameStartData = z.object({ difficulty: z.enum(ageBands) });

/** Data of `game_complete`: a finished day of the restaurant. Older games send no `day` and no `problems`. */
export const gameCompleteData = z.object({
  difficulty: z.enum(ageBands),
  /** From 1. */
  day: z.optional(count.check(z.minimum(1))),
  problems: z.optional(
    z.array(problemTally).check(
      z.maxLength(problemTypes.length * skillIds.length),
      z.refine(
        (tallies) => tallies.reduce((total, { asked }) => total + asked, 0) <= problemsMax,
        `Send at most ${problemsMax} problems.`,
      ),
    ),
  ),
});

/** Data of `subscribe_button_click`. */
export const subscribeClickData = z.object({ tier: z.enum(subscriptionTiers) });

const seed = z.int().check(z.minimum(0), z.maximum(4_294_967_295));

/** Data of `problem_report`: what is needed to reproduce the problem. */
export const problemReportData = z.object({
  seed,
  /** Number of the problem in its game, from 1. */
  index: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  band: z.enum(ageBands),
  type: z.enum(problemTypes),
  variant: z.enum(problemVariants),
  skill: z.enum(skillIds),
  reason: z.enum(reportReasons),
});
export type ProblemReport = z.infer<typeof problemReportData>;

/** Data of `web_vital`: milliseconds, except for the layout shift, which has no unit. */
export const webVitalData = z.object({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** An hour in milliseconds, longer than anybody waits for a page. */
  value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
  page: z.string(),
});
export type WebVital = z.infer<typeof webVitalData>;
