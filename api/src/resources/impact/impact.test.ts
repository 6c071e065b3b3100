import { getImpact } from '@countertop/contract/analytics/impact';
import { hourMs } from '@countertop/contract/shared/time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let nowMs = Date.parse('2026-11-23T12:00:00Z');
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterEach(() => server.end());

const impact = async () => z.parse(getImpact.output, await (await fetch(`${server.url}/api/impact`)).json());

async function store(kind: string, name: string, count: number, people: number): Promise<void> {
  await server.read((database) => database('analytics_counters').insert({ kind, day: 'all', name, count, people }));
}

async function rate(rating: number, times: number): Promise<void> {
  const row = { sessionId: 's', rating, message: null, gameCompleted: true, day: '2026-11-23', createdAt: nowMs };
  const rows = Array.from({ length: times }, () => row);
  await server.read((database) => database.batchInsert('feedback', rows, 50));
}

it('publishes what was measured, with the day (promise:impact)', async () => {
  await store('step', 'started', 400, 250);
  await store('step', 'opened', 900, 800);
  await store('type_right', 'pricing', 1200, 0);
  await store('type_right', 'order_total', 34, 0);
  await rate(5, 60);
  await rate(4, 36);
  await rate(2, 5);

  expect(await impact()).toEqual({
    measuredOn: '2026-11-23',
    players: 250,
    problemsSolved: 1234,
    // 96 of 101, rounded down, so that it never claims more than it is.
    positivePercent: 95,
  });
});

it('publishes nothing below the threshold', async () => {
  await store('step', 'started', 400, 99);
  await rate(5, 99);

  expect(await impact()).toMatchObject({ players: null, problemsSolved: null, positivePercent: null });
});

it('measures at most once an hour', async () => {
  expect((await impact()).players).toBeNull();
  await store('step', 'started', 100, 100);
  nowMs += hourMs;
  expect((await impact()).players).toBeNull();

  nowMs += 1;

  expect((await impact()).players).toBe(100);
});
