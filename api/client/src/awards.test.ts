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

it('posts a badge with the cookie of the user', async () => {
  const asked = answerWith({ ...badge, ...kept });

  await giveAward({ kind: 'badge', given: badge });

  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/user/badge',
    expect.objectContaining({ method: 'POST', credentials: 'include', body: JSON.stringify(badge) }),
  );
});

it('posts a certificate and what it was given for', async () => {
  const asked = answerWith({ ...certificate, ...kept, certificateType: 'rookie', checkCode: '7K3MQX9T2A' });

  await giveAward({ kind: 'certificate', given: certificate });

  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/user/certificate',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(certificate) }),
  );
});

it.each([
  ['the network is away', null, 200, 'unreachable', 'offline'],
  ['nobody is signed in', { error: 'Sign in first.' }, 401, 'signedOut', '401'],
  ['the server is down', { error: 'Busy.' }, 503, 'unreachable', '503'],
  ['there were too many calls', { error: 'Wait.' }, 429, 'unreachable', '429'],
  ['the answer has another shape', { ok: true }, 200, 'unreachable', 'shape'],
  ['its game is not saved yet', { error: 'Later.', code: 'not_earned_yet' }, 409, 'notYet', '409'],
  ['nobody could have earned it', { error: 'No.' }, 422, 'refused', '422'],
] as const)('says what became of it and only logs when %s', async (...row) => {
  const [, body, status, giving, reason] = row;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answerWith(body, status);

  expect(await giveAward({ kind: 'badge', given: badge })).toBe(giving);
  expect(await giveAward({ kind: 'certificate', given: certificate })).toBe(giving);

  expect(warn).toHaveBeenCalledTimes(2);
  for (const [, error] of warn.mock.calls) expect(String(error)).toContain(reason);
});
