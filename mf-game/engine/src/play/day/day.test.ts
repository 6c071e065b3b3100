import { describe, expect, it } from 'vitest';
import { ageBands } from '../../problems/band.ts';
import { dayFraction } from './day.ts';
import {
  answeredRight,
  answeredRow,
  cleared,
  firstTable,
  orderOf,
  playing,
  withNextOrderOpen,
} from '../game.fixture.ts';
import { newGame, next } from '../game.ts';
import { playDay } from '../simulate.ts';
import type { Game } from '../state.ts';

/** Serves one more customer and leaves the celebrations open. */
function servedOneMore(game: Game): Game {
  const ready = cleared(answeredRight(withNextOrderOpen(game)));
  return next(ready, { type: 'tablePressed', tableId: firstTable(ready, 'ready').id });
}

describe('a day', () => {
  it.each([1, 5, 10, 25])('ends when its target is served, at level %d', (level) => {
    const game = playing({ speed: 'x10', stats: { level, day: 3, dayTarget: 7, customersServed: 5 } });

    const almost = servedOneMore(game);
    const over = servedOneMore(almost);

    expect(almost).toMatchObject({ dayComplete: null, stats: { day: 3, customersServed: 6, dayTarget: 7 } });
    expect(over.dayComplete).toMatchObject({ day: 3, customersServed: 7 });
    expect(over.stats).toMatchObject({ day: 4, customersServed: 0, dayTarget: 8 });
  });

  it.each([1, 5, 10, 25])('can be played at level %d in every speed', (level) => {
    for (const speed of ['standard', 'x2', 'none'] as const) {
      const { game } = playDay(playing({ speed, stats: { level } }), { correctPercent: 90 });

      expect(game.dayComplete?.customersServed).toBe(5);
    }
  });

  it('at level 25 keeps the level and its progress at 100', () => {
    const game = playing({ speed: 'none', stats: { level: 25, levelProgressPercent: 100 } });

    const { stats, levelUp, awards } = playDay(game, { correctPercent: 100 }).game;

    expect(stats).toMatchObject({ level: 25, levelProgressPercent: 100 });
    expect(levelUp).toBeNull();
    expect(awards.some(({ kind }) => kind === 'level')).toBe(false);
  });

  it.each(ageBands)('also ends after twice its target in orders, without anybody served, for %s', (band) => {
    for (const speed of ['standard', 'none'] as const) {
      const { game } = playDay(newGame({ seed: 7, band, speed }), { correctPercent: 0 });

      expect(game.dayComplete).toMatchObject({ day: 1, target: 5, customersServed: 0, endedEarly: true });
      expect(game.dayComplete).toMatchObject({ totalProblems: 10, customersLeft: 10 });
      expect(game.stats).toMatchObject({ day: 2, dayTarget: 6 });
      expect(playDay(game, { correctPercent: 0 }).game.dayComplete).toMatchObject({ day: 2, totalProblems: 12 });
    }
  });

  it('ends early only once every dish is served', () => {
    const almost = answeredRow(playing({ speed: 'none' }), 'wwwwwwwww');

    const last = cleared(answeredRow(almost, 'r'));
    const served = next(last, { type: 'tablePressed', tableId: firstTable(last, 'ready').id });

    expect(last.dayComplete).toBeNull();
    expect(served.dayComplete).toMatchObject({ customersServed: 1, target: 5, customersLeft: 9, endedEarly: true });
  });

  it('tells how much of it is over', () => {
    const game = playing({ speed: 'none' });

    expect(dayFraction(game)).toBe(0);
    expect(dayFraction({ ...game, stats: { ...game.stats, customersServed: 2 } })).toBe(0.4);
    expect(dayFraction(playDay(game).game)).toBe(1);
  });

  it('shows celebrations, then its summary, and is paused during both', () => {
    const { game } = playDay(playing({ speed: 'none' }), { correctPercent: 100 });

    expect(game.celebrations).toEqual([]);
    expect(game.dayComplete).not.toBeNull();
    expect(orderOf(withNextOrderOpen(game)).problem.id).toBe(`7-${game.record.problemsMade + 1}`);
  });
});
