import type { AttemptRow } from './Attempt.model.ts';

/** Columns that the browser sends. */
export const sentColumns = [
  'rules_version',
  'seed',
  'number',
  'band',
  'type',
  'variant',
  'dish',
  'givens',
  'origin',
  'lesson',
  'answer_hundredths',
  'is_retry',
  'hints_used',
  'elapsed_ms',
  'speed',
  'answered_at',
] as const;
const columns = [
  'learner_id',
  'id',
  ...sentColumns,
  'received_at',
  'day',
  'skill',
  'is_correct',
  'mistake',
] as const satisfies readonly (keyof AttemptRow)[];

const casts: Partial<Record<(typeof columns)[number], string>> = {
  rules_version: 'integer',
  seed: 'bigint',
  number: 'integer',
  answer_hundredths: 'double precision',
  is_retry: 'boolean',
  hints_used: 'integer',
  elapsed_ms: 'integer',
  received_at: 'bigint',
  is_correct: 'boolean',
};
const selected = columns.map((column, index) => {
  const type = casts[column];
  return type === undefined ? `rows.value->>${index}` : `cast(rows.value->>${index} as ${type})`;
});

/** Returns the SQL that inserts `rows` of attempts, and skips those whose ID is stored or whose learner is gone. */
export const insertAttempts = (rows: string) => `insert into attempts (${columns.join(', ')})
  select ${selected.join(', ')} from ${rows}
  where exists (select 1 from learners where learners.id = rows.value->>0)
  on conflict (learner_id, id) do nothing`;

/** Returns the JSON parameter of `insertAttempts`. */
export function attemptValues(attempts: readonly AttemptRow[]): string {
  return JSON.stringify(
    attempts.map((row) => columns.map((column) => (column === 'givens' ? JSON.stringify(row.givens) : row[column]))),
  );
}
