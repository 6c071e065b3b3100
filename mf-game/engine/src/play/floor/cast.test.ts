import { describe, expect, it } from 'vitest';
import { ageBands, tierOf, tiers } from '../../problems/band.ts';
import { customerIds, customerOf, favoriteOf } from './cast.ts';
import { orderOf, withOrderOpen } from '../game.fixture.ts';
import { defaultMenus, orderableDishes } from '../day/menu.ts';

describe('the cast', () => {
  it('has sixteen customers with their own names and drawings', () => {
    const customers = customerIds.map(customerOf);

    expect(customers.map(({ look }) => look)).toEqual(Array.from({ length: 16 }, (_, look) => look));
    expect(new Set(customers.map(({ name }) => name)).size).toBe(16);
  });

  it.each(tiers)('likes every dish that is ordered on the %s menu, three customers each or more', (tier) => {
    for (const { id } of orderableDishes(defaultMenus[tier])) {
      expect(customerIds.filter((customer) => favoriteOf(customer, tier) === id).length).toBeGreaterThanOrEqual(3);
    }
    expect(customerIds.some((customer) => favoriteOf(customer, tier) === 'wine')).toBe(false);
  });

  it.each(ageBands)('asks for its favorites more often than for anything else, for %s', (band) => {
    const orders = Array.from({ length: 200 }, (_, seed) => orderOf(withOrderOpen({ seed, band })));

    const favored = orders.filter(({ customer, problem }) => problem.dish === favoriteOf(customer.id, tierOf(band)));

    expect(favored.length).toBeGreaterThan(100);
    expect(favored.length).toBeLessThan(160);
  });
});
