import { attemptsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { AttemptModel } from './Attempt.model.ts';

const dayMs = 86_400_000;
/** Rows per statement, so that SQLite's only connection is free in between. */
const rowsAtOnce = 5000;

/** Deletes attempts past their retention period. Their daily totals stay. */
export async function deleteOldAttempts(database: Knex, nowMs: number): Promise<void> {
  const old = AttemptModel.query(database)
    .where('received_at', '<=', nowMs - attemptsKeptDays * dayMs)
    .limit(rowsAtOnce)
    .select('learner_id', 'id');
  for (;;) {
    const deleted = await AttemptModel.query(database).whereIn(['learner_id', 'id'], old.clone()).delete();
    if (deleted < rowsAtOnce) return;
  }
}
