import { describe, expect, it } from 'vitest';
import { favoriteOf } from './cast.ts';
import { after, answeredRight, cleared, firstTable, orderOf, played, playing, withOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';
import type { Game } from '../state.ts';

const ready = (): Game => cleared(answeredRight(withOrderOpen()));
const served = (game: Game): Game => next(game, { type: 'tablePressed', tableId: firstTable(game, 'ready').id });
const earned = (before: Game, later: Game): number => later.stats.moneyCents - before.stats.moneyCents;

describe('clearing a table', () => {
  it('takes the plates away, and the next customer comes earlier', () => {
    const game = served(ready());
    const { id } = game.tables.find((table) => table.status === 'available' && table.hasPlates === true) ?? { id: 1 };

    const cleaned = next(game, { type: 'tableCleared', tableId: id });

    expect(cleaned.tables.some((table) => table.status === 'available' && table.hasPlates === true)).toBe(false);
    expect(cleaned.nextArrivalMs).toBe(game.nextArrivalMs - 2_000);
    expect(next(cleaned, { type: 'tableCleared', tableId: id })).toBe(cleaned);
  });

  it('happens by pressing the table, too, which explains itself as any free table does', () => {
    const game = served(ready());
    const { id } = game.tables.find((table) => table.status === 'available' && table.hasPlates === true) ?? { id: 1 };

    const cleaned = next(game, { type: 'tablePressed', tableId: id });

    expect(cleaned.tables).toEqual(next(game, { type: 'tableCleared', tableId: id }).tables);
    expect(cleaned.feedback[0]?.message).toBe('feedback.table_available');
  });
});

describe('preparing plates', () => {
  it('brings a tip for each of the next two customers at most', () => {
    const game = ready();

    const prepared = played(game, [{ type: 'dishPrepared' }, { type: 'dishPrepared' }, { type: 'dishPrepared' }]);

    expect(prepared.bistro.platesPrepared).toBe(2);
    expect(served(prepared).bistro.platesPrepared).toBe(1);
    expect(earned(prepared, served(prepared))).toBe(1_400);
    expect(earned(game, served(game))).toBe(1_200);
  });

  it('waits until the open order is finished', () => {
    const game = withOrderOpen();

    expect(next(game, { type: 'dishPrepared' })).toBe(game);
  });
});

/** Returns games with the first order open, the first customer's favorite being sold out. */
const withoutFavorite = (): readonly Game[] =>
  Array.from({ length: 60 }, (_, seed) => {
    const { customer } = orderOf(withOrderOpen({ seed }));
    const favorite = favoriteOf(customer.id, 'intermediate');
    const start = playing({ seed });
    const menu = start.menu.map((item) => (item.id === favorite ? { ...item, stock: 0 } : item));
    const waiting = after({ ...start, menu }, 2_000);
    return next(waiting, { type: 'tablePressed', tableId: firstTable(waiting, 'waiting').id });
  });

describe('a favorite that is sold out', () => {
  it('is missed by half of the customers, who say so and pay less', () => {
    const games = withoutFavorite();
    const missing = games.filter((game) => orderOf(game).missedFavorite !== null);

    expect(missing.length).toBeGreaterThan(15);
    expect(missing.length).toBeLessThan(45);
    for (const game of missing) {
      const done = cleared(answeredRight(game));
      expect(game.feedback[0]?.message).toBe('feedback.favorite_out');
      expect(orderOf(game).problem.dish).not.toBe(orderOf(game).missedFavorite);
      expect(earned(done, served(done))).toBe(800);
    }
  });
});
