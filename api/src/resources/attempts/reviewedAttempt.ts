import type { ReviewedAttempt } from '@countertop/engine/review/skillStates';
import type { AttemptRow } from './Attempt.model.ts';

/** Columns that the review schedule depends on. */
export const reviewedColumns = [
  'id',
  'day',
  'skill',
  'band',
  'is_correct',
  'is_retry',
  'hints_used',
  'origin',
] as const satisfies readonly (keyof AttemptRow)[];

/** Converts a row for the review schedule. */
export function reviewedAttemptOf(row: Pick<AttemptRow, (typeof reviewedColumns)[number]>): ReviewedAttempt {
  return {
    id: row.id,
    day: row.day,
    skill: row.skill,
    band: row.band,
    isCorrect: row.is_correct,
    isRetry: row.is_retry,
    hintsUsed: row.hints_used,
    isReview: row.origin === 'review',
  };
}
