import { hourMs } from '@countertop/contract/shared/time';
import { afterEach, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';

let nowMs = Date.parse('2026-11-21T12:00:00Z');
let server: TestServer;
afterEach(() => server?.end());

const day = '2026-11-21';
const report = (person: TestCaller) =>
  person.call('PUT', `/api/learners/${person.id}/play-time`, {
    day,
    timeZone: 'UTC',
    deviceId: crypto.randomUUID(),
    seconds: 60,
  });

it('refuses a flood of reports from one session, and says when to report again', async () => {
  server = await startTestServer({ now: () => nowMs });
  const [person, other] = [await server.signedIn(), await server.signedIn()];
  const statuses = new Set<number>();
  for (let sent = 0; sent < 600; sent += 20) {
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => report(person)))) statuses.add(status);
  }

  const refused = await report(person);

  expect([...statuses]).toEqual([200]);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await report(other)).status).toBe(200);
  nowMs += hourMs;
  expect((await report(person)).status).toBe(200);
});
