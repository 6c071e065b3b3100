import { describe, expect, it } from 'vitest';
import { achievementCategories, achievementPoints, achievementProgress, reachedAchievements } from './achievements.ts';
import { type AchievementId, achievementIds } from './award.ts';
import { withAwards } from './earn.ts';
import { playing } from '../play/game.fixture.ts';
import { newGame } from '../play/game.ts';
import type { Stats } from '../play/state.ts';

const { stats: none } = newGame({ seed: 7, band: 'ages_8_9' });
const isReached = (id: AchievementId, stats: Partial<Stats>): boolean =>
  reachedAchievements({ ...none, ...stats }).includes(id);
const card = (id: AchievementId, stats: Partial<Stats>) =>
  achievementProgress(playing({ stats })).find((one) => one.id === id);

const tenInARow = { consecutiveCorrect: 10, correctAnswers: 80, totalProblems: 100 };
const quick = [120_000, 120_000, 5, 5, 5];

describe('an achievement', () => {
  it.each<[AchievementId, Partial<Stats>, Partial<Stats>]>([
    ['level_5', { level: 4 }, { level: 5 }],
    ['level_10', { level: 9 }, { level: 10 }],
    ['level_15', { level: 14 }, { level: 15 }],
    ['level_20', { level: 19 }, { level: 20 }],
    ['level_25', { level: 24, levelProgressPercent: 95 }, { level: 25 }],
    ['accuracy', { ...tenInARow, consecutiveCorrect: 9 }, tenInARow],
    ['accuracy', { ...tenInARow, correctAnswers: 79 }, tenInARow],
    ['speed', { completionTimesMs: quick.slice(1) }, { completionTimesMs: quick }],
    ['speed', { completionTimesMs: [120_001, ...quick.slice(1)] }, { completionTimesMs: quick }],
    ['persistence_level', { level: 7 }, { level: 8 }],
    ['streak', { consecutiveCorrect: 14 }, { consecutiveCorrect: 15 }],
    ['money_500', { moneyCents: 49_999 }, { moneyCents: 50_000 }],
    ['money_1000', { moneyCents: 99_999 }, { moneyCents: 100_000 }],
    ['score_1000', { score: 999 }, { score: 1_000 }],
    ['score_5000', { score: 4_999 }, { score: 5_000 }],
  ])('%s unlocks at its threshold', (id, before, at) => {
    expect(isReached(id, before)).toBe(false);
    expect(isReached(id, at)).toBe(true);
  });

  it('is locked at the start', () => {
    expect(reachedAchievements(none)).toEqual([]);
  });

  it.each([
    ['level_5', 100],
    ['level_10', 200],
    ['level_15', 500],
    ['level_20', 750],
    ['level_25', 1_000],
  ] as const)('%s gives %d points at any level', (id, points) => {
    expect([1, 6, 11, 25].map((level) => achievementPoints(id, level))).toEqual([points, points, points, points]);
  });

  it('of practice gives 150 to 450 points, more to older groups', () => {
    const practice = achievementIds.filter((id) => !id.startsWith('level_'));
    const rows = practice.map((id) => [5, 6, 10, 11, 15, 16].map((level) => achievementPoints(id, level)));

    expect(Math.min(...rows.flat())).toBe(150);
    expect(Math.max(...rows.flat())).toBe(450);
    for (const [five, six, ten, eleven, fifteen, sixteen] of rows) {
      expect([six, eleven, sixteen]).toEqual([(five ?? 0) + 50, (ten ?? 0) + 50, (fifteen ?? 0) + 50]);
      expect([ten, fifteen]).toEqual([six, eleven]);
    }
  });
});

describe('the list', () => {
  it('has every achievement, by category', () => {
    const cards = achievementProgress(playing());
    const categories = cards.map(({ category }) => category);

    expect(cards.map(({ id }) => id)).toEqual(achievementIds);
    expect([...new Set(categories)]).toEqual(achievementCategories);
    expect(cards.every(({ isUnlocked, percent }) => !isUnlocked && percent < 100)).toBe(true);
  });

  it.each<[AchievementId, Partial<Stats>, { percent: number; current: number; target: number }]>([
    ['level_25', { level: 5 }, { percent: 20, current: 5, target: 25 }],
    ['money_500', { moneyCents: 14_500 }, { percent: 29, current: 14_500, target: 50_000 }],
    ['streak', { consecutiveCorrect: 14 }, { percent: 93, current: 14, target: 15 }],
    ['accuracy', { ...tenInARow, correctAnswers: 40 }, { percent: 50, current: 10, target: 10 }],
    ['accuracy', { ...tenInARow, consecutiveCorrect: 3 }, { percent: 30, current: 3, target: 10 }],
    ['speed', { completionTimesMs: [5, 130_000, 5] }, { percent: 40, current: 2, target: 5 }],
  ])('shows how far %s is', (id, stats, progress) => {
    expect(card(id, stats)).toMatchObject({ isUnlocked: false, ...progress });
  });

  it('keeps unlocked achievements and their points', () => {
    const game = withAwards(playing({ stats: { consecutiveCorrect: 15, level: 3 } }));
    const later = { ...game, stats: { ...game.stats, consecutiveCorrect: 0, level: 16 } };

    const streak = achievementProgress(later).find(({ id }) => id === 'streak');

    expect(streak).toEqual({
      id: 'streak',
      category: 'streak',
      points: 225,
      isUnlocked: true,
      percent: 100,
      current: 15,
      target: 15,
    });
    expect(card('streak', { level: 16 })?.points).toBe(375);
  });
});
