import { newGame } from '@countertop/engine/game';
import { expect, it } from 'vitest';
import type { Player } from '../player/usePlayer.ts';
import { givenOf } from './calls.ts';

const text = { name: 'A name', why: 'A reason.' };
const { stats } = newGame({ seed: 7, band: 'ages_8_9' });
const played = { stats: { ...stats, score: 900, totalProblems: 8, correctAnswers: 7 }, timeSpent: 300 };
const premium: Player = { kind: 'premium', id: '7' };
const free: Player = { kind: 'free', id: '7' };
const anonymous: Player = { kind: 'anonymous', id: null };

it('keeps a certificate with the figures it was earned by', () => {
  expect(givenOf({ kind: 'certificate', id: 'pro' }, text, premium, played)).toEqual({
    kind: 'certificate',
    given: {
      certificateType: 'pro',
      title: 'A name',
      description: 'A reason.',
      skillLevel: 'advanced',
      certificateData: { score: 900, challengesCompleted: 8, accuracy: 87, timeSpent: 300 },
    },
  });
});

it('keeps the badge of a level under its number', () => {
  expect(givenOf({ kind: 'level', level: 3 }, text, free, played)).toMatchObject({
    kind: 'badge',
    given: { badgeType: 'level_3', icon: 'level' },
  });
});

it.each([
  ['a certificate of a free player', { kind: 'certificate', id: 'rookie' }, free],
  ['a badge of a child without an account', { kind: 'badge', id: 'welcome' }, anonymous],
  ['an achievement', { kind: 'achievement', id: 'streak' }, premium],
] as const)('keeps nothing of %s', (_, award, player) => {
  expect(givenOf(award, text, player, played)).toBeNull();
});
