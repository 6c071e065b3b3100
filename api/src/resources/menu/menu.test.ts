import { listMenuItems } from '@countertop/contract/play/menu';
import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import { dishIds } from '@countertop/engine/play/day/menu';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

it('sells each dish once, at the price of the home page and the game (promise:prices)', async () => {
  const response = await fetch(`${server.url}/api/menu-items`);

  const items = z.parse(listMenuItems.output, await response.json());
  const prices = items.map(({ id, price }) => `${id} ${Math.round(price * 100)}`);
  const expected = dishIds.map((dish) => `${dish} ${dishPriceCents(dish)}`);
  expect(new Set(prices)).toEqual(new Set(expected));
  expect(prices).toHaveLength(dishIds.length);
});
