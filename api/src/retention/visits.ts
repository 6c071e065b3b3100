import { analyticsKeptDays, opinionsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { firstKeptDay, firstMarkedDay } from '../analytics/recount.ts';
import { OpinionModel } from '../opinion/Opinion.model.ts';

/**
 * Deletes visits, events and opinions that are older than we promise to keep them, and who was counted on days that are
 * over. The counts of visits and events were made as they came, and stay.
 */
export async function deleteOldVisits(database: Knex, nowMs: number): Promise<void> {
  const firstDay = firstKeptDay(nowMs, analyticsKeptDays);
  await database.transaction(async (trx) => {
    await trx('analytics_events').where('day', '<', firstDay).delete();
    // One that began before and goes on is kept: its browser reports its time.
    const old = trx('analytics_sessions').where('day', '<', firstDay);
    await old.where('updated_at', '<', Date.parse(firstDay)).delete();
    // A reported problem is a count with a name of its own, so their number would grow forever.
    await trx('analytics_tallies').where({ kind: 'report' }).where('day', '<', firstDay).delete();
    await trx('analytics_marks').where('day', '<', firstMarkedDay(nowMs)).delete();
    await OpinionModel.query(trx).where('day', '<', firstKeptDay(nowMs, opinionsKeptDays)).delete();
  });
}
