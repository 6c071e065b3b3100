import knex from 'knex';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../tests/support/postgres/postgres.mjs';
import { expectBusy, parentOf, rejectedPersonalData, sendEvent, startForTest } from '../faults.ts';

it('responds 503 while PostgreSQL is down, and recovers with everything that was acknowledged', async () => {
  const postgres = await startPostgres({ isDurable: true });
  onTestFinished(() => postgres.stop());
  const url = await postgres.create('faults');
  const server = await startForTest({ environment: { DATABASE_URL: url } });
  const { requestId, answer: before } = await sendEvent(server);
  expect(before.status).toBe(200);

  const parent = await parentOf(server);
  await postgres.pause();
  const gone = await Promise.all(Array.from({ length: 20 }, () => sendEvent(server)));
  for (const { answer } of gone) await expectBusy(answer);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await rejectedPersonalData(server, parent)).toBe(8);
  await postgres.resume();

  await expect.poll(async () => (await sendEvent(server)).answer.status, { timeout: 20_000 }).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const beside = knex({ client: 'pg', connection: url });
  onTestFinished(() => beside.destroy());
  expect(await beside('analytics_events').where({ request_id: requestId })).toHaveLength(1);
});
