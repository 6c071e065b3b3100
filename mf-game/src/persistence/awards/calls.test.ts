import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it } from 'vitest';
import { givenOf } from './calls.ts';

const saved = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
const game = { ...saved, stats: { ...saved.stats, score: 900, totalProblems: 8, correctAnswers: 7 } };
const played = { game, timeSpent: 300 };

it('asks for a certificate with the game it was earned in', () => {
  expect(givenOf({ kind: 'certificate', id: 'pro' }, played)).toEqual({
    kind: 'certificate',
    given: {
      certificateType: 'pro',
      title: 'Pro Certificate',
      description: 'Fifteen levels of sums at the bistro.',
      skillLevel: 'advanced',
      certificateData: { score: 900, challengesCompleted: 8, accuracy: 87, timeSpent: 300 },
      game,
    },
  });
});

it('asks for the badge of a level under its number', () => {
  expect(givenOf({ kind: 'level', level: 3 }, played)).toMatchObject({
    kind: 'badge',
    given: { badgeType: 'level_3', title: 'Level 3', icon: 'level', game },
  });
});

it('keeps no achievement', () => {
  expect(givenOf({ kind: 'achievement', id: 'streak' }, played)).toBeNull();
});
