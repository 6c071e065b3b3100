import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeAnalytics } from '../events/writeAnalytics.ts';
import { Known } from '../events/Known.ts';
import { randomWrites } from '../../../test/randomEvents.ts';
import { openSqlite, openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { readSiteFigures } from './site.ts';
import { readSubscriptionMetrics } from './subscriptions.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
const period = { from: '2026-11-15', to: '2026-11-21' };

let all: TestDatabase[];
beforeAll(async () => {
  all = [await openSqlite(), await openTestDatabase()];
  const writes = randomWrites(11, 2000, nowMs);
  for (const { database } of all) {
    for (let from = 0; from < writes.length; from += 400) {
      await writeAnalytics(database, writes.slice(from, from + 400), new Known());
    }
  }
}, 60_000);
afterAll(() => Promise.all(all.map(({ end }) => end())));

it('gives the same figures on every database', async () => {
  const figures = await Promise.all(
    all.map(async ({ database }) => [
      await readSiteFigures(database, period),
      (await readSubscriptionMetrics(database, nowMs)).metrics,
    ]),
  );

  expect(figures).toEqual(figures.map(() => figures[0]));
});

it('gives what counting the events themselves gives', async () => {
  for (const { database } of all) {
    const events = () => database('analytics_events').whereBetween('day', [period.from, period.to]);
    const [views] = await events().where({ event_type: 'page_view' }).count({ count: '*' });
    const visitors = await events().distinct('day', 'session_id');
    const [starts] = await events().where({ event_type: 'game_start' }).count({ count: '*' });

    expect(await readSiteFigures(database, period)).toMatchObject({
      pageViews: views?.['count'],
      visitors: visitors.length,
      gamesStarted: starts?.['count'],
    });
  }
});
