import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import knex from 'knex';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../../tests/support/postgres/postgres.mjs';
import { ownPostgres } from '../postgres.ts';
import { expectBusy, parentOf, countRejectedWrites, sendEvent, startForTest } from '../faults.ts';
import { snakeCase } from '../../src/platform/db/snakeCase.ts';

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
  expect(await countRejectedWrites(server, parent)).toBe(8);
  await postgres.resume();

  await expect.poll(async () => (await sendEvent(server)).answer.status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const beside = knex({ ...snakeCase, client: 'pg', connection: url });
  onTestFinished(() => beside.destroy());
  expect(await beside('analytics_events').where({ requestId })).toHaveLength(1);
});

it('responds 503, never 500, whenever a connection to PostgreSQL breaks', async () => {
  const own = await ownPostgres();
  if (own === null) throw new Error('This test needs PostgreSQL.');
  onTestFinished(() => own.remove());
  const { hostname, port } = new URL(own.url);
  const sockets = new Set<Socket>();
  const proxy = createServer((caller) => {
    const answering = connect(Number(port), hostname);
    for (const socket of [caller, answering]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket);
          caller.destroy();
          answering.destroy();
        });
    }
    caller.pipe(answering).pipe(caller);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const proxied = new URL(own.url);
  const address = proxy.address();
  proxied.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const server = await startForTest({ environment: { DATABASE_URL: proxied.href } });
  const parent = await parentOf(server);

  const answers: Response[] = [];
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: 8 }, () => parent.call('GET', '/api/auth/user'));
    const saves = Array.from({ length: 8 }, () => parent.call('PATCH', '/api/user/profile', { displayName: 'Ada' }));
    await server.post('/api/auth/forgot-password', { email: 'nobody@school.example' });
    for (const socket of sockets) socket.destroy();
    answers.push(...(await Promise.all([...calls, ...saves])));
  }

  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  for (const answer of answers) if (answer.status !== 200) await expectBusy(answer);
});
