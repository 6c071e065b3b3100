import { setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { hasUnsent } from '@countertop/client/play/unsent';
import type { BadgeGiven, CertificateGiven } from '@countertop/contract/play/awards';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSavedFor, queueAward, sendAwards } from './sendAwards.ts';
import { unsentAwards } from './unsentAwards.ts';

const welcome: BadgeGiven = { badgeType: 'welcome', title: 'Welcome', description: 'Level 2.', icon: 'bell' };
const rookie: CertificateGiven = {
  certificateType: 'rookie',
  title: 'Rookie',
  description: 'The first day.',
  skillLevel: 'beginner',
  certificateData: { score: 900, challengesCompleted: 12, accuracy: 75, timeSpent: 300 },
};

/** The awards on the fake server, each stored once. */
let held: Map<string, object>;
/** The failures of the next calls; after that calls succeed. */
let failures: ('down' | 'answerLost' | 'notEarnedYet' | 'unknown' | number)[];

async function answer(_path: string, { body }: { body: string }): Promise<Response> {
  const failure = failures.shift();
  if (failure === 'down') throw new TypeError('offline');
  if (failure === 'notEarnedYet') return Response.json({ error: 'No.', code: 'not_earned_yet' }, { status: 409 });
  if (failure === 'unknown') return Response.json({ error: 'No.', code: 'unknown_badge' }, { status: 422 });
  if (typeof failure === 'number') return Response.json({ code: 'not_allowed', error: 'No.' }, { status: failure });
  const given = { ...welcome, ...JSON.parse(body) };
  const key = String(given.certificateType ?? given.badgeType);
  const isCertificate = given.certificateType !== undefined;
  const stored = isCertificate ? { ...JSON.parse(body), checkCode: 'AAAAABBBBB' } : JSON.parse(body);
  held.set(key, held.get(key) ?? { ...stored, id: key, earnedAt: '2026-11-21T10:00:00Z' });
  if (failure === 'answerLost') throw new TypeError('lost');
  return Response.json(held.get(key));
}

beforeEach(() => {
  localStorage.clear();
  held = new Map();
  failures = [];
  vi.stubGlobal('fetch', vi.fn<typeof answer>(answer));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function earnBoth(): void {
  queueAward(unsentAwards, 'u1', { kind: 'badge', given: welcome });
  queueAward(unsentAwards, 'u1', { kind: 'certificate', given: rookie });
}

const send = (playerId = 'u1', isGameSaved = true) => sendAwards(unsentAwards, playerId, () => isGameSaved);

it('sends a badge and a certificate and empties the queue', async () => {
  earnBoth();
  const before = hasUnsent();

  const sent = await send();

  expect([before, sent, hasUnsent()]).toEqual([true, 'done', false]);
  expect([...held.keys()]).toEqual(['welcome', 'rookie']);
});

it('keeps the data of the first time an award is earned', () => {
  earnBoth();
  queueAward(unsentAwards, 'u1', {
    kind: 'certificate',
    given: { ...rookie, certificateData: { ...rookie.certificateData, score: 1 } },
  });

  expect(unsentAwards.get()).toHaveLength(2);
  expect(unsentAwards.get()[1]?.award.given).toEqual(rookie);
});

it('drops awards that may not be stored without consent', async () => {
  earnBoth();
  vi.stubGlobal('fetch', async () => Response.json({ code: 'consent_needed', error: 'No.' }, { status: 403 }));

  expect(await send()).toBe('done');

  expect([hasUnsent(), held.size]).toEqual([false, 0]);
});

it.each([['down'], [503], [429]] as const)(
  'keeps the queue while the server is %s and sends it later',
  async (failure) => {
    earnBoth();
    failures = [failure];

    const first = await send();
    const waiting = unsentAwards.get().length;
    const second = await send();

    expect([first, waiting, second, held.size]).toEqual(['retry', 2, 'done', 2]);
  },
);

it('saves an award once even if the response is lost', async () => {
  earnBoth();
  failures = ['answerLost'];

  await send();
  await send();

  expect(held.size).toBe(2);
  expect(unsentAwards.get()).toEqual([]);
});

it('keeps the queue for a signed-out player', async () => {
  earnBoth();
  failures = [401];

  expect(await send()).toBe('stop');
  expect(unsentAwards.get()).toHaveLength(2);
});

it('keeps an award that is not earned yet and sends the others', async () => {
  earnBoth();
  failures = ['notEarnedYet'];

  const first = await send();
  const waiting = unsentAwards.get().map(({ award }) => award.kind);
  const second = await send();

  expect([first, waiting, second]).toEqual(['retry', ['badge'], 'done']);
  expect([...held.keys()]).toEqual(['rookie', 'welcome']);
});

it('does not hold up the others for an award that fails', async () => {
  earnBoth();
  failures = [500];

  const first = await send();
  const waiting = unsentAwards.get().map(({ award }) => award.kind);

  expect([first, waiting, [...held.keys()]]).toEqual(['retry', ['badge'], ['rookie']]);
  expect(await send()).toBe('done');
});

it('sends a certificate only after the game is saved', async () => {
  earnBoth();

  const before = await send('u1', false);
  const sent = [...held.keys()];
  const after = await send('u1', true);

  expect([before, sent, after, [...held.keys()]]).toEqual(['retry', ['welcome'], 'done', ['welcome', 'rookie']]);
});

it.each([
  ['premium', ['badge', 'certificate']],
  ['free', ['badge']],
  ['anonymous', []],
] as const)('saves for a %s player %j', (kind, kinds) => {
  earnBoth();

  const saved = unsentAwards.get().filter(({ award }) => isSavedFor({ kind }, award));

  expect(saved.map(({ award }) => award.kind)).toEqual(kinds);
});

it('keeps awards when a network that wants a sign-in answers', async () => {
  earnBoth();
  vi.stubGlobal('fetch', async () => new Response('<h1>Please sign in</h1>', { status: 403 }));

  expect(await send()).toBe('retry');
  expect(unsentAwards.get()).toHaveLength(2);
});

it('drops an award the server rejects and sends the others', async () => {
  earnBoth();
  failures = [422];

  expect(await send()).toBe('done');
  expect([...held.keys()]).toEqual(['rookie']);
});

it('keeps an award that a server older than the page does not know for the next visit, and sends the others', async () => {
  earnBoth();
  failures = ['unknown'];

  const first = await send();
  const waiting = unsentAwards.get().map(({ award }) => award.kind);
  const second = await send();

  expect([first, waiting, second]).toEqual(['done', ['badge'], 'done']);
  expect([...held.keys()]).toEqual(['rookie', 'welcome']);
});

it("does not send another player's awards", async () => {
  earnBoth();

  expect(await send('u2')).toBe('done');
  expect([held.size, unsentAwards.get().length]).toEqual([0, 2]);
});

it('starts empty with one warning when the stored awards are unreadable', () => {
  localStorage.setItem('countertop.awards.v1', '[{"playerId":"u1","award":{"kind":"badge","given":{}}}]');

  expect(unsentAwards.get()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('sends no more awards once somebody else uses the device', async () => {
  setDevicePlayer('u1');
  earnBoth();

  const sent = send();
  setDevicePlayer('u2');

  expect([await sent, [...held.keys()]]).toEqual(['retry', ['welcome']]);
  expect(unsentAwards.get()).toHaveLength(1);
});
