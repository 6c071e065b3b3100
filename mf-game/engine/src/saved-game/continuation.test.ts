import { describe, expect, it } from 'vitest';
import { ageBands } from '../problems/band.ts';
import { isContinuation, isFurther } from './continuation.ts';
import { newGame, next } from '../play/game.ts';
import { gameAgain } from '../play/newGame.ts';
import { savedOf } from './savedGame.ts';
import { playDay } from '../play/simulate.ts';

const start = newGame({ seed: 7, band: 'ages_8_9' });
const dayOne = playDay(start, { seed: 1, correctPercent: 70 }).game;

describe('a later state of the same game', () => {
  it.each(ageBands)('continues every earlier one: %s', (band) => {
    let game = newGame({ seed: 11, band });
    const states = [savedOf(game)];
    for (let day = 1; day <= 4; day += 1) {
      for (const event of playDay(game, { seed: day, correctPercent: 70 }).events) {
        game = next(game, event);
        states.push(savedOf(game));
      }
    }

    const last = savedOf(game);

    expect(states.filter((state) => !isContinuation(last, state))).toEqual([]);
    expect(
      states.filter((state) => state.stats.totalProblems < last.stats.totalProblems && isContinuation(state, last)),
    ).toEqual([]);
  });

  it('continues after a change of age group, a purchase and a new tier', () => {
    const atMenu = next(next(dayOne, { type: 'nextDayOpened' }), { type: 'left' });
    const changed = next(atMenu, { type: 'bandChosen', band: 'ages_12_plus' });
    const goneOn = playDay(next(changed, { type: 'continued' }), { correctPercent: 100 }).game;

    expect(isContinuation(savedOf(goneOn), savedOf(dayOne))).toBe(true);
  });
});

describe('another game', () => {
  const further = playDay(dayOne, { seed: 2, correctPercent: 100 }).game;
  it.each([
    ['a new one', gameAgain(dayOne, 8)],
    ['a new one on the same seed', gameAgain(dayOne, 7)],
    ['a day of a new one', playDay(gameAgain(dayOne, 8), { correctPercent: 100 }).game],
    ['the same day played differently', playDay(start, { seed: 99, correctPercent: 20 }).game],
  ])('does not continue it: %s', (_, other) => {
    expect(isContinuation(savedOf(other), savedOf(further))).toBe(false);
    expect(isFurther(savedOf(further), savedOf(other))).toBe(true);
  });

  it('differs from one that continued from the same state elsewhere', () => {
    const here = savedOf(playDay(dayOne, { seed: 5, correctPercent: 40 }).game);
    const there = savedOf(playDay(dayOne, { seed: 5, correctPercent: 100 }).game);

    expect([isContinuation(here, there), isContinuation(there, here)]).toEqual([false, false]);
  });
});
