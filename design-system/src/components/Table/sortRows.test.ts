import { describe, expect, it } from 'vitest';
import { sortRows } from './sortRows.ts';

const rows = [
  { id: 'b', name: 'Ödön', score: 9, day: new Date('2026-11-10') },
  { id: 'c', name: 'Table 10', score: null, day: new Date('2026-11-09') },
  { id: 'a', name: 'Table 2', score: 90, day: new Date('2026-11-12') },
];
const names = (sorted: readonly { name: string }[]) => sorted.map(({ name }) => name);

describe('sortRows', () => {
  it('sorts text by locale, and numbers inside it by value', () => {
    const sorted = sortRows(rows, { column: 'name', direction: 'ascending' }, 'en-US');

    expect(names(sorted)).toEqual(['Ödön', 'Table 2', 'Table 10']);
  });

  it('sorts Ö after Z in Swedish', () => {
    const words = [{ name: 'Öl' }, { name: 'Zebra' }];

    expect(names(sortRows(words, { column: 'name', direction: 'ascending' }, 'sv-SE'))).toEqual(['Zebra', 'Öl']);
    expect(names(sortRows(words, { column: 'name', direction: 'ascending' }, 'de-DE'))).toEqual(['Öl', 'Zebra']);
  });

  it.each(['ascending', 'descending'] as const)('puts missing values last in %s order', (direction) => {
    expect(names(sortRows(rows, { column: 'score', direction }, 'en-US')).at(-1)).toBe('Table 10');
  });

  it('sorts dates', () => {
    const sorted = sortRows(rows, { column: 'day', direction: 'descending' }, 'en-US');

    expect(names(sorted)).toEqual(['Table 2', 'Ödön', 'Table 10']);
  });

  it('does not change its argument', () => {
    const before = names(rows);

    sortRows(rows, { column: 'name', direction: 'descending' }, 'en-US');

    expect(names(rows)).toEqual(before);
  });
});
