import { newGame } from '@countertop/engine/game';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Player } from '../player/usePlayer.ts';
import { keepAward } from './calls.ts';

const asked = vi.fn<(url: string, request: { body: string }) => Promise<Response>>();
beforeEach(() => {
  asked.mockReset().mockResolvedValue(Response.json({}));
  vi.stubGlobal('fetch', asked);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const text = { name: 'A name', why: 'A reason.' };
const { stats } = newGame({ seed: 7, band: 'ages_8_9' });
const played = { stats: { ...stats, score: 900, totalProblems: 8, correctAnswers: 7 }, timeSpent: 300 };
const premium: Player = { kind: 'premium', id: '7' };
const free: Player = { kind: 'free', id: '7' };
const anonymous: Player = { kind: 'anonymous', id: null };

it('keeps a certificate with the figures it was earned by', async () => {
  await keepAward({ kind: 'certificate', id: 'pro' }, text, premium, played);

  const [url, { body } = { body: '' }] = asked.mock.lastCall ?? [];
  expect(url).toBe('/api/user/certificate');
  expect(JSON.parse(body)).toEqual({
    certificateType: 'pro',
    title: 'A name',
    description: 'A reason.',
    skillLevel: 'advanced',
    certificateData: { score: 900, challengesCompleted: 8, accuracy: 87, timeSpent: 300 },
  });
});

it('keeps the badge of a level under its number', async () => {
  await keepAward({ kind: 'level', level: 3 }, text, free, played);

  expect(JSON.parse(asked.mock.lastCall?.[1].body ?? '')).toMatchObject({ badgeType: 'level_3', icon: 'level' });
});

it.each([
  ['a certificate of a free player', { kind: 'certificate', id: 'rookie' }, free],
  ['a badge of a child without an account', { kind: 'badge', id: 'welcome' }, anonymous],
  ['an achievement', { kind: 'achievement', id: 'streak' }, premium],
] as const)('sends nothing for %s', async (_, award, player) => {
  await keepAward(award, text, player, played);

  expect(asked).not.toHaveBeenCalled();
});
