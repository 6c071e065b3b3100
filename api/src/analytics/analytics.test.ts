import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

let server: TestServer;
let nowMs = Date.parse('2026-11-21T23:59:59Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const postSession = (body: unknown) => server.post('/api/analytics/session', body);
const postEvent = (body: unknown) => server.post('/api/analytics/event', body);
const session = (id: string) =>
  server.read((database) => database('analytics_sessions').where({ session_id: id }).first());
const events = (id: string) =>
  server.read((database) => database('analytics_events').where({ session_id: id }).orderBy('id'));

it('keeps what a session starts with', async () => {
  const response = await postSession({ sessionId: 'start', userAgent: 'Firefox', referrer: null });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await session('start')).toEqual({
    session_id: 'start',
    user_agent: 'Firefox',
    referrer: null,
    time_spent_seconds: 0,
    day: '2026-11-21',
    started_at: nowMs,
    updated_at: nowMs,
  });
});

it('keeps the largest time seen, whatever the order', async () => {
  await postSession({ sessionId: 'time', userAgent: 'Firefox', referrer: 'https://school.example/' });
  nowMs += 60_000;

  await postSession({ sessionId: 'time', timeSpent: 60 });
  await postSession({ sessionId: 'time', timeSpent: 30 });

  expect(await session('time')).toMatchObject({
    time_spent_seconds: 60,
    user_agent: 'Firefox',
    referrer: 'https://school.example/',
    day: '2026-11-21',
    updated_at: nowMs,
  });
});

it('makes a session for an event that arrives first, and fills it in later', async () => {
  await postEvent({ sessionId: 'early', eventType: 'page_view', eventData: '{"page":"/"}' });
  await postSession({ sessionId: 'early', userAgent: 'Safari', referrer: null });

  expect(await session('early')).toMatchObject({ user_agent: 'Safari' });
  expect(await events('early')).toMatchObject([{ event_type: 'page_view', event_data: '{"page":"/"}' }]);
});

it('counts a retried event once, and the same event without a request id each time', async () => {
  const retried = { sessionId: 'retry', eventType: 'game_start', eventData: null, requestId: 'r-1' };

  await Promise.all([postEvent(retried), postEvent(retried), postEvent(retried)]);
  await postEvent({ ...retried, requestId: 'r-2' });
  await postEvent({ ...retried, sessionId: 'retry-other' });
  for (let time = 0; time < 2; time += 1)
    await postEvent({ sessionId: 'again', eventType: 'game_start', eventData: null });

  expect(await events('retry')).toHaveLength(2);
  expect(await events('retry-other')).toHaveLength(1);
  expect(await events('again')).toHaveLength(2);
});

it('acknowledges fifty events at once only when all are stored', async () => {
  const posts = Array.from({ length: 50 }, (_, index) =>
    postEvent({ sessionId: `many-${index % 5}`, eventType: 'page_view', eventData: null, requestId: `many-${index}` }),
  );

  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const rows = await server.read((database) => database('analytics_events').whereLike('request_id', 'many-%'));

  expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
  expect(rows).toHaveLength(50);
});

it('accepts the text/plain of a beacon', async () => {
  const response = await fetch(`${server.url}/api/analytics/session`, {
    method: 'POST',
    body: JSON.stringify({ sessionId: 'beacon', timeSpent: 12 }),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Sec-Fetch-Site': 'same-origin', Origin: server.url },
  });

  expect(response.status).toBe(200);
  expect(await session('beacon')).toMatchObject({ time_spent_seconds: 12, user_agent: null });
});

it('refuses an unknown event type with the names it knows', async () => {
  const response = await postEvent({ sessionId: 'wrong', eventType: 'nonsense', eventData: null });

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { eventType: expect.stringContaining('problem_report') } });
  expect(await session('wrong')).toBeUndefined();
});
