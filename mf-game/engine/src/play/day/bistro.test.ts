import { describe, expect, it } from 'vitest';
import { bistroAtLevel, bistroItemIds, emptyBistro, grown, itemPriceCents } from './bistro.ts';
import { levels } from '../constants.ts';
import { answeredRow, orderOf, playing, withNextOrderOpen } from '../game.fixture.ts';
import { next } from '../game.ts';
import { itemsForSale } from './shop.ts';
import type { Game } from '../state.ts';

/** Returns a game at a level with the money given. */
const rich = (level: number, moneyCents = 100_000): Game => ({
  ...playing({ stats: { level, moneyCents } }),
  bistro: bistroAtLevel(level),
});

describe('the bistro', () => {
  it('gets the plant at level 2 and a choice of two things at level 3', () => {
    const second = grown(emptyBistro, 2);

    expect(second).toMatchObject({ items: ['plant'], choice: null });
    expect(grown(second, 3)).toMatchObject({ items: ['plant'], choice: ['window', 'jukebox'] });
  });

  it('gets something new at every level up to the last, and all of it by then', () => {
    let bistro = emptyBistro;
    for (let level = 2; level <= levels.last; level += 1) {
      const before = bistro.items.length + (bistro.choice === null ? 0 : 1);
      bistro = grown(bistro, level);
      expect(bistro.items.length + (bistro.choice === null ? 0 : 1)).toBe(before + 1);
    }

    expect(bistro.items.toSorted()).toEqual(bistroItemIds.toSorted());
  });

  it('grows with a right answer that reaches a level', () => {
    const almost = playing({ speed: 'none', stats: { level: 2, levelProgressPercent: 95 } });

    expect(answeredRow(almost, 'r').bistro.choice).toEqual(['window', 'jukebox']);
  });

  it('takes the thing that is chosen and sells the other one', () => {
    const game = rich(3);

    const chosen = next(game, { type: 'itemChosen', item: 'jukebox' });

    expect(chosen.bistro).toMatchObject({ items: ['plant', 'jukebox'], choice: null });
    expect(itemsForSale(game)).toEqual([]);
    expect(itemsForSale(chosen)).toEqual(['window']);
    expect(next(chosen, { type: 'itemChosen', item: 'window' })).toBe(chosen);
  });
});

describe('buying', () => {
  const open = next(rich(3), { type: 'itemChosen', item: 'jukebox' });

  it('adds a thing for its price, which does not lower the earnings of the day', () => {
    const bought = next(open, { type: 'itemBought', item: 'window' });

    const earned = ({ stats, record }: Game): number => stats.moneyCents - record.dayStart.moneyCents;
    expect(bought.bistro.items).toEqual(['plant', 'jukebox', 'window']);
    expect(bought.stats.moneyCents).toBe(open.stats.moneyCents - itemPriceCents('window'));
    expect(earned(bought)).toBe(earned(open));
    expect(next(bought, { type: 'itemBought', item: 'window' })).toBe(bought);
  });

  it.each<[string, Game]>([
    ['without enough money', { ...open, stats: { ...open.stats, moneyCents: itemPriceCents('window') - 1 } }],
    ['at the menu', next(open, { type: 'left' })],
  ])('is impossible %s', (_, game) => {
    expect(next(game, { type: 'itemBought', item: 'window' })).toBe(game);
  });

  it('does not include things that no level has offered', () => {
    expect(next(open, { type: 'itemBought', item: 'balloons' })).toBe(open);
  });

  it('hires one helper, who shows the first hint of each order', () => {
    const hired = next(open, { type: 'helperHired' });

    expect(next(hired, { type: 'helperHired' })).toBe(hired);
    expect(orderOf(withNextOrderOpen(hired)).hintsShown).toBe(1);
    expect(next(open, { type: 'helperHired' }).stats.moneyCents).toBe(50_000);
  });
});
