import { describe, expect, it } from 'vitest';
import { ageBands } from '../problems/band.ts';
import { answersPerLevel } from '../rewards/earnable.ts';
import { playChildDays } from './simulateChild.fixture.ts';

const seeds = Array.from({ length: 5 }, (_, seed) => seed);

describe.each(ageBands)('a child of %s', (band) => {
  it('who takes 30 seconds an order loses nobody, right or wrong', () => {
    for (const seed of seeds) {
      for (const correctPercent of [50, 100]) {
        const days = playChildDays({ seed, band }, { answerMs: 30_000, correctPercent }, 3);
        expect(days.map(({ lost }) => lost)).toEqual([0, 0, 0]);
      }
    }
  });

  it('who takes 4 seconds an order has something to do 85 percent of the time', () => {
    for (const seed of seeds) {
      const [first] = playChildDays({ seed, band }, { answerMs: 4_000, correctPercent: 95 }, 1);
      expect((first?.idleMs ?? 0) / (first?.elapsedMs ?? 1)).toBeLessThan(0.15);
    }
  });

  it('who answers everything wrong finishes the day', () => {
    for (const seed of seeds) {
      const [first] = playChildDays({ seed, band }, { answerMs: 15_000, correctPercent: 0 }, 1);
      expect(first?.game.dayComplete).toMatchObject({ day: 1, customersServed: 0, totalProblems: 10 });
    }
  });

  it('finds something new in the room at least every 40 right answers, up to level 25', () => {
    const days = playChildDays({ seed: 3, band, speed: 'none' }, { answerMs: 250, correctPercent: 100 }, 31);
    const thingsAt = days.map(({ game: { bistro, stats } }) => ({
      things: bistro.items.length + (bistro.choice === null ? 0 : 1),
      level: stats.level,
    }));

    expect(2 * answersPerLevel).toBeLessThanOrEqual(40);
    expect(thingsAt.at(-1)).toEqual({ things: 24, level: 25 });
    expect(thingsAt.every(({ things, level }) => things === level - 1)).toBe(true);
  });
});
