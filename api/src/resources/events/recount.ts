import { analyticsKeptDays } from '@countertop/contract/accounts/retention';
import type { Knex } from 'knex';
import type { Model, ModelClass } from 'objection';
import { addDays, dayOf } from '../../platform/days.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { AnalyticsEventModel } from './AnalyticsEvent.model.ts';
import { AnalyticsSessionModel } from './AnalyticsSession.model.ts';
import { insertNewCounters, recomputeTotals } from './counters.table.ts';
import { type CountedEvent, EventAggregator } from './EventAggregator.ts';
import { EventCounterModel } from './EventCounter.model.ts';
import { UniqueVisitorModel } from './UniqueVisitor.model.ts';
import { writeVisitors } from './uniqueVisitors.table.ts';

/** Events per query: a few MB. */
const pageSize = 5000;

async function* eventPages(trx: Knex.Transaction, day: string): AsyncGenerator<readonly CountedEvent[]> {
  let afterId = 0;
  for (;;) {
    const page = await AnalyticsEventModel.query(trx)
      .where({ day })
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'sessionId', 'eventType', 'eventData', 'day');
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    afterId = last.id;
  }
}

/** Makes other writers wait before they update counters. SQLite has one writer anyway. */
async function lockCounters(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('lock table analytics_counters in share row exclusive mode');
}

async function aggregateDay(trx: Knex.Transaction, day: string): Promise<EventAggregator> {
  const aggregator = new EventAggregator();
  // PostgreSQL returns sums as text.
  const [sessions] = await AnalyticsSessionModel.query(trx)
    .where({ day })
    .count('* as sessions')
    .sum('timeSpentSeconds as seconds')
    .castTo<{ sessions: number; seconds: number | string | null }[]>();
  const counts = { session: sessions?.sessions ?? 0, seconds: Number(sessions?.seconds ?? 0) } as const;
  if (counts.session > 0) aggregator.add(day, { kind: 'session', name: '', count: counts.session });
  if (counts.seconds > 0) aggregator.add(day, { kind: 'seconds', name: '', count: counts.seconds });
  for await (const page of eventPages(trx, day)) for (const event of page) aggregator.addEvent(event);
  return aggregator;
}

async function recountDay(trx: Knex.Transaction, day: string, areVisitorsKept: boolean): Promise<void> {
  await lockCounters(trx);
  // Write before reading: SQLite rejects a write after a read if somebody else has written in between.
  await EventCounterModel.query(trx).where({ day }).delete();
  await UniqueVisitorModel.query(trx).where({ day }).delete();
  const aggregator = await aggregateDay(trx, day);
  const visitors = aggregator.uniqueVisitors();
  for (const visitor of visitors) aggregator.addVisitor(visitor);
  if (areVisitorsKept) await writeVisitors(trx, visitors);
  await insertNewCounters(trx, aggregator.counters());
}

/** Returns the days since `from` that have events, sessions or counters. */
async function daysToCount(database: Knex, from: string): Promise<readonly string[]> {
  const found: string[] = [];
  const models: readonly ModelClass<Model & { readonly day: string }>[] = [
    AnalyticsEventModel,
    AnalyticsSessionModel,
    EventCounterModel,
  ];
  for (const model of models) {
    const rows = await model.query(database).where('day', '>=', from).whereNot({ day: 'all' }).distinct('day');
    found.push(...rows.map(({ day }) => day));
  }
  return [...new Set(found)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Returns the first UTC day whose visits are all kept. */
export function firstKeptDay(nowMs: number, keptDays: number = analyticsKeptDays): string {
  return addDays(dayOf(nowMs), -keptDays);
}

/** Returns the first UTC day whose unique visitors are kept: yesterday, because server clocks may differ. */
export function firstVisitorDay(nowMs: number): string {
  return addDays(dayOf(nowMs), -1);
}

/**
 * Rebuilds the counters from sessions and events, one day per transaction, so that a running server waits for one day at
 * most. Leaves older days, whose events have been deleted, as they are. Returns the number of days rebuilt.
 */
export async function recount(database: Knex, nowMs: number): Promise<number> {
  const days = await daysToCount(database, firstKeptDay(nowMs));
  for (const day of days) {
    await database.transaction((trx) => recountDay(trx, day, day >= firstVisitorDay(nowMs)));
  }
  await database.transaction(async (trx) => {
    await lockCounters(trx);
    await recomputeTotals(trx);
  });
  return days.length;
}
