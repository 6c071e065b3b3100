import { describe, expect, it } from 'vitest';
import { guestOf } from './appearance.ts';
import { guestNames } from './names.ts';

const looks = Array.from({ length: 96 }, (_, look) => look);

describe('guestNames', () => {
  it('has at least 20 names for every look, no more than 8 letters long, so that six tables differ', () => {
    for (const names of looks.map(guestNames)) {
      expect(new Set(names).size).toBeGreaterThanOrEqual(20);
      expect(names.every((name) => /^\p{Lu}\p{Ll}{1,7}$/u.test(name))).toBe(true);
    }
  });

  it('calls nobody with a beard Ruth, and nobody with a bun Omar', () => {
    const of = (style: string) => looks.filter((look) => guestOf(look).hairStyle === style).flatMap(guestNames);

    expect(of('beard')).not.toContain('Ruth');
    expect(of('bun')).not.toContain('Omar');
  });

  it('lets a cap, curls or locs have any name', () => {
    const cap = looks.find((look) => guestOf(look).hairStyle === 'cap') ?? 0;

    expect(guestNames(cap)).toEqual(expect.arrayContaining(['Ruth', 'Omar', 'Kai']));
  });
});
