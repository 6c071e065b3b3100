import { attemptsKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import { skillStates } from '@countertop/engine/review/skillStates';
import type { Knex } from 'knex';
import { type Deleted, runLimit } from '../../platform/db/deleteDue.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { reviewedAttemptOf, reviewedColumns } from './reviewedAttempt.ts';
import { AttemptModel } from './Attempt.model.ts';

/** Rows per transaction, so that SQLite's only connection is free in between. */
const rowsAtOnce = 5000;

/** Adds attempts that are about to be deleted to the review schedules of their learners. */
async function keepSchedules(trx: Knex.Transaction, attempts: readonly AttemptModel[]): Promise<void> {
  for (const id of new Set(attempts.map(({ learnerId }) => learnerId))) {
    const own = attempts.filter(({ learnerId }) => learnerId === id).map(reviewedAttemptOf);
    const learner = await LearnerModel.query(trx).findById(id).select('earlierSkills').forUpdate();
    const states = skillStates(own, learner?.earlierSkills ?? []);
    await LearnerModel.query(trx)
      .findById(id)
      .patch({ earlierSkills: [...states.values()] });
  }
}

/** Deletes the oldest attempts received until `untilMs`. Returns their number. */
async function deleteBatch(trx: Knex.Transaction, untilMs: number, rows: number): Promise<number> {
  const old = AttemptModel.query(trx)
    .where('receivedAt', '<=', untilMs)
    .orderBy(['receivedAt', 'learnerId', 'id'])
    .limit(rows);
  await keepSchedules(trx, await old.clone().select('learnerId', ...reviewedColumns));
  return AttemptModel.query(trx).whereIn(['learnerId', 'id'], old.clone().select('learnerId', 'id')).delete();
}

/**
 * Deletes attempts past their retention period, at most as many as one run may. Their daily totals stay, and what they mean for the
 * review schedule.
 */
export async function deleteOldAttempts(database: Knex, nowMs: number, batchRows = rowsAtOnce): Promise<Deleted> {
  let [count, limit] = [0, batchRows];
  for (;;) {
    const rows = Math.min(batchRows, limit - count);
    const deleted = await database.transaction((trx) => deleteBatch(trx, nowMs - attemptsKeptDays * dayMs, rows));
    if (count === 0 && deleted === rows)
      limit = runLimit(deleted + (await AttemptModel.query(database).resultSize()), batchRows);
    count += deleted;
    if (deleted < rows || count >= limit) return { count, isLimited: count >= limit };
  }
}
