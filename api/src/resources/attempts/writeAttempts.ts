import type { Knex } from 'knex';
import { jsonRows, type RawResult, rowsOf } from '../../platform/db/jsonRows.ts';
import { AttemptModel, type AttemptRow } from './Attempt.model.ts';
import {
  addSkillDays,
  attemptValues,
  bandValues,
  insertAttempts,
  sentColumns,
  setBands,
  skillDayValues,
} from './attempts.table.ts';

/** `id_reused`: another attempt has the ID. `learner_gone`: the learner was deleted in between. */
export type AttemptResult = 'stored' | 'known' | 'id_reused' | 'learner_gone';

type Key = Pick<AttemptRow, 'learnerId' | 'id'>;
const keyOf = ({ learnerId, id }: Key) => `${learnerId} ${id}`;
const sentOf = (row: AttemptRow) => JSON.stringify(sentColumns.map((column) => row[column]));

function resultOf(row: AttemptRow, stored: AttemptRow | undefined): AttemptResult {
  if (stored === undefined) return 'learner_gone';
  if (stored === row) return 'stored';
  return sentOf(stored) === sentOf(row) ? 'known' : 'id_reused';
}

/** Inserts attempts with different keys, with the totals and bands they change. Returns those that were new. */
async function insertNew(trx: Knex.Transaction, attempts: readonly AttemptRow[]): Promise<readonly AttemptRow[]> {
  const rows = jsonRows(trx);
  const sql = `${insertAttempts(rows)} returning learner_id, id`;
  const inserted: RawResult<Key> = await trx.raw(sql, [attemptValues(attempts)]);
  const isNew = new Set(rowsOf(inserted).map(keyOf));
  const added = attempts.filter((row) => isNew.has(keyOf(row)));
  if (added.length === 0) return added;
  await trx.raw(addSkillDays(rows), [skillDayValues(added)]);
  await trx.raw(setBands(rows), [bandValues(added)]);
  return added;
}

/**
 * Writes a batch in one transaction, with the daily totals and the bands of the learners. Attempts that come twice, in one batch
 * or through two servers, are stored and counted once. Raw SQL, because models are inserted one by one on SQLite.
 */
export async function writeAttempts(database: Knex, rows: readonly AttemptRow[]): Promise<readonly AttemptResult[]> {
  const byKey = new Map<string, AttemptRow>();
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  // In the same order on every server, so that two of them never wait for each other in a circle.
  const distinct = [...byKey].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  return database.transaction(async (trx) => {
    const added = await insertNew(trx, distinct);
    const stored = new Map<string, AttemptRow>(added.map((row) => [keyOf(row), row]));
    const others = distinct.filter((row) => !stored.has(keyOf(row)));
    if (others.length > 0) {
      const found = await AttemptModel.query(trx).findByIds(others.map(({ learnerId, id }) => [learnerId, id]));
      for (const row of found) stored.set(keyOf(row), row);
    }
    return rows.map((row) => resultOf(row, stored.get(keyOf(row))));
  });
}
