import { analyticsKeptDays, opinionsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { firstKeptDay, firstMarkedDay } from '../analytics/recount.ts';

/**
 * Deletes visits, events and opinions that are older than we promise to keep them, and who was counted on days that are
 * over. The counts of visits and events were made as they came, and stay.
 */
export async function deleteOldVisits(database: Knex, nowMs: number): Promise<void> {
  const firstDay = firstKeptDay(nowMs, analyticsKeptDays);
  await database.transaction(async (trx) => {
    await trx('analytics_events').where('day', '<', firstDay).delete();
    const kept = trx('analytics_events').whereRaw('analytics_events.session_id = analytics_sessions.session_id');
    await trx('analytics_sessions').where('day', '<', firstDay).whereNotExists(kept.select('id')).delete();
    await trx('analytics_marks').where('day', '<', firstMarkedDay(nowMs)).delete();
    await trx('opinions').where('day', '<', firstKeptDay(nowMs, opinionsKeptDays)).delete();
  });
}
