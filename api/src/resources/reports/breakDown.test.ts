import fc from 'fast-check';
import { smallestGroup } from '@countertop/contract/analytics/report.limits';
import { expect, it } from 'vitest';
import { breakDown } from './breakDown.ts';

interface Part {
  readonly name: string;
  readonly people: number;
  readonly count: number;
}
const sum = (one: Omit<Part, 'name'>, other: Omit<Part, 'name'>) => ({
  people: one.people + other.people,
  count: one.count + other.count,
});
const part = (name: string, people: number, count = people): Part => ({ name, people, count });

it('lists parts of ten or more people, largest first', () => {
  const parts = [part('a', 10), part('b', 30), part('c', 20)];

  expect(breakDown(parts, sum)).toEqual({ parts: [parts[1], parts[2], parts[0]], rest: null });
});

it('adds a large part to the rest if the rest alone would be too small', () => {
  expect(breakDown([part('a', 50), part('b', 12), part('c', 3)], sum)).toEqual({
    parts: [part('a', 50)],
    rest: { people: 15, count: 15 },
  });
});

it('does not break down a group that is too small', () => {
  expect(breakDown([part('a', 5), part('b', 4)], sum)).toEqual({ parts: [], rest: { people: 9, count: 9 } });
  expect(breakDown([], sum)).toEqual({ parts: [], rest: null });
});

it('counts people, not their actions', () => {
  expect(breakDown([part('a', 2, 900), part('b', 20, 20)], sum).parts).toEqual([]);
});

it('never reveals fewer than ten people, and keeps the total', () => {
  const groups = fc.array(fc.tuple(fc.nat(40), fc.nat(100)), { maxLength: 12 });
  fc.assert(
    fc.property(groups, (figures) => {
      const all = figures.map(([people, count], index) => part(`part ${index}`, people, count));
      const { parts, rest } = breakDown(all, sum);
      const shown = [...parts, ...(rest && parts.length > 0 ? [rest] : [])];

      expect(shown.every(({ people }) => people >= smallestGroup)).toBe(true);
      for (const figure of ['people', 'count'] as const) {
        const total = (rows: readonly Omit<Part, 'name'>[]) => rows.reduce((so, row) => so + row[figure], 0);
        expect(total([...parts, ...(rest ? [rest] : [])])).toBe(total(all));
      }
    }),
  );
});
