import { hasUnsent } from '@countertop/client/unsent';
import type { BadgeGiven, CertificateGiven } from '@countertop/contract/awards';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsent, sendAwards } from './sendAwards.ts';
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
let troubles: ('down' | 'answerLost' | number)[];

async function answer(_path: string, { body }: { body: string }): Promise<Response> {
  const trouble = troubles.shift();
  if (trouble === 'down') throw new TypeError('offline');
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

it('sends a badge and a certificate, and nothing waits any more', async () => {
  earnBoth();
  const before = hasUnsent();

  const sent = await sendAwards(unsentAwards, 'u1');

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

    const first = await sendAwards(unsentAwards, 'u1');
    const waiting = unsentAwards.get().length;
    const second = await sendAwards(unsentAwards, 'u1');

    expect([first, waiting, second, held.size]).toEqual(['later', 2, 'done', 2]);
  },
);

it('has an award once whose answer was lost', async () => {
  earnBoth();
  troubles = ['answerLost'];

  await sendAwards(unsentAwards, 'u1');
  await sendAwards(unsentAwards, 'u1');

  expect(held.size).toBe(2);
  expect(unsentAwards.get()).toEqual([]);
});

it('keeps it for whoever is signed out, until they sign in again', async () => {
  earnBoth();
  troubles = [401];

  expect(await sendAwards(unsentAwards, 'u1')).toBe('never');
  expect(unsentAwards.get()).toHaveLength(2);
});

it('drops what the server will never take, and sends the rest', async () => {
  earnBoth();
  troubles = [422];

  expect(await sendAwards(unsentAwards, 'u1')).toBe('done');
  expect([...held.keys()]).toEqual(['rookie']);
});

it('gives nobody the awards of another player', async () => {
  earnBoth();

  expect(await sendAwards(unsentAwards, 'u2')).toBe('done');
  expect([held.size, unsentAwards.get().length]).toEqual([0, 2]);
});

it('starts fresh with one warning when what was kept cannot be read', () => {
  localStorage.setItem('countertop.awards.v1', '[{"playerId":"u1","award":{"kind":"badge","given":{}}}]');

  expect(unsentAwards.get()).toEqual([]);
  expect(console.warn).toHaveBeenCalledOnce();
});
