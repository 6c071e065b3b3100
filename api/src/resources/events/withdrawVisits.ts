import type { Knex } from 'knex';
import { dayOf, daysFrom } from '../../platform/days.ts';
import type { Flood } from './NetworkBudget.ts';
import { AnalyticsEventModel } from './AnalyticsEvent.model.ts';
import { AnalyticsSessionModel } from './AnalyticsSession.model.ts';
import { deleteMarks, subtractTally } from './tallies.table.ts';
import { type CountedEvent, Tally } from './Tally.ts';

/** Events read at once, newest first. */
const pageSize = 2000;
/** How far clocks of several servers may differ, in milliseconds. */
const clockToleranceMs = 60_000;

type RecentEvent = CountedEvent & Pick<AnalyticsEventModel, 'id'>;

/** The events of some visits since a moment. Reads a day backwards by its index, which knows no visits. */
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
      .select('id', 'session_id', 'event_type', 'event_data', 'day', 'created_at');
    found.push(...page.filter((event) => wanted.has(event.session_id) && event.created_at >= sinceMs));
    const last = page.at(-1);
    if (last === undefined || last.created_at < sinceMs - clockToleranceMs) return found;
    beforeId = last.id;
  }
}

/** Deletes the visits that began during a flood, and returns them. */
async function deleteSessions(
  trx: Knex.Transaction,
  { visits, sinceMs }: Flood,
): Promise<readonly AnalyticsSessionModel[]> {
  const sessions = await AnalyticsSessionModel.query(trx)
    .whereIn('session_id', [...visits])
    .where('started_at', '>=', sinceMs)
    .orderBy('session_id')
    .forUpdate()
    .select('session_id', 'day', 'time_spent_seconds');
  const ids = sessions.map(({ session_id: id }) => id);
  await AnalyticsSessionModel.query(trx).findByIds(ids).delete();
  return sessions;
}

async function withdraw(trx: Knex.Transaction, flood: Flood, nowMs: number): Promise<void> {
  const tally = new Tally();
  // Locks in the order of `writeAnalytics`: sessions, events, marks, counts.
  const sessions = await deleteSessions(trx, flood);
  for (const { day, time_spent_seconds: seconds } of sessions) {
    tally.add(day, { kind: 'session', name: '', count: 1 });
    tally.add(day, { kind: 'seconds', name: '', count: seconds });
  }
  const began = new Set(sessions.map(({ session_id: id }) => id));
  for (const day of daysFrom(dayOf(flood.sinceMs), dayOf(nowMs))) {
    const events = await recentEvents(trx, day, flood);
    for (const event of events) tally.addEvent(event);
    for (let from = 0; from < events.length; from += pageSize) {
      const ids = events.slice(from, from + pageSize).map(({ id }) => id);
      await AnalyticsEventModel.query(trx).findByIds(ids).delete();
    }
  }
  // A visit that began earlier was counted as a visitor before the flood, and stays one.
  const marks = tally.marks().filter((mark) => began.has(mark.session_id));
  for (const mark of await deleteMarks(trx, marks)) tally.addPerson(mark);
  await subtractTally(trx, tally);
}

/**
 * Deletes what the visits of a flood brought since it began, and takes it out of the figures. The part of a flood that came
 * before it was noticed would otherwise stay: on a small site, that is most of what the figures say.
 */
export async function withdrawVisits(database: Knex, flood: Flood, nowMs: number): Promise<void> {
  if (flood.visits.length > 0) await database.transaction((trx) => withdraw(trx, flood, nowMs));
}
