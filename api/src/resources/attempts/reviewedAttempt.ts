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
  const { id, day, skill, band, isCorrect, isRetry, hintsUsed, origin } = row;
  return { id, day, skill, band, isCorrect, isRetry, hintsUsed, isReview: origin === 'review' };
}
