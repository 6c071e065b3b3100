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

  it.each(
    [
      { name: 'Ruth', hairStyle: 'bun', build: 'elder', glasses: 'round' },
      { name: 'Omar', hairStyle: 'beard', build: 'adult' },
      { name: 'Zuri', hairStyle: 'puffs', build: 'child' },
      { name: 'Mina', hairStyle: 'scarf', build: 'adult' },
      { name: 'Ivan', hairStyle: 'bald', build: 'broad' },
      { name: 'Kofi', hairStyle: 'afro', build: 'slim' },
      { name: 'Noah', hairStyle: 'cap', build: 'child', glasses: 'square' },
      { name: 'Aiko', hairStyle: 'bob', build: 'adult', usesWheelchair: true },
      { name: 'Ravi', hairStyle: 'turban', build: 'adult' },
      { name: 'Freya', hairStyle: 'braids', build: 'small' },
      { name: 'Mateo', hairStyle: 'quiff', build: 'slim', hasHearingAid: true },
      { name: 'Rosa', hairStyle: 'waves', build: 'broad' },
      { name: 'Kai', hairStyle: 'spikes', build: 'small' },
      { name: 'Emeka', hairStyle: 'wisps', build: 'elder', glasses: 'square' },
      { name: 'Sofia', hairStyle: 'ponytail', build: 'child', glasses: 'round' },
      { name: 'Eva', hairStyle: 'curls', build: 'adult' },
    ].map((row, look) => ({ look, ...row })),
  )('draws number $look as $name', ({ look, name: _, ...described }) => {
    expect(appearanceOf(look)).toMatchObject({
      glasses: 'none',
      hasHearingAid: false,
      usesWheelchair: false,
      isElder: described.build === 'elder',
      ...described,
    });
  });

  it.each([-5, 2.7, Number.NaN, Number.MAX_SAFE_INTEGER])('returns an appearance for %d', (look) => {
    expect(appearanceOf(look).skin[0]).toMatch(/^#/);
  });
});
