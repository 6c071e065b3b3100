import { attempt, type Attempt, type AttemptRefusal } from '@countertop/contract/play/attempts';
import { maxClockErrorMs } from '@countertop/contract/play/attempts.limits';
import { attemptsKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import { gradeAttempt } from '@countertop/engine/answers/gradeAttempt';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import * as z from 'zod/mini';
import { dayOf } from '../../platform/days.ts';
import type { AttemptRow } from './Attempt.model.ts';

/** Returns a time of the device as if its clock had been right. Clocks that are off by less than days stay as they are. */
function corrected(answeredAt: string, nowMs: number, sentAt: string): string {
  const errorMs = Date.parse(sentAt) - nowMs;
  if (Math.abs(errorMs) <= maxClockErrorMs) return answeredAt;
  // The local time, read as UTC, has the local date.
  return new Date(Date.parse(`${answeredAt.slice(0, 19)}Z`) - errorMs).toISOString();
}

/**
 * Returns the date on the device when the answer was given, or the UTC date of the receipt if that can't be. A clock that is wrong by
 * days is corrected, if we know by how much.
 */
function dayOfAttempt(sent: string, nowMs: number, sentAt: string | undefined): string {
  const answeredAt = sentAt === undefined ? sent : corrected(sent, nowMs, sentAt);
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

/** Grades an attempt and converts it to a row, or returns why it is refused. `sentAt` is the time of the device, if known. */
export function toAttemptRow(
  learnerId: string,
  sent: unknown,
  nowMs: number,
  sentAt?: string,
): AttemptRow | AttemptRefusal {
  if (z.safeParse(newerRules, sent).success) return 'unknown_rules';
  const { data: one, error } = z.safeParse(attempt, sent);
  if (error) return isNewer(error) ? 'unknown_rules' : 'invalid';
  const grade = gradeAttempt(one);
  if (grade === null) return 'impossible';
  return {
    learnerId,
    ...one,
    id: one.id.toLowerCase(),
    givens: sortedGivens(one.givens),
    receivedAt: nowMs,
    day: dayOfAttempt(one.answeredAt, nowMs, sentAt),
    ...grade,
  };
}
