import type { Knex } from 'knex';
import { dayOf, daysFrom } from '../../platform/days.ts';
import type { Flood } from './NetworkBudget.ts';
import { AnalyticsEventModel } from './AnalyticsEvent.model.ts';
import { AnalyticsSessionModel } from './AnalyticsSession.model.ts';
import { subtractCounters } from './counters.table.ts';
import { type CountedEvent, EventAggregator } from './EventAggregator.ts';
import { deleteVisitors } from './uniqueVisitors.table.ts';

/** Events per query. */
const pageSize = 2000;
/** Maximum clock difference between servers, in milliseconds. */
const clockToleranceMs = 60_000;

type RecentEvent = CountedEvent & Pick<AnalyticsEventModel, 'id'>;

/** Returns the events of a flood on a day. Reads the day newest first, because no index covers visits. */
async function recentEvents(trx: Knex.Transaction, day: string, { visits, sinceMs }: Flood): Promise<RecentEvent[]> {
  const wanted = new Set(visits);
  const found: RecentEvent[] = [];
  let beforeId: number | null = null;
  for (;;) {
    const older = AnalyticsEventModel.query(trx).where({ day });
    if (beforeId !== null) void older.where('id', '<', beforeId);
    const page: AnalyticsEventModel[] = await older
      .orderBy('id', 'desc')
      .limit(pageSize)
      .select('id', 'sessionId', 'eventType', 'eventData', 'day', 'createdAt');
    found.push(...page.filter((event) => wanted.has(event.sessionId) && event.createdAt >= sinceMs));
    const last = page.at(-1);
    if (last === undefined || last.createdAt < sinceMs - clockToleranceMs) return found;
    beforeId = last.id;
  }
}

/** Deletes the visits that began during a flood, and returns them. */
async function deleteSessions(
  trx: Knex.Transaction,
  { visits, sinceMs }: Flood,
): Promise<readonly AnalyticsSessionModel[]> {
  const sessions = await AnalyticsSessionModel.query(trx)
    .whereIn('sessionId', [...visits])
    .where('startedAt', '>=', sinceMs)
    .orderBy('sessionId')
    .forUpdate()
    .select('sessionId', 'day', 'timeSpentSeconds');
  const ids = sessions.map(({ sessionId: id }) => id);
  await AnalyticsSessionModel.query(trx).findByIds(ids).delete();
  return sessions;
}

async function remove(trx: Knex.Transaction, flood: Flood, nowMs: number): Promise<void> {
  const aggregator = new EventAggregator();
  // Locks rows in the same order as `insertBatch`: sessions, events, unique visitors, counters.
  const sessions = await deleteSessions(trx, flood);
  for (const { day, timeSpentSeconds: seconds } of sessions) {
    aggregator.add(day, { kind: 'session', name: '', count: 1 });
    aggregator.add(day, { kind: 'seconds', name: '', count: seconds });
  }
  const began = new Set(sessions.map(({ sessionId: id }) => id));
  for (const day of daysFrom(dayOf(flood.sinceMs), dayOf(nowMs))) {
    const events = await recentEvents(trx, day, flood);
    for (const event of events) aggregator.addEvent(event);
    for (let from = 0; from < events.length; from += pageSize) {
      const ids = events.slice(from, from + pageSize).map(({ id }) => id);
      await AnalyticsEventModel.query(trx).findByIds(ids).delete();
    }
  }
  // A visit that began earlier was counted as a visitor before the flood, and stays one.
  const visitors = aggregator.uniqueVisitors().filter((visitor) => began.has(visitor.sessionId));
  for (const visitor of await deleteVisitors(trx, visitors)) aggregator.addVisitor(visitor);
  await subtractCounters(trx, aggregator.counters());
}

/**
 * Deletes what the visits of a flood have recorded since it began, and subtracts it from the counters. Otherwise the calls before
 * the flood was noticed would distort the reports of a small site.
 */
export async function removeFlood(database: Knex, flood: Flood, nowMs: number): Promise<void> {
  if (flood.visits.length > 0) await database.transaction((trx) => remove(trx, flood, nowMs));
}
