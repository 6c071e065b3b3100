import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventStore } from '../events/EventStore.ts';
import { randomEntries } from '../../../test/randomEvents.ts';
import { openSqlite, openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { readSubscriptionReport } from './subscriptionReport.ts';
import { readSiteReport } from './siteReport.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
const period = { from: '2026-11-15', to: '2026-11-21' };

let all: TestDatabase[];
beforeAll(async () => {
  all = [await openSqlite(), await openTestDatabase()];
  const entries = randomEntries(11, 2000, nowMs);
  for (const { database } of all) {
    for (let from = 0; from < entries.length; from += 400) {
      await eventStore(database).recordBatch(entries.slice(from, from + 400));
    }
  }
});
afterAll(() => Promise.all(all.map(({ end }) => end())));

it('returns the same reports on every database', async () => {
  const figures = await Promise.all(
    all.map(async ({ database }) => [
      await readSiteReport(database, period),
      (await readSubscriptionReport(database, nowMs)).metrics,
    ]),
  );

  expect(figures).toEqual(figures.map(() => figures[0]));
});

it('agrees with counting the stored events', async () => {
  for (const { database } of all) {
    const events = () => database('analytics_events').whereBetween('day', [period.from, period.to]);
    const [views] = await events().where({ eventType: 'page_view' }).count({ count: '*' });
    const visitors = await events().distinct('day', 'sessionId');
    const [starts] = await events().where({ eventType: 'game_start' }).count({ count: '*' });

    expect(await readSiteReport(database, period)).toMatchObject({
      pageViews: views?.['count'],
      visitors: visitors.length,
      gamesStarted: starts?.['count'],
    });
  }
});
