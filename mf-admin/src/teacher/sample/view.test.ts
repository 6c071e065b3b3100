import { searchFormat } from '@countertop/routes/routes';
import { expect, it } from 'vitest';
import { defaultView, searchOf, sortColumns, tabs, type View, viewOf } from './view.ts';

const students = ['1', '4'];

it('round-trips every view through the query string', () => {
  for (const tab of tabs)
    for (const student of [null, ...students])
      for (const column of sortColumns)
        for (const direction of ['ascending', 'descending'] as const)
          for (const search of ['', 'a&b=c #1 ü ']) {
            const view: View = { tab, student, sorting: { column, direction }, search };

            expect(viewOf(searchFormat.parseSearch(searchFormat.stringifySearch(searchOf(view))), students)).toEqual(
              view,
            );
          }
});

it('has no parameters in the default view', () => {
  expect(searchOf(defaultView)).toEqual({});
  expect(viewOf({}, students)).toEqual(defaultView);
});

it.each([
  '?tab=secrets',
  '?student=99',
  '?sort=password',
  '?sort=-',
  '?tab=&student=&sort=&search=',
  '?%%%',
  '?tab=Reports',
])('is the default view for %s', (address) => {
  expect(viewOf(searchFormat.parseSearch(address), students)).toEqual(defaultView);
});

it('truncates long search text', () => {
  expect(viewOf({ search: 'a'.repeat(5000) }, students).search).toHaveLength(60);
});
