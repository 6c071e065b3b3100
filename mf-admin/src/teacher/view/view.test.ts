import { expect, it } from 'vitest';
import { firstView, readView, sortColumns, tabs, type View, writeView } from './view.ts';

const students = ['1', '4'];

it('has an address for every view, which leads back to it', () => {
  for (const tab of tabs)
    for (const student of [null, ...students])
      for (const column of sortColumns)
        for (const direction of ['ascending', 'descending'] as const)
          for (const search of ['', 'a&b=c #1 ü ']) {
            const view: View = { tab, student, sorting: { column, direction }, search };

            expect(readView(writeView(view), students)).toEqual(view);
          }
});

it('has no parameters on the first visit', () => {
  expect(writeView(firstView)).toBe('');
  expect(readView('', students)).toEqual(firstView);
});

it.each([
  '?tab=secrets',
  '?student=99',
  '?sort=password',
  '?sort=-',
  '?tab=&student=&sort=&search=',
  '?%%%',
  '?tab=Reports',
])('is as on the first visit where the address says %s', (address) => {
  expect(readView(address, students)).toEqual(firstView);
});

it('cuts what is searched off where no name goes on', () => {
  expect(readView(`?search=${'a'.repeat(5000)}`, students).search).toHaveLength(60);
});
