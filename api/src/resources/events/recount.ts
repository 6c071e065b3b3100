import { analyticsKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import type { Model, ModelClass } from 'objection';
import { addDays, dayOf } from '../../platform/days.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { AnalyticsEventModel } from './AnalyticsEvent.model.ts';
import { AnalyticsMarkModel } from './AnalyticsMark.model.ts';
import { AnalyticsSessionModel } from './AnalyticsSession.model.ts';
import { AnalyticsTallyModel } from './AnalyticsTally.model.ts';
import { type CountedEvent, Tally } from './Tally.ts';
import { insertTallies, sumAllDays, writeMarks } from './tallies.table.ts';

/** Events read at once: some MB. */
const pageSize = 5000;

/** Events of a day, page by page along the index. */
async function* eventPages(trx: Knex.Transaction, day: string): AsyncGenerator<readonly CountedEvent[]> {
  let afterId = 0;
  for (;;) {
    const page = await AnalyticsEventModel.query(trx)
      .where({ day })
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(pageSize)
      .select('id', 'session_id', 'event_type', 'event_data', 'day');
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    afterId = last.id;
  }
}

/** Lets nobody count meanwhile: whoever writes events waits with their counts. SQLite has one writer anyway. */
async function holdTallies(trx: Knex.Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('lock table analytics_tallies in share row exclusive mode');
}

async function tallyOf(trx: Knex.Transaction, day: string): Promise<Tally> {
  const tally = new Tally();
  // PostgreSQL returns sums as text.
  const [sessions] = await AnalyticsSessionModel.query(trx)
    .where({ day })
    .count('* as sessions')
    .sum('time_spent_seconds as seconds')
    .castTo<{ sessions: number; seconds: number | string | null }[]>();
  const counts = { session: sessions?.sessions ?? 0, seconds: Number(sessions?.seconds ?? 0) } as const;
  if (counts.session > 0) tally.add(day, { kind: 'session', name: '', count: counts.session });
  if (counts.seconds > 0) tally.add(day, { kind: 'seconds', name: '', count: counts.seconds });
  for await (const page of eventPages(trx, day)) for (const event of page) tally.addEvent(event);
  return tally;
}

async function recountDay(trx: Knex.Transaction, day: string, areMarksKept: boolean): Promise<void> {
  await holdTallies(trx);
  // A change first: SQLite refuses to begin one later when somebody else wrote in between.
  await AnalyticsTallyModel.query(trx).where({ day }).delete();
  await AnalyticsMarkModel.query(trx).where({ day }).delete();
  const tally = await tallyOf(trx, day);
  const marks = tally.marks();
  for (const place of marks) tally.addPerson(place);
  if (areMarksKept) await writeMarks(trx, marks);
  await insertTallies(trx, tally.rows());
}

/** The days that may have counts, from the first one whose events are all kept. */
async function daysToCount(database: Knex, from: string): Promise<readonly string[]> {
  const found: string[] = [];
  const models: readonly ModelClass<Model & { readonly day: string }>[] = [
    AnalyticsEventModel,
    AnalyticsSessionModel,
    AnalyticsTallyModel,
  ];
  for (const model of models) {
    const rows = await model.query(database).where('day', '>=', from).whereNot({ day: 'all' }).distinct('day');
    found.push(...rows.map(({ day }) => day));
  }
  return [...new Set(found)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The first UTC day whose visits are all still kept. */
export function firstKeptDay(nowMs: number, keptDays: number = analyticsKeptDays): string {
  return addDays(dayOf(nowMs), -keptDays);
}

/** The first UTC day whose marks are kept: an event never arrives for a day that is over for longer than a clock is wrong. */
export function firstMarkedDay(nowMs: number): string {
  return addDays(dayOf(nowMs), -1);
}

/**
 * Makes the counts anew from sessions and events, day by day, so that a server that runs meanwhile waits for one day
 * only. Older days, whose events are deleted, stay as they are. Gives how many days were counted.
 */
export async function recount(database: Knex, nowMs: number): Promise<number> {
  const days = await daysToCount(database, firstKeptDay(nowMs));
  for (const day of days) {
    await database.transaction((trx) => recountDay(trx, day, day >= firstMarkedDay(nowMs)));
  }
  await database.transaction(async (trx) => {
    await holdTallies(trx);
    await sumAllDays(trx);
  });
  return days.length;
}
