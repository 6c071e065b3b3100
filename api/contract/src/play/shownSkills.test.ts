import { expect, it } from 'vitest';
import { shownSkills } from './shownSkills.ts';

it('names the skills most often right, with their standards, and no more than fit', () => {
  const practice = {
    times_tables: { asked: 20, right: 18 },
    stock: { asked: 9, right: 8 },
    profit: { asked: 12, right: 5 },
    large_orders: { asked: 4, right: 4 },
    change_from_notes: { asked: 30, right: 29 },
  };

  expect(shownSkills({ practice, band: 'ages_8_9' })).toEqual([
    { skill: 'change_from_notes', standard: '4.MD.A.2' },
    { skill: 'times_tables', standard: '3.OA.C.7' },
    { skill: 'stock', standard: '3.NBT.A.2' },
  ]);
});

it('names no skill of another age band', () => {
  expect(shownSkills({ practice: { small_change: { asked: 9, right: 9 } }, band: 'ages_12_plus' })).toEqual([]);
});
