import { describe, expect, it } from 'vitest';
import { answeredRight, cleared, firstTable, orderOf, playing, withNextOrderOpen } from './game.fixture.ts';
import { next } from './game.ts';
import { playDay } from './simulate.ts';
import type { Game } from './state.ts';

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

  it('shows celebrations, then its summary, and pauses meanwhile', () => {
    const { game } = playDay(playing({ speed: 'none' }), { correctPercent: 100 });

    expect(game.celebrations).toEqual([]);
    expect(game.dayComplete).not.toBeNull();
    expect(orderOf(withNextOrderOpen(game)).problem.id).toBe(`7-${game.record.problemsMade + 1}`);
  });
});
