import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isOnPostgres } from '../../../test/postgres.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { type AnalyticsWrite, writeAnalytics } from './writeAnalytics.ts';
import { Known } from './Known.ts';
import { randomWrites } from '../../../test/randomEvents.ts';
import { recount } from './recount.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
/** As many as one group is written with at most. */
const groupSize = 400;

async function writeAll(database: Knex, writes: readonly AnalyticsWrite[]): Promise<void> {
  const known = new Known();
  for (let from = 0; from < writes.length; from += groupSize) {
    await writeAnalytics(database, writes.slice(from, from + groupSize), known);
  }
}
const tallies = (database: Knex) =>
  database('analytics_tallies').orderBy(['kind', 'day', 'name']).select('kind', 'day', 'name', 'count', 'people');
const marks = (database: Knex) => database('analytics_marks').orderBy(['kind', 'day', 'name', 'session_id']);
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
});
afterEach(() => at.end());

/** On PostgreSQL fewer: there each write goes to another process and back. */
const count = isOnPostgres() ? 20_000 : 100_000;

it(
  `gives after ${count.toLocaleString('en-US')} events with retries, in any order, what was counted as they came`,
  { timeout: 240_000 },
  async () => {
    const writes = randomWrites(7, count, nowMs);
    await writeAll(at.database, writes);
    const kept = sorted(await tallies(at.database));

    await recount(at.database, nowMs);

    const requests = new Set(writes.map(({ event }) => `${event?.session_id} ${event?.request_id}`));
    const [sum] = await at.database('analytics_tallies').where({ kind: 'visit', day: 'all' });
    expect(requests.size).toBeLessThan(0.95 * count);
    expect(sum.count).toBeGreaterThan(0.7 * count);
    expect(kept.length).toBeGreaterThan(500);
    expect(sorted(await tallies(at.database))).toEqual(kept);
  },
);

it('mends counts that are wrong, and counts on as before', async () => {
  const [first, second] = [randomWrites(1, 400, nowMs), randomWrites(2, 400, nowMs)];
  await writeAll(at.database, first);
  const right = [sorted(await tallies(at.database)), sorted(await marks(at.database))];
  await at.database('analytics_tallies').where({ kind: 'page' }).update({ count: 1, people: 7 });
  await at.database('analytics_tallies').where({ kind: 'event' }).delete();
  await at.database('analytics_tallies').insert({ kind: 'event', day: '2026-11-20', name: 'x', count: 1, people: 1 });

  await recount(at.database, nowMs);
  const [mended, kept] = [sorted(await tallies(at.database)), sorted(await marks(at.database))];
  await writeAll(at.database, second);
  const counted = sorted(await tallies(at.database));
  await recount(at.database, nowMs);

  expect(mended).toEqual(right[0]);
  expect(new Set(kept).size).toBeGreaterThan(50);
  expect(right[1]).toEqual(expect.arrayContaining(kept));
  expect(sorted(await tallies(at.database))).not.toEqual(right[0]);
  // Visitors of days that are over cannot be told from new ones any more; those of today and yesterday can.
  const recent = (rows: readonly string[]) => rows.filter((row) => /"2026-11-2[01]"/.test(row));
  expect(recent(sorted(await tallies(at.database)))).toEqual(recent(counted));
});

it('counts the same whatever the order and the groups', { timeout: 60_000 }, async () => {
  const writes = randomWrites(3, 300, nowMs);
  await writeAll(at.database, writes);
  const forward = sorted((await tallies(at.database)).filter(({ kind }) => kind !== 'session' && kind !== 'seconds'));
  const other = await openTestDatabase();
  for (const write of writes.toReversed()) await writeAnalytics(other.database, [write], new Known());
  const backward = sorted(
    (await tallies(other.database)).filter(({ kind }) => kind !== 'session' && kind !== 'seconds'),
  );
  await other.end();

  expect(backward).toEqual(forward);
});
