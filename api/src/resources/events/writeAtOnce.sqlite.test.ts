import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite, type TestDatabase } from '../../../test/databases.ts';
import { type AnalyticsGroup, writeInSteps } from './analytics.table.ts';
import { Known } from './Known.ts';
import { randomWrites } from '../../../test/randomEvents.ts';
import { groupOf } from './writeAnalytics.ts';
import { writeAtOnce } from './writeAtOnce.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');

let all: TestDatabase[];
beforeEach(async () => {
  all = [await openSqlite(), await openSqlite()];
});
afterEach(() => Promise.all(all.map(({ end }) => end())));

/** Everything that analytics keep, in an order of its own. */
async function stored(database: Knex): Promise<unknown> {
  const tables = ['analytics_sessions', 'analytics_events', 'analytics_marks', 'analytics_tallies'];
  const rows = await Promise.all(tables.map((table) => database(table)));
  return rows.map((table) => table.map((row) => JSON.stringify({ ...row, id: undefined })).toSorted());
}

/** Groups as they come, one day after the other and without retries: of those only the way in steps knows. */
function* groups(known: Known): Generator<AnalyticsGroup> {
  const seen = new Set<unknown>();
  const writes = randomWrites(5, 3000, nowMs).filter(({ event }) => {
    const isNew = event === null || !seen.has(event);
    seen.add(event);
    return isNew;
  });
  writes.sort((one, other) => one.session.started_at - other.session.started_at);
  for (let from = 0; from < writes.length; from += 50) yield groupOf(writes.slice(from, from + 50), known);
}

it('writes what the way in steps writes', async () => {
  const [atOnce, inSteps] = all.map(({ database }) => database);
  if (!atOnce || !inSteps) throw new Error('There are two databases.');
  let refused = 0;
  let times = 0;
  const known = new Known();

  for (const group of groups(known)) {
    const marks = await writeAtOnce(atOnce, group, known);
    if (marks === null) refused += 1;
    expect(marks).toEqual(await writeInSteps(inSteps, group, known));
    known.add(group.sessions, marks ?? []);
    times += group.sessions.filter(({ time_spent_seconds: seconds }) => seconds > 0).length;
  }

  expect([refused, times > 100]).toEqual([0, true]);
  expect(await stored(atOnce)).toEqual(await stored(inSteps));
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
  ['an event', [event('first'), event('again')], [event('again')], 'analytics_marks'],
  ['a mark', [event('first')], [event('second', '/pricing')], 'analytics_events'],
])('writes nothing and says so where %s was there already', async (_, before, then, forgotten) => {
  const [{ database } = { database: undefined }] = all;
  if (!database) throw new Error('There is one.');
  await writeAtOnce(database, { sessions: [session], events: before }, new Known());
  await database(forgotten).delete();
  const kept = await stored(database);

  const longer = { ...session, time_spent_seconds: 60 };
  const marks = await writeAtOnce(database, { sessions: [longer], events: then }, new Known());

  expect(marks).toBeNull();
  expect(await stored(database)).toEqual(kept);
});

it('passes on that the store cannot be used, and writes again when it can', async () => {
  const [{ database } = { database: undefined }] = all;
  if (!database) throw new Error('There is one.');
  const group = { sessions: [session], events: [event('first')] };
  await database.raw('pragma query_only = 1');

  await expect(writeAtOnce(database, group, new Known())).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
  await database.raw('pragma query_only = 0');

  expect(await writeAtOnce(database, group, new Known())).toHaveLength(3);
});
