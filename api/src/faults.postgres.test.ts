import knex from 'knex';
import { afterEach, expect, it } from 'vitest';
import { startPostgres } from '../../tests/support/postgres/postgres.mjs';
import { expectBusy, sendEvent } from './testFaults.ts';
import { startTestServer } from './testServer.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

it('says so while it is gone, and goes on by itself when it is back, with all that was acknowledged', async () => {
  const postgres = await startPostgres({ isDurable: true });
  cleanups.push(() => postgres.stop());
  const url = await postgres.create('faults');
  const server = await startTestServer({ environment: { DATABASE_URL: url } });
  cleanups.push(() => server.end());
  const { requestId, answer: before } = await sendEvent(server);
  expect(before.status).toBe(200);

  await postgres.pause();
  const gone = await Promise.all(Array.from({ length: 20 }, () => sendEvent(server)));
  for (const { answer } of gone) await expectBusy(answer);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await postgres.resume();

  await expect.poll(async () => (await sendEvent(server)).answer.status, { timeout: 20_000 }).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const beside = knex({ client: 'pg', connection: url });
  cleanups.push(() => beside.destroy());
  expect(await beside('analytics_events').where({ request_id: requestId })).toHaveLength(1);
}, 60_000);
