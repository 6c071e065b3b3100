import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it } from 'vitest';
import { awardRequest } from './awardRequest.ts';

const saved = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
const game = { ...saved, stats: { ...saved.stats, score: 900, totalProblems: 8, correctAnswers: 7 } };
const context = { game, timeSpent: 300 };

it('requests a certificate with the game it was earned in', () => {
  expect(awardRequest({ kind: 'certificate', id: 'pro' }, context)).toEqual({
    kind: 'certificate',
    given: {
      certificateType: 'pro',
      title: 'Pro Certificate',
      description: 'Fifteen levels of math at the bistro.',
      skillLevel: 'advanced',
      certificateData: { score: 900, challengesCompleted: 8, accuracy: 87, timeSpent: 300 },
      game,
    },
  });
});

it('counts the time of earlier visits', () => {
  const long = { ...game, record: { ...game.record, workedMs: 1_234_567 } };

  const request = awardRequest({ kind: 'certificate', id: 'pro' }, { game: long, timeSpent: 3 });

  expect(request?.given).toMatchObject({ certificateData: { timeSpent: 1235 } });
});

it('requests a level badge by its number', () => {
  expect(awardRequest({ kind: 'level', level: 3 }, context)).toMatchObject({
    kind: 'badge',
    given: { badgeType: 'level_3', title: 'Level 3', icon: 'level', game },
  });
});

it('saves no achievements', () => {
  expect(awardRequest({ kind: 'achievement', id: 'streak' }, context)).toBeNull();
});
