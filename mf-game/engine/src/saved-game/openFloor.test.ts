import { expect, it } from 'vitest';
import { newGame, next } from '../play/game.ts';
import { playDay } from '../play/simulate.ts';
import type { Game } from '../play/state.ts';
import { ageBands } from '../problems/band.ts';
import { gameOnFloor, openFloorOf } from './openFloor.ts';
import { savedOf } from './savedGame.ts';

/** Returns all states of a day, with the events that lead to the next ones. */
function states(game: Game) {
  let state = game;
  return playDay(game, { seed: 3, correctPercent: 70 }).events.map((event) => {
    const before = state;
    state = next(state, event);
    return { before, event, after: state };
  });
}

it.each(ageBands)('goes on after a reload as if there had been none, at any moment of a day of %s', (band) => {
  const orders = new Set<string>();
  for (const { before, event, after } of states(newGame({ seed: 11, band }))) {
    const floor = openFloorOf(before);
    // A result or a scene that is open closes.
    if (floor === null || before.result !== null || before.celebrations.length > 0) continue;
    const again = gameOnFloor(JSON.parse(JSON.stringify(savedOf(before))), JSON.parse(JSON.stringify(floor)));
    if (before.order !== null) orders.add(before.order.problem.id);

    expect(again).toMatchObject({ status: 'paused', tables: before.tables, order: before.order });
    const resumed = next(again ?? before, { type: 'resumed' });
    const { stats, tables, order, random, record } = next({ ...resumed, isPremium: before.isPremium }, event);
    expect([stats, tables, order, random, record.problemsMade]).toEqual([
      after.stats,
      after.tables,
      after.order,
      after.random,
      after.record.problemsMade,
    ]);
  }
  expect(orders.size).toBeGreaterThan(2);
});

it('has no floor at the menu of a day that has not begun', () => {
  expect(openFloorOf(newGame({ seed: 11, band: 'ages_6_7' }))).toBeNull();
});

it('waits at the menu after a reload there, and goes on as it was left', () => {
  const open = states(newGame({ seed: 11, band: 'ages_6_7' })).find(({ before }) => before.order !== null)?.before;
  const menu = open && next(open, { type: 'left' });
  const floor = menu && openFloorOf(menu);
  if (menu === undefined || floor == null) throw new Error('No order was opened.');

  const again = gameOnFloor(savedOf(menu), floor, 'menu');

  expect(again?.status).toBe('menu');
  expect(next(again ?? menu, { type: 'continued' })).toMatchObject({
    status: 'playing',
    tables: open?.tables,
    order: open?.order,
  });
});

it('gives up a floor whose order no rule makes', () => {
  const open = states(newGame({ seed: 11, band: 'ages_6_7' })).find(({ before }) => before.order !== null)?.before;
  const floor = open && openFloorOf(open);
  if (open === undefined || floor?.order == null) throw new Error('No order was opened.');
  const order = { ...floor.order, problem: { ...floor.order.problem, givens: { none: 1 } } };

  expect(gameOnFloor(savedOf(open), { ...floor, order })).toBeNull();
});
