import { hasUnsent } from '@countertop/client/unsent';
import type { BadgeGiven, CertificateGiven } from '@countertop/contract/awards';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimAwards, keepUnsent, sendAwards, takeUnclaimed } from './sendAwards.ts';
import { unsentAwards } from './unsentAwards.ts';

const welcome: BadgeGiven = { badgeType: 'welcome', title: 'Welcome', description: 'Level 2.', icon: 'bell' };
const rookie: CertificateGiven = {
  certificateType: 'rookie',
  title: 'Rookie',
  description: 'The first day.',
  skillLevel: 'beginner',
  certificateData: { score: 900, challengesCompleted: 12, accuracy: 75, timeSpent: 300 },
};

/** What the server holds, each once, as it does it. */
let held: Map<string, object>;
/** How the next calls go wrong; then all is well. */
let troubles: ('down' | 'answerLost' | 'notEarnedYet' | number)[];

async function answer(_path: string, { body }: { body: string }): Promise<Response> {
  const trouble = troubles.shift();
  if (trouble === 'down') throw new TypeError('offline');
  if (trouble === 'notEarnedYet') return Response.json({ error: 'No.', code: 'not_earned_yet' }, { status: 409 });
  if (typeof trouble === 'number') return Response.json({ error: 'No.' }, { status: trouble });
  const given = { ...welcome, ...JSON.parse(body) };
  const key = String(given.certificateType ?? given.badgeType);
  const isCertificate = given.certificateType !== undefined;
  const stored = isCertificate ? { ...JSON.parse(body), checkCode: 'AAAAABBBBB' } : JSON.parse(body);
  held.set(key, held.get(key) ?? { ...stored, id: key, earnedAt: '2026-11-21T10:00:00Z' });
  if (trouble === 'answerLost') throw new TypeError('lost');
  return Response.json(held.get(key));
}

beforeEach(() => {
  localStorage.clear();
  held = new Map();
  troubles = [];
  vi.stubGlobal('fetch', vi.fn<typeof answer>(answer));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function earnBoth(): void {
  keepUnsent(unsentAwards, 'u1', { kind: 'badge', given: welcome });
  keepUnsent(unsentAwards, 'u1', { kind: 'certificate', given: rookie });
}

const send = (playerId = 'u1', isGameSaved = true) => sendAwards(unsentAwards, playerId, () => isGameSaved);

it('sends a badge and a certificate, and nothing waits any more', async () => {
  earnBoth();
  const before = hasUnsent();

  const sent = await send();

  expect([before, sent, hasUnsent()]).toEqual([true, 'done', false]);
  expect([...held.keys()]).toEqual(['welcome', 'rookie']);
});

it('keeps the figures an award was earned by, however often it is earned', () => {
  earnBoth();
  keepUnsent(unsentAwards, 'u1', {
    kind: 'certificate',
    given: { ...rookie, certificateData: { ...rookie.certificateData, score: 1 } },
  });

  expect(unsentAwards.get()).toHaveLength(2);
  expect(unsentAwards.get()[1]?.award.given).toEqual(rookie);
});

it.each([['down'], [503], [429]] as const)(
  'keeps all of it while the server is %s, and sends it later',
  async (trouble) => {
    earnBoth();
    troubles = [trouble];

    const first = await send();
    const waiting = unsentAwards.get().length;
    const second = await send();

    expect([first, waiting, second, held.size]).toEqual(['later', 2, 'done', 2]);
  },
);

it('has an award once whose answer was lost', async () => {
  earnBoth();
  troubles = ['answerLost'];

  await send();
  await send();

  expect(held.size).toBe(2);
  expect(unsentAwards.get()).toEqual([]);
});

it('keeps it for whoever is signed out, until they sign in again', async () => {
  earnBoth();
  troubles = [401];

  expect(await send()).toBe('never');
  expect(unsentAwards.get()).toHaveLength(2);
});

it('keeps what is not earned yet, and sends the rest', async () => {
  earnBoth();
  troubles = ['notEarnedYet'];

  const first = await send();
  const waiting = unsentAwards.get().map(({ award }) => award.kind);
  const second = await send();

  expect([first, waiting, second]).toEqual(['later', ['badge'], 'done']);
  expect([...held.keys()]).toEqual(['rookie', 'welcome']);
});

it('sends a certificate once the game is saved', async () => {
  earnBoth();

  const before = await send('u1', false);
  const sent = [...held.keys()];
  const after = await send('u1', true);

  expect([before, sent, after, [...held.keys()]]).toEqual(['later', ['welcome'], 'done', ['welcome', 'rookie']]);
});

it.each([
  ['premium', ['welcome', 'rookie']],
  ['free', ['welcome']],
] as const)('gives a %s player what was earned before it was known who plays', async (kind, types) => {
  keepUnsent(unsentAwards, null, { kind: 'badge', given: welcome });
  keepUnsent(unsentAwards, null, { kind: 'certificate', given: rookie });

  claimAwards(unsentAwards, { kind, id: 'u1' }, takeUnclaimed(unsentAwards));

  expect(await send()).toBe('done');
  expect([[...held.keys()], unsentAwards.get()]).toEqual([types, []]);
});

it('drops what the server will never take, and sends the rest', async () => {
  earnBoth();
  troubles = [422];

  expect(await send()).toBe('done');
  expect([...held.keys()]).toEqual(['rookie']);
});

it('gives nobody the awards of another player', async () => {
  earnBoth();

  expect(await send('u2')).toBe('done');
  expect([held.size, unsentAwards.get().length]).toEqual([0, 2]);
});

it('starts fresh with one warning when what was kept cannot be read', () => {
  localStorage.setItem('countertop.awards.v1', '[{"playerId":"u1","award":{"kind":"badge","given":{}}}]');

  expect(unsentAwards.get()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});
