import { columnOf } from '../../platform/db/snakeCase.ts';
import type { AttemptRow } from './Attempt.model.ts';

/** Columns that the browser sends. */
export const sentColumns = [
  'rulesVersion',
  'seed',
  'number',
  'band',
  'type',
  'variant',
  'dish',
  'givens',
  'origin',
  'lesson',
  'answerHundredths',
  'isRetry',
  'hintsUsed',
  'elapsedMs',
  'speed',
  'answeredAt',
] as const;
const columns = [
  'learnerId',
  'id',
  ...sentColumns,
  'receivedAt',
  'day',
  'skill',
  'isCorrect',
  'mistake',
] as const satisfies readonly (keyof AttemptRow)[];

const casts: Partial<Record<(typeof columns)[number], string>> = {
  rulesVersion: 'integer',
  seed: 'bigint',
  number: 'integer',
  answerHundredths: 'double precision',
  isRetry: 'boolean',
  hintsUsed: 'integer',
  elapsedMs: 'integer',
  receivedAt: 'bigint',
  isCorrect: 'boolean',
};
const selected = columns.map((column, index) => {
  const type = casts[column];
  return type === undefined ? `rows.value->>${index}` : `cast(rows.value->>${index} as ${type})`;
});

/** Returns the SQL that inserts `rows` of attempts, and skips those whose ID is stored or whose learner is gone. */
export const insertAttempts = (rows: string) => `insert into attempts (${columns.map(columnOf).join(', ')})
  select ${selected.join(', ')} from ${rows}
  where exists (select 1 from learners where learners.id = rows.value->>0)
  on conflict (learner_id, id) do nothing`;

/** Returns the JSON parameter of `insertAttempts`. */
export function attemptValues(attempts: readonly AttemptRow[]): string {
  return JSON.stringify(
    attempts.map((row) => columns.map((column) => (column === 'givens' ? JSON.stringify(row.givens) : row[column]))),
  );
}
