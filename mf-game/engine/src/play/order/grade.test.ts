import { describe, expect, it } from 'vitest';
import {
  after,
  answeredRight,
  answeredWrong,
  answeredRow,
  orderOf,
  withNextOrderOpen,
  withOrderOpen,
} from '../game.fixture.ts';
import { next } from '../game.ts';
import type { Game } from '../state.ts';

const stockOf = (game: Game): number => game.menu.reduce((sum, { stock }) => sum + stock, 0);

describe('a correct answer', () => {
  it('scores, pays, counts and closes the order', () => {
    const game = after(withOrderOpen(), 4_500);
    const { problem } = orderOf(game);
    const factor = problem.type === 'pricing' || problem.type === 'inventory_management' ? 1.2 : 1;
    const score = 50 * factor + Math.floor(1.5 * (problem.timeLimitSeconds - 5));

    const answered = answeredRight(game);

    expect(answered.result).toMatchObject({ isCorrect: true, pointsEarned: score, moneyEarnedCents: 800 });
    expect(answered.stats).toMatchObject({
      score,
      moneyCents: 800,
      correctAnswers: 1,
      totalProblems: 1,
      consecutiveCorrect: 1,
      problemsSinceLastFail: 1,
      failedAttempts: 0,
      levelProgressPercent: 5,
      completionTimesMs: [4_500],
    });
  });

  it('takes one portion of something in stock', () => {
    const game = withOrderOpen();

    expect(stockOf(answeredRight(game))).toBe(stockOf(game) - 1);
  });

  it('takes nothing when everything is sold out', () => {
    const open = withOrderOpen();
    const game = { ...open, menu: open.menu.map((item) => ({ ...item, stock: 0 })) };

    expect(answeredRight(game).menu).toEqual(game.menu);
  });

  it('is praised in the words of the band', () => {
    for (const band of ['ages_6_7', 'ages_8_9', 'ages_10_12', 'ages_12_plus'] as const) {
      const [entry] = answeredRight(withOrderOpen({ band })).feedback;
      expect(entry?.message).toMatch(new RegExp(`^feedback\\.correct\\.${band}\\.[1-4]$`, 'u'));
    }
  });

  it('opens a level with its bonus and 3 seconds of overlay', () => {
    const game = withOrderOpen({ stats: { level: 1, levelProgressPercent: 95 } });

    const answered = answeredRight(game);
    const closed = next(answered, { type: 'resultClosed' });

    expect(answered.levelUp).toEqual({ level: 2, bonusPoints: 100, leftMs: 3_000 });
    expect(answered.stats.score).toBe((answered.result?.pointsEarned ?? 0) + 100);
    expect(after(closed, 2_750).levelUp?.leftMs).toBe(250);
    expect(after(closed, 3_000).levelUp).toBeNull();
  });

  it('keeps the last five completion times', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrrrrr');

    expect(game.stats.completionTimesMs).toHaveLength(5);
  });

  it('leads to a suggestion after ten on the beginner tier', () => {
    const ninth = answeredRow(withOrderOpen({ band: 'ages_6_7', speed: 'none' }), 'rrrrrrrrr');

    const tenth = answeredRow(ninth, 'r');

    expect(ninth.feedback.some(({ message }) => message === 'feedback.suggest_intermediate')).toBe(false);
    expect(tenth.feedback[0]?.message).toBe('feedback.suggest_intermediate');
  });
});

describe('wrong answers', () => {
  it('count in a row until a correct one', () => {
    const once = answeredWrong(withOrderOpen({ speed: 'none' }));
    const twice = answeredWrong(withNextOrderOpen(once));

    expect(twice.stats).toMatchObject({ failedAttempts: 2, totalProblems: 2, consecutiveCorrect: 0, score: 0 });
    expect(answeredRight(withNextOrderOpen(twice)).stats).toMatchObject({
      failedAttempts: 0,
      problemsSinceLastFail: 1,
    });
  });

  it('end a streak', () => {
    const right = answeredRight(withOrderOpen({ speed: 'none' }));

    const wrong = answeredWrong(withNextOrderOpen(right));

    expect(wrong.stats).toMatchObject({ correctAnswers: 1, consecutiveCorrect: 0, problemsSinceLastFail: 0 });
    expect(wrong.stats.levelProgressPercent).toBe(right.stats.levelProgressPercent);
  });

  it('cost no stock and no money', () => {
    const game = withOrderOpen();

    expect(answeredWrong(game).menu).toBe(game.menu);
    expect(answeredWrong(game).stats.moneyCents).toBe(0);
  });
});

describe('an entry that can be read two ways', () => {
  const moneyOrder = (): Game => {
    for (let seed = 0; ; seed += 1) {
      const game = withOrderOpen({ seed });
      if (orderOf(game).problem.answer.unit === 'money') return game;
    }
  };

  it('is asked about instead of graded, and stops the clock', () => {
    const game = next(moneyOrder(), { type: 'answered', text: '1,234' });

    expect(orderOf(game).question).toEqual({ text: '1,234', readings: [123_400, 123.4] });
    expect(game.stats.totalProblems).toBe(0);
    expect(after(game, 10_000)).toBe(game);
  });

  it('is graded by the reading that was meant', () => {
    const game = next(moneyOrder(), { type: 'answered', text: '1,234' });

    expect(next(game, { type: 'clarified', hundredths: 123_400 }).result).toMatchObject({
      isCorrect: false,
      answerHundredths: 123_400,
    });
    expect(next(game, { type: 'clarified', hundredths: 5 })).toBe(game);
  });

  it('can be replaced by a plain one', () => {
    const asked = next(moneyOrder(), { type: 'answered', text: '1,234' });

    expect(answeredRight(asked).result?.isCorrect).toBe(true);
  });

  it('changes nothing if it is empty or unreadable', () => {
    const game = moneyOrder();

    expect(next(game, { type: 'answered', text: '' })).toBe(game);
    expect(next(game, { type: 'answered', text: 'ten' })).toBe(game);
  });
});
