import { describe, expect, it } from 'vitest';
import {
  answeredRow,
  orderOf,
  played,
  playing,
  withCustomerWaiting,
  withNextOrderOpen,
  withOrderOpen,
} from '../play/game.fixture.ts';
import { newGame, next } from '../play/game.ts';
import { defaultMenus } from '../play/day/menu.ts';
import { gameOnFloor, openFloorOf } from './openFloor.ts';
import { gameOf, type SavedGame, savedOf } from './savedGame.ts';
import { playDay } from '../play/simulate.ts';
import type { Game } from '../play/state.ts';

const throughJson = (saved: SavedGame): SavedGame => JSON.parse(JSON.stringify(saved));
const restored = (game: Game): Game => gameOf(throughJson(savedOf(game)), game.speed);

describe('a saved game', () => {
  it('opens at its menu with all progress', () => {
    const { game } = playDay(newGame({ seed: 7, band: 'ages_10_12' }));

    const again = restored(game);

    expect(again).toMatchObject({ status: 'menu', order: null, result: null, dayComplete: null, celebrations: [] });
    expect(again.tables.every(({ status }) => status === 'available')).toBe(true);
    expect(savedOf(again)).toEqual(savedOf(game));
  });

  it.each(['standard', 'none'] as const)('continues as if it had been left, at %s speed', (speed) => {
    const game = answeredRow(withOrderOpen({ speed }), 'rwr');
    const events = [{ type: 'continued' }, { type: 'ticked', elapsedMs: 1_000 }] as const;

    const left = next(game, { type: 'left' });
    const floor = openFloorOf(left);
    const again = floor && gameOnFloor(throughJson(savedOf(left)), floor, 'menu');
    expect(played(again ?? game, events)).toEqual(played(left, events));
    expect(orderOf(withNextOrderOpen(played(restored(game), events))).problem.id).toBe('7-4');
  });

  it('opens if it was saved before there was a bistro, with what its levels would have given', () => {
    const old = { ...savedOf(playing({ stats: { level: 4 } })), bistro: undefined };

    expect(gameOf(throughJson(old), 'standard').bistro).toEqual({
      items: ['plant', 'window'],
      choice: ['lantern', 'terrace'],
      hasHelper: false,
      platesPrepared: 0,
    });
  });

  it('drops an open order', () => {
    expect(restored(withOrderOpen()).order).toBeNull();
  });

  it('drops customers', () => {
    expect(restored(withCustomerWaiting()).tables).toEqual(newGame({ seed: 7, band: 'ages_8_9' }).tables);
  });

  it('plays at the current speed', () => {
    expect(gameOf(savedOf(withOrderOpen()), 'x5').speed).toBe('x5');
  });

  it('awards nothing twice when the premium status changes', () => {
    const start = next(newGame({ seed: 7, band: 'ages_8_9' }), { type: 'premiumChanged', isPremium: true });
    const { game } = playDay(start);

    const told = next(restored(game), { type: 'premiumChanged', isPremium: true });

    expect(told.awards).toEqual(game.awards);
    expect(told.stats).toEqual(game.stats);
    expect(told.celebrations).toEqual([]);
  });

  it('keeps its stock when the menu loads before it continues', () => {
    const game = answeredRow(withOrderOpen({ speed: 'none' }), 'rrrr');
    const served = defaultMenus.intermediate.map((item) => ({ ...item, stock: item.stock + 5 }));

    const on = played(restored(game), [{ type: 'menuLoaded', menu: served }, { type: 'continued' }]);

    expect(on.menu.map(({ stock }) => stock)).toEqual(game.menu.map(({ stock }) => stock + 5));
  });
});
