import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recount } from './recount.ts';
import { startTestServer, type TestServer } from './testServer.ts';

let server: TestServer;
let folder: string;
beforeEach(async () => {
  server = await startTestServer();
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
});
afterEach(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

it('counts anew beside a server that runs', async () => {
  const event = { sessionId: 'one', eventType: 'page_view', eventData: '{"page":"/game"}' };
  await server.post('/api/analytics/event', event);
  await server.read((database) => database('analytics_tallies').delete());

  const said = await recount([], { DATABASE_URL: server.dataPlace });
  const counted = await server.read((database) =>
    database('analytics_tallies').where({ kind: 'page', day: 'all' }).select('name', 'count', 'people'),
  );
  const again = await server.post('/api/analytics/event', event);

  expect(said).toBe('Counted 1 day anew.');
  expect(counted).toEqual([{ name: '/game', count: 1, people: 1 }]);
  expect(again.status).toBe(200);
});

it('says what to do when it is called with words', async () => {
  await expect(recount(['all'], { DATABASE_URL: path.join(folder, 'data.sqlite') })).rejects.toThrow(
    'Run it alone: npm run recount.',
  );
});
