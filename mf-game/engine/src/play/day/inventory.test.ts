import { describe, expect, it } from 'vitest';
import { ageBands } from '../../problems/band.ts';
import { answeredRow, orderOf, played, playing, withNextOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';
import { canRestock } from './inventory.ts';
import type { DishId } from './menu.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Game } from '../state.ts';

const rich = (moneyCents: number): Game => playing({ stats: { moneyCents } });
const stockOf = (game: Game, dish: DishId): number | undefined => game.menu.find(({ id }) => id === dish)?.stock;

describe('restocking', () => {
  it('costs 20 dollars and adds ten portions of one dish', () => {
    const game = rich(5_000);

    const bought = next(game, { type: 'restocked', dish: 'soup' });

    expect(bought.stats).toEqual({ ...game.stats, moneyCents: 3_000 });
    expect(bought.menu.map(({ stock }) => stock)).toEqual([15, 20, 25, 20]);
  });

  it.each([
    [1_999, false],
    [2_000, true],
  ])('with %d cents is possible: %s', (moneyCents, isPossible) => {
    const game = rich(moneyCents);

    expect(canRestock(game.stats)).toBe(isPossible);
    expect(next(game, { type: 'restocked', dish: 'pizza' }) !== game).toBe(isPossible);
  });

  it('works only for dishes on the menu', () => {
    const game = rich(9_000);

    expect(next(game, { type: 'restocked', dish: 'lobster' })).toBe(game);
  });

  it('is possible in a paused game and not at the start menu', () => {
    const game = rich(9_000);
    const left = next(game, { type: 'left' });

    expect(stockOf(played(game, [{ type: 'paused' }, { type: 'restocked', dish: 'soup' }]), 'soup')).toBe(20);
    expect(next(left, { type: 'restocked', dish: 'soup' })).toBe(left);
  });

  it("doesn't reduce the day's earnings", () => {
    const game = rich(9_000);
    const earned = ({ stats, record }: Game): number => stats.moneyCents - record.dayStart.moneyCents;

    expect(earned(next(game, { type: 'restocked', dish: 'soup' }))).toBe(earned(game));
  });

  it('survives a menu that loads later', () => {
    const game = next(rich(9_000), { type: 'restocked', dish: 'soup' });
    const dearer = game.record.fullMenu.map((item) => ({ ...item, priceCents: item.priceCents + 100, stock: 30 }));

    expect(next(game, { type: 'menuLoaded', menu: dearer }).menu.map(({ stock }) => stock)).toEqual([30, 30, 30, 40]);
  });
});

/** Returns the dishes that a problem mentions. */
const dishesOf = ({ dish, lines }: Problem): readonly DishId[] => [
  dish,
  ...lines.flatMap((line) => (line.dish === undefined ? [] : [line.dish])),
];

const soldOut = (game: Game): Game => ({ ...game, menu: game.menu.map((item) => ({ ...item, stock: 0 })) });

describe('a dish that is sold out', () => {
  it.each(ageBands)('is not ordered while something else has stock for %s', (band) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const [only] = playing({ seed, band }).menu;
      const start = playing({ seed, band, speed: 'none' });
      let game: Game = {
        ...start,
        menu: start.menu.map((item) => ({ ...item, stock: item.id === only?.id ? 100 : 0 })),
      };
      for (let order = 0; order < 8; order += 1) {
        const open = withNextOrderOpen(game);
        expect(new Set(dishesOf(orderOf(open).problem))).toEqual(new Set([only?.id]));
        game = answeredRow(open, order % 2 === 0 ? 'w' : 'r');
      }
    }
  });

  it.each(ageBands)('comes back in a free crate when everything is sold out for %s', (band) => {
    const game = soldOut(playing({ speed: 'none', band }));

    const open = withNextOrderOpen(game);

    const filled = open.menu.filter(({ stock }) => stock > 0);
    expect(filled.reduce((sum, { stock }) => sum + stock, 0)).toBe(5);
    expect(filled.map(({ id }) => id)).not.toContain('wine');
    expect(filled.map(({ id }) => id)).toContain(orderOf(open).problem.dish);
    expect(open.feedback.map(({ message }) => message)).toContain('feedback.crate');
  });

  it('goes down by the portion that was ordered, and never below zero', () => {
    let game = playing({ speed: 'none' });
    for (let order = 0; order < 60; order += 1) {
      const open = withNextOrderOpen(game);
      const { dish } = orderOf(open).problem;
      game = answeredRow(open, 'r');
      expect(game.menu).toEqual(
        open.menu.map((item) => (item.id === dish ? { ...item, stock: item.stock - 1 } : item)),
      );
      expect(game.menu.every(({ stock }) => stock >= 0)).toBe(true);
    }
  });
});
