import type { Knex } from 'knex';
import { jsonRows, type RawResult, rowsOf } from '../../platform/db/jsonRows.ts';
import { addSkillDays } from '../learners/skillDays.table.ts';
import { AttemptModel, type AttemptRow } from './Attempt.model.ts';

/** `id_reused`: another attempt has the ID. `learner_gone`: the learner was deleted in between. */
export type AttemptResult = 'stored' | 'known' | 'id_reused' | 'learner_gone';

/** What the browser sent. */
const sentColumns = [
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
  answer_hundredths: 'bigint',
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

const insertAttempts = (rows: string) => `insert into attempts (${columns.join(', ')})
  select ${selected.join(', ')} from ${rows}
  where exists (select 1 from learners where learners.id = rows.value->>0)
  on conflict (learner_id, id) do nothing returning learner_id, id`;

type Key = Pick<AttemptRow, 'learner_id' | 'id'>;
const keyOf = ({ learner_id, id }: Key) => `${learner_id} ${id}`;

/** Inserts attempts with different keys, and returns those that were new. */
async function insertNew(trx: Knex.Transaction, rows: readonly AttemptRow[]): Promise<readonly AttemptRow[]> {
  const values = rows.map((row) =>
    columns.map((column) => (column === 'givens' ? JSON.stringify(row.givens) : row[column])),
  );
  const inserted: RawResult<Key> = await trx.raw(insertAttempts(jsonRows(trx)), [JSON.stringify(values)]);
  const isNew = new Set(rowsOf(inserted).map(keyOf));
  return rows.filter((row) => isNew.has(keyOf(row)));
}

/** Sets the band of each learner to that of their last attempt. */
async function updateBands(trx: Knex.Transaction, attempts: readonly AttemptRow[]): Promise<void> {
  if (attempts.length === 0) return;
  const last = new Map(attempts.map(({ learner_id, band, received_at }) => [learner_id, { band, received_at }]));
  const values = [...last].map(([id, { band, received_at }]) => [id, band, received_at]);
  await trx.raw(
    `update learners set band = rows.value->>1, updated_at = cast(rows.value->>2 as bigint) from ${jsonRows(trx)}
      where learners.id = rows.value->>0 and learners.band is distinct from rows.value->>1`,
    [JSON.stringify(values)],
  );
}

const sentOf = (row: AttemptRow) => JSON.stringify(sentColumns.map((column) => row[column]));

function resultOf(row: AttemptRow, stored: AttemptRow | undefined): AttemptResult {
  if (stored === undefined) return 'learner_gone';
  if (stored === row) return 'stored';
  return sentOf(stored) === sentOf(row) ? 'known' : 'id_reused';
}

/**
 * Writes a batch in one transaction, with the daily totals and the bands of the learners. Attempts that come twice, in one batch
 * or through two servers, are stored and counted once. Raw SQL, because models are inserted one by one on SQLite.
 */
export async function writeAttempts(database: Knex, rows: readonly AttemptRow[]): Promise<readonly AttemptResult[]> {
  const byKey = new Map<string, AttemptRow>();
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  // In the same order on every server, so that two of them never wait for each other in a circle.
  const distinct = [...byKey.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return database.transaction(async (trx) => {
    const added = await insertNew(trx, distinct);
    await addSkillDays(trx, added);
    await updateBands(trx, added);
    const stored = new Map<string, AttemptRow>(added.map((row) => [keyOf(row), row]));
    const others = distinct.filter((row) => !stored.has(keyOf(row)));
    if (others.length > 0) {
      const found = await AttemptModel.query(trx).findByIds(others.map(({ learner_id, id }) => [learner_id, id]));
      for (const row of found) stored.set(keyOf(row), row);
    }
    return rows.map((row) => resultOf(row, stored.get(keyOf(row))));
  });
}
