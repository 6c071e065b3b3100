import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { fuzzRuns } from '../../../../tests/support/fuzz.ts';
import { type EventEntry, eventStore } from './EventStore.ts';
import { randomEntries } from '../../../test/randomEvents.ts';
import { recount } from './recount.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
const batchSize = 400;

async function recordAll(database: Knex, entries: readonly EventEntry[]): Promise<void> {
  const store = eventStore(database);
  for (let from = 0; from < entries.length; from += batchSize) {
    await store.recordBatch(entries.slice(from, from + batchSize));
  }
}
const counters = (database: Knex) =>
  database('analytics_counters').orderBy(['kind', 'day', 'name']).select('kind', 'day', 'name', 'count', 'people');
const visitors = (database: Knex) => database('analytics_visitors').orderBy(['kind', 'day', 'name', 'sessionId']);
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
});
afterEach(() => at.end());

const count = fuzzRuns(20_000);

it(`rebuilds the counters of ${count} events with retries, in any order, as they were`, async () => {
  const entries = randomEntries(7, count, nowMs);
  await recordAll(at.database, entries);
  const kept = sorted(await counters(at.database));

  await recount(at.database, nowMs);

  const requests = new Set(entries.map(({ event }) => `${event?.sessionId} ${event?.requestId}`));
  const [sum] = await at.database('analytics_counters').where({ kind: 'visit', day: 'all' });
  expect(requests.size).toBeLessThan(0.95 * count);
  expect(sum.count).toBeGreaterThan(0.7 * count);
  expect(kept.length).toBeGreaterThan(500);
  expect(sorted(await counters(at.database))).toEqual(kept);
});

it('repairs wrong counters, and keeps counting as before', async () => {
  const [first, second] = [randomEntries(1, 400, nowMs), randomEntries(2, 400, nowMs)];
  await recordAll(at.database, first);
  const right = [sorted(await counters(at.database)), sorted(await visitors(at.database))];
  await at.database('analytics_counters').where({ kind: 'page' }).update({ count: 1, people: 7 });
  await at.database('analytics_counters').where({ kind: 'event' }).delete();
  await at.database('analytics_counters').insert({ kind: 'event', day: '2026-11-20', name: 'x', count: 1, people: 1 });

  await recount(at.database, nowMs);
  const [repaired, kept] = [sorted(await counters(at.database)), sorted(await visitors(at.database))];
  await recordAll(at.database, second);
  const counted = sorted(await counters(at.database));
  await recount(at.database, nowMs);

  expect(repaired).toEqual(right[0]);
  expect(new Set(kept).size).toBeGreaterThan(50);
  expect(right[1]).toEqual(expect.arrayContaining(kept));
  expect(sorted(await counters(at.database))).not.toEqual(right[0]);
  // Unique visitors are only kept for today and yesterday.
  const recent = (rows: readonly string[]) => rows.filter((row) => /"2026-11-2[01]"/.test(row));
  expect(recent(sorted(await counters(at.database)))).toEqual(recent(counted));
});

it('counts the same whatever the order and batches', { tags: ['nightly'] }, async () => {
  const entries = randomEntries(3, 300, nowMs);
  await recordAll(at.database, entries);
  const forward = sorted((await counters(at.database)).filter(({ kind }) => kind !== 'session' && kind !== 'seconds'));
  const other = await openTestDatabase();
  for (const entry of entries.toReversed()) await eventStore(other.database).recordBatch([entry]);
  const backward = sorted(
    (await counters(other.database)).filter(({ kind }) => kind !== 'session' && kind !== 'seconds'),
  );
  await other.end();

  expect(backward).toEqual(forward);
});
