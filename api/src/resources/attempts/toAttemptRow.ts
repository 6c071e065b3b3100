import { attempt, type Attempt, type AttemptRefusal } from '@countertop/contract/attempts';
import { attemptsKeptDays } from '@countertop/contract/retention';
import { gradeAttempt } from '@countertop/engine/answers/gradeAttempt';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import * as z from 'zod/mini';
import { dayOf } from '../../platform/days.ts';
import type { AttemptRow } from './Attempt.model.ts';

const dayMs = 86_400_000;

/** Returns the date on the device, or the UTC date of the receipt if the device's clock is obviously wrong. */
function dayOfAttempt(answeredAt: string, nowMs: number): string {
  const answeredMs = Date.parse(answeredAt);
  const isPlausible = answeredMs >= nowMs - attemptsKeptDays * dayMs && answeredMs <= nowMs + dayMs;
  return isPlausible ? answeredAt.slice(0, 10) : dayOf(nowMs);
}

/** Checked before the rest, because newer rules may have names that this version doesn't know. */
const newerRules = z.looseObject({ rulesVersion: z.int().check(z.gt(rulesVersion)) });

/** Whether an attempt only has fields that this version doesn't know: after a rollback, pages of the newer version are still open. */
const isNewer = ({ issues }: z.core.$ZodError) => issues.every(({ code }) => code === 'unrecognized_keys');

/** Returns equal givens in the same order, so that they can be compared as JSON. */
export function sortedGivens(givens: Attempt['givens']): Attempt['givens'] {
  return Object.fromEntries(Object.entries(givens).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Grades an attempt and converts it to a row, or returns why it is refused. */
export function toAttemptRow(learnerId: string, sent: unknown, nowMs: number): AttemptRow | AttemptRefusal {
  if (z.safeParse(newerRules, sent).success) return 'unknown_rules';
  const { data: one, error } = z.safeParse(attempt, sent);
  if (error) return isNewer(error) ? 'unknown_rules' : 'invalid';
  const grade = gradeAttempt(one);
  if (grade === null) return 'impossible';
  return {
    learner_id: learnerId,
    id: one.id.toLowerCase(),
    rules_version: one.rulesVersion,
    seed: one.seed,
    number: one.number,
    band: one.band,
    type: one.type,
    variant: one.variant,
    dish: one.dish,
    givens: sortedGivens(one.givens),
    origin: one.origin,
    lesson: one.lesson,
    answer_hundredths: one.answerHundredths,
    is_retry: one.isRetry,
    hints_used: one.hintsUsed,
    elapsed_ms: one.elapsedMs,
    speed: one.speed,
    answered_at: one.answeredAt,
    received_at: nowMs,
    day: dayOfAttempt(one.answeredAt, nowMs),
    skill: grade.skill,
    is_correct: grade.isCorrect,
    mistake: grade.mistake,
  };
}
