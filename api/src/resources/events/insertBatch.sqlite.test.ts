import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from '../../../test/databases.ts';
import { randomEntries } from '../../../test/randomEvents.ts';
import { type EventBatch, toBatch } from './EventBatch.ts';
import { insertBatch } from './insertBatch.ts';
import { insertBatchSqlite } from './insertBatchSqlite.ts';
import { SeenCache } from './SeenCache.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');

let all: TestDatabase[];
beforeEach(async () => {
  all = [await openSqlite(), await openSqlite()];
});
afterEach(() => Promise.all(all.map(({ end }) => end())));

/** Returns all analytics rows, sorted. */
async function stored(database: Knex): Promise<unknown> {
  const tables = ['analytics_sessions', 'analytics_events', 'analytics_visitors', 'analytics_counters'];
  const rows = await Promise.all(tables.map((table) => database(table)));
  return rows.map((table) => table.map((row) => JSON.stringify({ ...row, id: undefined })).toSorted());
}

/** Yields batches in the order of their days and without retries, which only `insertBatch` can handle. */
function* batches(seen: SeenCache): Generator<EventBatch> {
  const sent = new Set<unknown>();
  const entries = randomEntries(5, 3000, nowMs).filter(({ event }) => {
    const isNew = event === null || !sent.has(event);
    sent.add(event);
    return isNew;
  });
  entries.sort((one, other) => one.session.started_at - other.session.started_at);
  for (let from = 0; from < entries.length; from += 50) yield toBatch(entries.slice(from, from + 50), seen);
}

it('writes the same rows on SQLite as the portable way', { tags: ['nightly'] }, async () => {
  const [fast, portable] = all.map(({ database }) => database);
  if (!fast || !portable) throw new Error('No databases.');
  let rejected = 0;
  let times = 0;
  const seen = new SeenCache();

  for (const batch of batches(seen)) {
    const visitors = await insertBatchSqlite(fast, batch, seen);
    if (visitors === null) rejected += 1;
    expect(visitors).toEqual(await insertBatch(portable, batch, seen));
    seen.add(batch.sessions, visitors ?? []);
    times += batch.sessions.filter(({ time_spent_seconds: seconds }) => seconds > 0).length;
  }

  expect([rejected, times > 100]).toEqual([0, true]);
  expect(await stored(fast)).toEqual(await stored(portable));
});

const session = {
  session_id: 'child',
  user_agent: null,
  referrer: null,
  time_spent_seconds: 30,
  day: '2026-11-21',
  started_at: nowMs,
  updated_at: nowMs,
};
const event = (requestId: string, page = '/game') => ({
  session_id: 'child',
  event_type: 'page_view' as const,
  event_data: JSON.stringify({ page }),
  request_id: requestId,
  day: '2026-11-21',
  created_at: nowMs,
});

it.each([
  ['an event', [event('first'), event('again')], [event('again')], 'analytics_visitors'],
  ['a unique visitor', [event('first')], [event('second', '/pricing')], 'analytics_events'],
])('writes nothing and returns null if %s is stored already', async (_, before, then, deletedTable) => {
  const [{ database } = { database: undefined }] = all;
  if (!database) throw new Error('No database.');
  await insertBatchSqlite(database, { sessions: [session], events: before }, new SeenCache());
  await database(deletedTable).delete();
  const kept = await stored(database);

  const longer = { ...session, time_spent_seconds: 60 };
  const visitors = await insertBatchSqlite(database, { sessions: [longer], events: then }, new SeenCache());

  expect(visitors).toBeNull();
  expect(await stored(database)).toEqual(kept);
});

it('throws while the database is read-only, and writes again afterwards', async () => {
  const [{ database } = { database: undefined }] = all;
  if (!database) throw new Error('No database.');
  const batch = { sessions: [session], events: [event('first')] };
  await database.raw('pragma query_only = 1');

  await expect(insertBatchSqlite(database, batch, new SeenCache())).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  await database.raw('pragma query_only = 0');

  expect(await insertBatchSqlite(database, batch, new SeenCache())).toHaveLength(3);
});
