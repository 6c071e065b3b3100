import { countedPages } from '@countertop/contract/metrics.limits';
import { expect, it } from 'vitest';
import { pages } from '../../shell/src/pages/pages.ts';

it('every page of the site is counted by its name', () => {
  expect(countedPages.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});
