import type { Knex } from 'knex';
import { sqliteJsonRows } from '../../platform/db/jsonRows.ts';
import { assertInserted, runScript, type Statement } from '../../platform/db/sqliteScript.ts';
import { isStorageFault } from '../../platform/errors/storageFault.ts';
import { addCounters, addToStored, counterValuesWithTotals } from './counters.table.ts';
import { EventAggregator } from './EventAggregator.ts';
import type { EventBatch } from './EventBatch.ts';
import { eventValues, insertEvents } from './events.table.ts';
import type { SeenCache } from './SeenCache.ts';
import { sessionValues, upsertSessions } from './sessions.table.ts';
import type { UniqueVisitorRow } from './UniqueVisitor.model.ts';
import { insertVisitors, visitorValues } from './uniqueVisitors.table.ts';

/** Counts new sessions and the time added. Runs before the sessions are written. */
const countSessions = `
  with reported as materialized (
    select coalesce(stored.day, rows.value->>4) as day, stored.session_id is null as is_new,
      max((rows.value->>3) - coalesce(stored.time_spent_seconds, 0), 0) as added_seconds
    from ${sqliteJsonRows} left join analytics_sessions as stored on stored.session_id = rows.value->>0
  ), sums (kind, day, count) as (
    select 'session', day, sum(is_new) from reported group by day
    union all select 'session', 'all', sum(is_new) from reported
    union all select 'seconds', day, sum(added_seconds) from reported group by day
    union all select 'seconds', 'all', sum(added_seconds) from reported
  )
  insert into analytics_counters (kind, day, name, count, people)
  select kind, day, '', count, 0 from sums where count > 0 ${addToStored}`;

function statementsFor(
  { sessions, events }: EventBatch,
  visitors: readonly UniqueVisitorRow[],
  aggregator: EventAggregator,
): Statement[] {
  const rows = sqliteJsonRows;
  const statements: Statement[] = [];
  if (sessions.length > 0) {
    const values = [sessionValues(sessions)];
    statements.push({ sql: countSessions, values }, { sql: upsertSessions(rows), values });
  }
  if (events.length > 0) {
    statements.push({ sql: insertEvents(rows), values: [eventValues(events)] }, assertInserted(events.length));
  }
  if (visitors.length > 0) {
    statements.push({ sql: insertVisitors(rows), values: [visitorValues(visitors)] }, assertInserted(visitors.length));
  }
  const counters = aggregator.counters();
  if (counters.length > 0) statements.push({ sql: addCounters(rows), values: [counterValuesWithTotals(counters)] });
  return statements;
}

/**
 * Inserts a batch on SQLite as `insertBatch` does, but in one trip to the database's thread. Assumes that events and unique
 * visitors that have not been `seen` are new. Returns null, having written nothing, if they are not, or if the script fails for
 * another reason. Throws if the database cannot be written at all.
 */
export async function insertBatchSqlite(
  database: Knex,
  batch: EventBatch,
  seen: SeenCache,
): Promise<readonly UniqueVisitorRow[] | null> {
  const aggregator = new EventAggregator(seen);
  for (const event of batch.events) aggregator.addEvent(event);
  const visitors = aggregator.uniqueVisitors();
  for (const visitor of visitors) aggregator.addVisitor(visitor);
  try {
    await runScript(database, statementsFor(batch, visitors, aggregator));
    return visitors;
  } catch (error) {
    if (isStorageFault(error)) throw error;
    return null;
  }
}
