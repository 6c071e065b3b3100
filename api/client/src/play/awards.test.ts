import { afterEach, expect, it, vi } from 'vitest';
import { giveAward } from './awards.ts';

const badge = { badgeType: 'welcome', title: 'Welcome Badge', description: 'You reached level 5.', icon: 'bell' };
const certificate = {
  title: 'Rookie Certificate',
  description: 'The first day at the bistro is done.',
  skillLevel: 'beginner',
  certificateData: { score: 900, challengesCompleted: 12, accuracy: 75, timeSpent: 300 },
};
const kept = { id: '7', earnedAt: '2026-11-21T10:00:00Z' };

function answerWith(body: object | null, status = 200) {
  const asked = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    body === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('posts a badge with the user’s cookie', async () => {
  const asked = answerWith({ ...badge, ...kept });

  await giveAward('u1', { kind: 'badge', given: badge });

  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/user/badge',
    expect.objectContaining({ method: 'POST', credentials: 'include', body: JSON.stringify(badge) }),
  );
});

it('posts a certificate with its figures', async () => {
  const asked = answerWith({ ...certificate, ...kept, certificateType: 'rookie', checkCode: '7K3MQX9T2A' });

  await giveAward('u1', { kind: 'certificate', given: certificate });

  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/user/certificate',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(certificate) }),
  );
});

it.each([
  ['there is no network', null, 200, 'unreachable', 'offline'],
  ['nobody is signed in', { code: 'signed_out', error: 'Sign in first.' }, 401, 'signedOut', '401'],
  ['a network wants a sign-in', { page: 'Please sign in' }, 403, 'unreachable', '403'],
  ['the server is down', { error: 'Busy.' }, 503, 'unreachable', '503'],
  ['there were too many requests', { error: 'Wait.' }, 429, 'unreachable', '429'],
  ['the response has another format', { ok: true }, 200, 'unreachable', 'format'],
  ['its game is not saved yet', { code: 'not_earned_yet', error: 'Later.' }, 409, 'notYet', '409'],
  ['the server is older than the page', { code: 'unknown_badge', error: 'No.' }, 422, 'unknown', '422'],
  ['it has a field that an older server lacks', { code: 'invalid_input', error: 'No.' }, 422, 'unknown', '422'],
  ['nobody could have earned it', { code: 'implausible_game', error: 'No.' }, 422, 'refused', '422'],
] as const)('returns the result and only logs when %s', async (...row) => {
  const [, body, status, giving, reason] = row;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith(body, status);

  expect(await giveAward('u1', { kind: 'badge', given: badge })).toBe(giving);
  expect(await giveAward('u1', { kind: 'certificate', given: certificate })).toBe(giving);

  expect(warn).toHaveBeenCalledTimes(2);
  for (const [, error] of warn.mock.calls) expect(String(error)).toContain(reason);
});
