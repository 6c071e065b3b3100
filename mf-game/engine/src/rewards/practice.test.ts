import { describe, expect, it } from 'vitest';
import { answeredRight, answeredRow, answeredWrong, orderOf, played, withOrderOpen } from '../play/game.fixture.ts';
import { newGame } from '../play/game.ts';
import { accuracyPercent, percentReached } from './percent.ts';
import { skillLevel, skillProgress } from './practice.ts';
import { gameProgress } from './progress.ts';
import { answerText } from '../play/simulate.ts';

describe('practice', () => {
  it('counts each first try for the skill of its problem', () => {
    const open = withOrderOpen();
    const { skill } = orderOf(open).problem;

    expect(answeredRight(open).practice).toEqual({ [skill]: { asked: 1, right: 1 } });
    expect(answeredWrong(open).practice).toEqual({ [skill]: { asked: 1, right: 0 } });
  });

  it('does not count a second try', () => {
    const wrong = answeredWrong(withOrderOpen());
    const text = answerText(wrong.result?.problem.answer ?? { unit: 'count', count: 0 });

    expect(played(wrong, [{ type: 'retryOpened' }, { type: 'retried', text }]).practice).toEqual(wrong.practice);
  });

  it('adds up to the number of problems', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rwrrwrrr');
    const skills = skillProgress(game.practice);

    expect(skills.reduce((sum, { asked }) => sum + asked, 0)).toBe(8);
    expect(skills.reduce((sum, { right }) => sum + right, 0)).toBe(6);
  });

  it('lists asked skills in the order of all skills, with their accuracy', () => {
    const practice = { stock: { asked: 3, right: 2 }, small_change: { asked: 1, right: 1 } };

    expect(skillProgress(practice)).toEqual([
      { skill: 'small_change', asked: 1, right: 1, accuracyPercent: 100 },
      { skill: 'stock', asked: 3, right: 2, accuracyPercent: 66 },
    ]);
  });
});

describe('accuracy', () => {
  it.each([
    [0, 0, 0],
    [4, 5, 80],
    [799, 1000, 79],
    [10, 10, 100],
  ])('of %d right among %d is %d percent', (correctAnswers, totalProblems, percent) => {
    expect(accuracyPercent({ correctAnswers, totalProblems })).toBe(percent);
  });
});

it.each([
  [29, 100, 29],
  [14_500, 50_000, 29],
  [15, 10, 100],
  [0, 10, 0],
])('%d of %d is %d percent of a target', (current, target, percent) => {
  expect(percentReached(current, target)).toBe(percent);
});

describe('the progress of a game', () => {
  it('starts at zero', () => {
    expect(gameProgress(newGame({ seed: 7, band: 'ages_6_7' }))).toMatchObject({
      level: 1,
      lastLevel: 25,
      label: 'explorer',
      levelsPercent: 0,
      accuracyPercent: 0,
      skills: [],
    });
  });

  it.each([
    [1, 50, 2],
    [13, 50, 50],
    [25, 0, 96],
    [25, 100, 100],
  ])('at level %d and %d percent is %d percent of all levels', (level, levelProgressPercent, levelsPercent) => {
    const game = newGame({ seed: 7, band: 'ages_6_7' });

    const progress = gameProgress({ ...game, stats: { ...game.stats, level, levelProgressPercent } });

    expect(progress.levelsPercent).toBe(levelsPercent);
  });
});

it.each([
  [0, 0, 'new'],
  [4, 4, 'new'],
  [9, 4, 'new'],
  [5, 3, 'growing'],
  [8, 4, 'growing'],
  [10, 7, 'growing'],
  [5, 4, 'secure'],
  [10, 8, 'secure'],
] as const)('a skill with %i asked and %i right is %s', (asked, right, level) => {
  expect(skillLevel({ asked, right })).toBe(level);
});
