import { analyticsKeptDays, opinionsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';

const dayMs = 86_400_000;
/** SQLite takes at most 500 rows in one insert. */
const maxRows = 400;

/** The first UTC day that is still kept, as YYYY-MM-DD. */
function firstKeptDay(nowMs: number, keptDays: number): string {
  return new Date(nowMs - keptDays * dayMs).toISOString().slice(0, 10);
}

interface DayCount {
  readonly day: string;
  readonly kind: string;
  readonly count: number;
}

async function addCounts(trx: Knex.Transaction, counts: readonly DayCount[]): Promise<void> {
  for (let from = 0; from < counts.length; from += maxRows) {
    await trx('analytics_days')
      .insert(counts.slice(from, from + maxRows))
      .onConflict(['day', 'kind'])
      .merge({ count: trx.raw('analytics_days.count + excluded.count') });
  }
}

/** Deletes visits, events and opinions that are older than we promise to keep them; of the former the counts stay. */
export async function deleteOldVisits(database: Knex, nowMs: number): Promise<void> {
  const analyticsDay = firstKeptDay(nowMs, analyticsKeptDays);
  await database.transaction(async (trx) => {
    const oldEvents = () => trx('analytics_events').where('day', '<', analyticsDay);
    const events: DayCount[] = await oldEvents()
      .groupBy('day', 'event_type')
      .select('day', { kind: 'event_type' })
      .count({ count: '*' });
    await oldEvents().delete();
    const kept = trx('analytics_events').whereRaw('analytics_events.session_id = analytics_sessions.session_id');
    const oldVisits = () =>
      trx('analytics_sessions').where('day', '<', analyticsDay).whereNotExists(kept.clone().select('id'));
    const visits: Omit<DayCount, 'kind'>[] = await oldVisits().groupBy('day').select('day').count({ count: '*' });
    await oldVisits().delete();
    await addCounts(trx, [...events, ...visits.map((count) => ({ ...count, kind: 'visits' }))]);
    await trx('opinions').where('day', '<', firstKeptDay(nowMs, opinionsKeptDays)).delete();
  });
}
