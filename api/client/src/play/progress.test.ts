import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { afterEach, expect, it, vi } from 'vitest';
import { readProgress, saveProgress } from './progress.ts';

const game = savedOf(newGame({ seed: 7, band: 'ages_6_7' }));
const toSave = { userId: 'u1', version: 2, restaurantName: null, status: 'menu', game } as const;
const stored = {
  ...toSave,
  version: 3,
  level: 1,
  totalMoney: 0,
  currentDay: 1,
  difficulty: 'beginner',
  totalScore: 0,
  lastPlayed: '2026-11-21T10:00:00Z',
} as const;

function answerWith(status: number, body: unknown) {
  const asked = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    status === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

it('saves with the ID in the path and the rest in the body, and outlives the page', async () => {
  const asked = answerWith(200, stored);

  const saving = await saveProgress(toSave, { keepalive: true });

  expect(saving).toEqual({ kind: 'saved', stored });
  const [url, request] = asked.mock.calls[0] ?? [];
  expect([url, request?.method, request?.keepalive]).toEqual(['/api/player-progress/u1', 'PUT', true]);
  const { userId, ...sent } = toSave;
  expect(userId).toBe('u1');
  expect(request?.body).toBe(JSON.stringify(sent));
});

it.each([
  [
    'another device was first',
    409,
    { code: 'progress_outdated', error: 'Older.', stored },
    { kind: 'outdated', stored },
  ],
  [
    'a conflict that cannot be read',
    409,
    { code: 'progress_outdated', error: 'Older.' },
    { kind: 'refused', status: 409 },
  ],
  ['there is no network', 0, null, { kind: 'unreachable' }],
  ['the server is down', 503, { error: 'Busy.' }, { kind: 'unreachable' }],
  ['there were too many requests', 429, { error: 'Later.' }, { kind: 'unreachable' }],
  ['the session is over', 401, { code: 'not_allowed', error: 'Sign in.' }, { kind: 'refused', status: 401 }],
  ['there is no subscription', 403, { code: 'plan_required', error: 'No plan.' }, { kind: 'refused', status: 403 }],
  ['the guardians do not agree', 403, { code: 'consent_needed', error: 'No.' }, { kind: 'noConsent' }],
  ['a network wants a sign-in', 403, '<h1>Please sign in</h1>', { kind: 'unreachable' }],
  ['the response has another format', 200, { ok: true }, { kind: 'unreachable' }],
])('reports when %s', async (_, status, body, saving) => {
  answerWith(status, body);

  expect(await saveProgress(toSave)).toEqual(saving);
});

it('reads the stored progress, or null, and throws if it cannot tell', async () => {
  answerWith(200, stored);
  expect(await readProgress('u1')).toEqual(stored);

  answerWith(404, { code: 'progress_not_found', error: 'None.' });
  expect(await readProgress('u1')).toBeNull();

  answerWith(503, { error: 'Busy.' });
  await expect(readProgress('u1')).rejects.toThrow('503');
});
