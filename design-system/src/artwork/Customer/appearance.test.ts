import { describe, expect, it } from 'vitest';
import { appearanceOf, silhouetteCount } from './appearance.ts';

const numbers = Array.from({ length: 96 }, (_, number) => number);

describe('appearanceOf', () => {
  it('returns the same appearance for the same number', () => {
    expect(numbers.map(appearanceOf)).toEqual(numbers.map(appearanceOf));
  });

  it('gives the first customers different silhouettes', () => {
    const styles = numbers.slice(0, silhouetteCount).map((number) => appearanceOf(number).hairStyle);

    expect(new Set(styles).size).toBe(silhouetteCount);
  });

  it('makes the first 96 customers different', () => {
    const drawn = numbers.map((number) => JSON.stringify(appearanceOf(number)));

    expect(new Set(drawn).size).toBe(numbers.length);
  });

  it.each([-5, 2.7, Number.NaN, Number.MAX_SAFE_INTEGER])('returns an appearance for %d', (look) => {
    expect(appearanceOf(look).skin[0]).toMatch(/^#/);
  });
});
