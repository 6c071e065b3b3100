import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const nowMs = Date.parse('2026-11-21T23:59:59Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const feedback = { sessionId: 'one', rating: 5, feedback: 'More soup!', gameCompleted: true };
const post = (body: unknown) => server.post('/api/analytics/feedback', body);
const kept = (sessionId: string) => server.read((database) => database('feedback').where({ sessionId }).orderBy('id'));

it('stores feedback with the day and nothing else', async () => {
  const response = await post(feedback);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  const rows = (await kept('one')).map((row) => ({ ...row, gameCompleted: Boolean(row.gameCompleted) }));
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      sessionId: 'one',
      requestId: null,
      rating: 5,
      message: 'More soup!',
      gameCompleted: true,
      day: '2026-11-21',
      createdAt: nowMs,
    },
  ]);
});

it('is stored at the path that content blockers leave alone, too', async () => {
  const response = await server.post('/api/feedback', { ...feedback, sessionId: 'unblocked' });

  expect(response.status).toBe(200);
  expect(await kept('unblocked')).toHaveLength(1);
});

it('stores a rating without text, and blank text as null', async () => {
  await post({ ...feedback, sessionId: 'blank', feedback: null });
  await post({ ...feedback, sessionId: 'blank', feedback: '   ' });

  expect((await kept('blank')).map(({ message }) => message)).toEqual([null, null]);
});

it('stores a retry once', async () => {
  const tried = { ...feedback, sessionId: 'tried', requestId: 'try-1' };

  await post(tried);
  const again = await post(tried);

  expect(again.status).toBe(200);
  expect(await kept('tried')).toHaveLength(1);
});

it('adds the text that follows a rating to it', async () => {
  const rated = { ...feedback, sessionId: 'told', requestId: 'told-1', feedback: null };

  await post(rated);
  await post({ ...rated, feedback: 'More rice!' });

  expect(await kept('told')).toMatchObject([{ rating: 5, message: 'More rice!' }]);
});

it('stores no visit ID for a browser that opts out of tracking, and a retry once', async () => {
  const body = JSON.stringify({ ...feedback, sessionId: 'opted-out', requestId: 'opted-out-try' });
  const send = () =>
    fetch(`${server.url}/api/analytics/feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-GPC': '1' },
      body,
    });

  const statuses = [(await send()).status, (await send()).status];

  expect(statuses).toEqual([200, 200]);
  expect(await kept('opted-out')).toEqual([]);
  expect(await kept('opted-out-try')).toHaveLength(1);
});

it.each([
  ['no stars', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 2.5 }],
  ['stars as text', { rating: '5' }],
  ['501 characters', { feedback: 'x'.repeat(501) }],
  ['the character NUL', { feedback: 'a\0b' }],
  ['no answer whether a day was finished', { gameCompleted: undefined }],
  ['an invalid session ID', { sessionId: 'a b' }],
  ['a name beside it', { name: 'Mia' }],
])('rejects %s and stores nothing', async (_, wrong) => {
  const sent = { ...feedback, sessionId: 'refused', ...wrong };

  const response = await post(sent);

  expect(response.status).toBe(422);
  expect(await kept('refused')).toEqual([]);
});

it('stores 500 characters of any script', async () => {
  const message = '好'.repeat(500);

  const response = await post({ ...feedback, sessionId: 'long', feedback: message });

  expect(response.status).toBe(200);
  expect(await kept('long')).toMatchObject([{ message }]);
});

it('accepts 70 ratings an hour from one network and rejects the next', async () => {
  const busy = await startTestServer({ now: () => nowMs });
  const rate = (index: number) =>
    busy.post('/api/analytics/feedback', {
      sessionId: `child-${index}`,
      rating: 5,
      feedback: null,
      gameCompleted: true,
    });
  const statuses = new Set<number>();
  for (let child = 0; child < 70; child += 1) statuses.add((await rate(child)).status);

  const refused = await rate(70);

  expect(statuses).toEqual(new Set([200]));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('Too many requests') });
  expect(await busy.read((database) => database('feedback'))).toHaveLength(70);
  await busy.end();
});
