import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { WebhookEventModel } from '../../resources/payments/provider/WebhookEvent.model.ts';
import { deleteDue, runLimit } from './deleteDue.ts';
import { pagesOf } from './pagesOf.ts';

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
});
afterEach(() => at.end());

/** Stores events received at 0, 1, 2 and so on. */
async function storeEvents(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({ eventId: `e${index}`, event: 'x', receivedAt: index }));
  for (const page of pagesOf(rows)) await at.database('webhook_events').insert([...page]);
}
const run = (untilMs: number) =>
  deleteDue(at.database, WebhookEventModel, (due) => due.where('receivedAt', '<', untilMs).orderBy('receivedAt'));
const left = async () => {
  const row = await at.database('webhook_events').count({ rows: '*' }).min({ oldest: 'receivedAt' }).first();
  return [Number(row?.['rows']), Number(row?.['oldest'])];
};

it('deletes what is due, and nothing else', async () => {
  await storeEvents(50);

  expect(await run(20)).toEqual({ count: 20, isLimited: false });

  expect(await left()).toEqual([30, 20]);
});

it('deletes the oldest quarter of a large table per run', async () => {
  await storeEvents(5000);

  const runs = [await run(4900), await run(4900)];

  expect(runs).toEqual([
    { count: 1250, isLimited: true },
    { count: 1000, isLimited: true },
  ]);
  expect(await left()).toEqual([2750, 2250]);
});

it('always allows a few', () => {
  expect([0, 100, 101, 1000].map((stored) => runLimit(stored, 25))).toEqual([25, 25, 26, 250]);
});
