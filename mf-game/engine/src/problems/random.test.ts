import { describe, expect, it } from 'vitest';
import { chance, filled, fraction, numberedRandom, pick, seededRandom, wholeNumber } from './random.ts';

describe('a seeded random', () => {
  it('draws the same numbers for the same seed', () => {
    const [one, other] = [seededRandom(7), seededRandom(7)];

    expect(Array.from({ length: 50 }, () => fraction(one))).toEqual(Array.from({ length: 50 }, () => fraction(other)));
  });

  it('continues from a saved state', () => {
    const random = seededRandom(7);
    fraction(random);
    const goesOn = seededRandom(random.state);

    expect(fraction(goesOn)).toBe(fraction(random));
  });

  it('draws independent numbers for each item of a seed', () => {
    const rows = [1, 2, 3].flatMap((seed) =>
      Array.from({ length: 1_000 }, (_, number) => numberedRandom(seed, number).state),
    );

    expect(numberedRandom(7, 12)).toEqual(numberedRandom(7, 12));
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('draws evenly across the items of a seed', () => {
    const drawn = [0, 0, 0, 0];

    for (let number = 1; number <= 40_000; number += 1) {
      const value = wholeNumber(numberedRandom(7, number), 0, 3);
      drawn[value] = (drawn[value] ?? 0) + 1;
    }

    for (const times of drawn) expect(Math.abs(times - 10_000)).toBeLessThan(400);
  });

  it('keeps its state an unsigned 32-bit integer', () => {
    const random = seededRandom(4_294_967_295);

    for (let draw = 0; draw < 10_000; draw += 1) fraction(random);

    expect(random.state).toBe(random.state >>> 0);
  });

  it('draws every integer of a range about equally often, both ends inclusive', () => {
    const random = seededRandom(1);
    const drawn = new Map<number, number>();

    for (let draw = 0; draw < 60_000; draw += 1) {
      const value = wholeNumber(random, 3, 8);
      drawn.set(value, (drawn.get(value) ?? 0) + 1);
    }

    expect([...drawn.keys()].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8]);
    for (const times of drawn.values()) expect(Math.abs(times - 10_000)).toBeLessThan(500);
  });

  it('differs for adjacent seeds', () => {
    const firsts = Array.from({ length: 1_000 }, (_, seed) => wholeNumber(seededRandom(seed), 0, 9));

    expect(new Set(firsts.slice(0, 40)).size).toBe(10);
    expect(firsts.filter((first) => first === 0).length).toBeLessThan(140);
  });

  it('is true about as often as the percentage says', () => {
    const random = seededRandom(2);

    const times = Array.from({ length: 20_000 }, () => chance(random, 40)).filter(Boolean).length;

    expect(Math.abs(times - 8_000)).toBeLessThan(300);
  });

  it('picks every item of a list', () => {
    const random = seededRandom(3);

    const picked = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])));

    expect([...picked].toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('returns null for an empty list', () => {
    expect(filled([])).toBeNull();
    expect(filled([1, 2])).toEqual([1, 2]);
  });
});
