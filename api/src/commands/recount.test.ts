import { afterEach, beforeEach, expect, it } from 'vitest';
import { recount } from './recount.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await server.end();
});

it('rebuilds the aggregates while the server runs', async () => {
  const event = { sessionId: 'one', eventType: 'page_view', eventData: '{"page":"/game"}' };
  await server.post('/api/analytics/event', event);
  await server.read((database) => database('analytics_counters').delete());

  const output = await recount([], server.databaseEnvironment);
  const counted = await server.read((database) =>
    database('analytics_counters').where({ kind: 'page', day: 'all' }).select('name', 'count', 'people'),
  );
  const again = await server.post('/api/analytics/event', event);

  expect(output).toBe('Recounted 1 day.');
  expect(counted).toEqual([{ name: '/game', count: 1, people: 1 }]);
  expect(again.status).toBe(200);
});

it('rejects arguments', async () => {
  await expect(recount(['all'], server.databaseEnvironment)).rejects.toThrow('Usage: npx countertop recount');
});
