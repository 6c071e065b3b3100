import { describe, expect, it } from 'vitest';
import { guestOf, silhouetteCount } from './appearance.ts';

const numbers = Array.from({ length: 96 }, (_, number) => number);

describe('guestOf', () => {
  it('is the same person for the same number', () => {
    expect(numbers.map(guestOf)).toEqual(numbers.map(guestOf));
  });

  it('gives the first guests a silhouette each', () => {
    const styles = numbers.slice(0, silhouetteCount).map((number) => guestOf(number).hairStyle);

    expect(new Set(styles).size).toBe(silhouetteCount);
  });

  it('draws no two of the first 96 guests alike', () => {
    const drawn = numbers.map((number) => JSON.stringify(guestOf(number)));

    expect(new Set(drawn).size).toBe(numbers.length);
  });

  it('seats guests with aids of every kind, old and young, among the first two dozen', () => {
    const guests = numbers.slice(0, 24).map(guestOf);

    expect(guests.some((guest) => guest.usesWheelchair)).toBe(true);
    expect(guests.some((guest) => guest.hasHearingAid)).toBe(true);
    expect(guests.some((guest) => guest.glasses !== 'none')).toBe(true);
    expect(guests.some((guest) => guest.isElder)).toBe(true);
    expect(guests.some((guest) => guest.build === 'small')).toBe(true);
  });

  it.each([-5, 2.7, Number.NaN, Number.MAX_SAFE_INTEGER])('finds somebody for %d', (look) => {
    expect(guestOf(look).skin[0]).toMatch(/^#/);
  });
});
