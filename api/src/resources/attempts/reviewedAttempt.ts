import type { ReviewedAttempt } from '@countertop/engine/review/skillStates';
import type { AttemptRow } from './Attempt.model.ts';

/** Columns that the review schedule depends on. */
export const reviewedColumns = [
  'id',
  'day',
  'skill',
  'band',
  'isCorrect',
  'isRetry',
  'hintsUsed',
  'origin',
] as const satisfies readonly (keyof AttemptRow)[];

/** Converts a row for the review schedule. */
export function reviewedAttemptOf(row: Pick<AttemptRow, (typeof reviewedColumns)[number]>): ReviewedAttempt {
  return {
    id: row.id,
    day: row.day,
    skill: row.skill,
    band: row.band,
    isCorrect: row.isCorrect,
    isRetry: row.isRetry,
    hintsUsed: row.hintsUsed,
    isReview: row.origin === 'review',
  };
}
