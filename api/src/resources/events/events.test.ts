import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let nowMs = Date.parse('2026-11-21T23:59:59Z');
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const pixel =
  'Mozilla/5.0 (Linux; Android 10; Pixel 3 Build/QQ3A.200805.001) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.6723.58 Mobile Safari/537.36';
const postSession = (body: unknown) => server.post('/api/analytics/session', body);
const postEvent = (body: unknown) => server.post('/api/analytics/event', body);
const session = (id: string) =>
  server.read((database) => database('analytics_sessions').where({ sessionId: id }).first());
const events = (id: string) =>
  server.read((database) => database('analytics_events').where({ sessionId: id }).orderBy('id'));

it('stores the start of a session', async () => {
  const response = await postSession({ sessionId: 'start', userAgent: pixel, referrer: null });

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await session('start')).toEqual({
    sessionId: 'start',
    userAgent: 'Chrome 130 on Android',
    referrer: null,
    timeSpentSeconds: 0,
    day: '2026-11-21',
    startedAt: nowMs,
    updatedAt: nowMs,
  });
});

it('keeps the longest time of a session, whatever the order of reports', async () => {
  await postSession({
    sessionId: 'time',
    userAgent: pixel,
    referrer: 'https://mia:secret@school.example:8443/class/mia?id=7#me',
  });
  nowMs += 60_000;

  await postSession({ sessionId: 'time', timeSpent: 60 });
  await postSession({ sessionId: 'time', timeSpent: 30 });

  expect(await session('time')).toMatchObject({
    timeSpentSeconds: 60,
    userAgent: 'Chrome 130 on Android',
    referrer: 'school.example',
    day: '2026-11-21',
    updatedAt: nowMs,
  });
});

it('creates a session for an event that arrives first, and completes it later', async () => {
  await postEvent({ sessionId: 'early', eventType: 'page_view', eventData: '{"page":"/"}' });
  await postSession({ sessionId: 'early', userAgent: 'Safari/604.1', referrer: null });

  expect(await session('early')).toMatchObject({ userAgent: 'Safari' });
  expect(await events('early')).toMatchObject([{ eventType: 'page_view', eventData: '{"page":"/"}' }]);
});

it('counts a retried event once, and an event without a request ID each time', async () => {
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

it('acknowledges fifty concurrent events only after storing all of them', async () => {
  const posts = Array.from({ length: 50 }, (_, index) =>
    postEvent({ sessionId: `many-${index % 5}`, eventType: 'page_view', eventData: null, requestId: `many-${index}` }),
  );

  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const rows = await server.read((database) => database('analytics_events').whereLike('requestId', 'many-%'));

  expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
  expect(rows).toHaveLength(50);
});

it('accepts the text/plain body of a beacon', async () => {
  const response = await fetch(`${server.url}/api/analytics/session`, {
    method: 'POST',
    body: JSON.stringify({ sessionId: 'beacon', timeSpent: 12 }),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Sec-Fetch-Site': 'same-origin', Origin: server.url },
  });

  expect(response.status).toBe(200);
  expect(await session('beacon')).toMatchObject({ timeSpentSeconds: 12, userAgent: null });
});

it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
  'stores and counts nothing for a browser that sends %j',
  async (headers) => {
    const counts = () => server.read((database) => database('analytics_counters').orderBy(['day', 'kind', 'name']));
    const before = await counts();
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });

    const answers = [
      await post('/api/analytics/session', { sessionId: 'opted-out', userAgent: pixel, referrer: null }),
      await post('/api/analytics/session', { sessionId: 'opted-out', timeSpent: 30 }),
      await post('/api/analytics/event', { sessionId: 'opted-out', eventType: 'page_view', eventData: null }),
    ];

    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual(
      answers.map(() => [200, { ok: true }]),
    );
    expect(await session('opted-out')).toBeUndefined();
    expect(await events('opted-out')).toEqual([]);
    expect(await counts()).toEqual(before);
  },
);

it('rejects an unknown event type and lists the known ones', async () => {
  const response = await postEvent({ sessionId: 'wrong', eventType: 'nonsense', eventData: null });

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ fields: { eventType: expect.stringContaining('problem_report') } });
  expect(await session('wrong')).toBeUndefined();
});
