import { afterEach, expect, it, vi } from 'vitest';
import { sendAttempts } from './attempts.ts';

const respond = vi.fn<(url: string, request: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', respond);
afterEach(() => {
  respond.mockReset();
  vi.useRealTimers();
});

it('sends attempts with the learner in the path, and outlives the page', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T10:00:00Z'), toFake: ['Date'] });
  respond.mockResolvedValue(Response.json({ outcomes: [{ status: 'stored' }] }));

  const sent = await sendAttempts('mia', [{ id: 'one' }]);

  const [url, request] = respond.mock.calls[0] ?? [];
  expect(sent).toEqual({ kind: 'answered', outcomes: [{ status: 'stored' }] });
  expect([url, request?.method, request?.keepalive]).toEqual(['/api/learners/mia/attempts', 'POST', true]);
  expect(request?.body).toBe('{"sentAt":"2026-11-28T10:00:00.000Z","attempts":[{"id":"one"}]}');
});

it('counts a response without an outcome for each attempt as no response', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  respond.mockResolvedValue(Response.json({ outcomes: [] }));

  expect(await sendAttempts('mia', [{ id: 'one' }])).toEqual({ kind: 'unreachable' });
});

it.each([
  [403, { kind: 'refused', status: 403 }],
  [429, { kind: 'unreachable' }],
  [503, { kind: 'unreachable' }],
] as const)('tells whether status %i is worth a retry', async (status, result) => {
  respond.mockResolvedValue(Response.json({ code: 'plan_required', error: 'No.' }, { status }));

  expect(await sendAttempts('mia', [{ id: 'one' }])).toEqual(result);
});

it('counts the page of a network that wants a sign-in as no response', async () => {
  for (const status of [200, 401, 403, 404]) {
    respond.mockResolvedValueOnce(new Response('<h1>Please sign in</h1>', { status }));

    expect(await sendAttempts('mia', [{ id: 'one' }])).toEqual({ kind: 'unreachable' });
  }
});

it.each([
  ['consent_needed', 403, 'noConsent'],
  ['learner_gone', 410, 'gone'],
] as const)('reports why nothing may be stored: %s', async (code, status, kind) => {
  respond.mockResolvedValue(Response.json({ code, error: 'No.' }, { status }));

  expect(await sendAttempts('mia', [{ id: 'one' }])).toEqual({ kind });
});
