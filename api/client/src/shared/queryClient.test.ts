// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { menuItemsQuery } from '../play/menu.ts';
import { makeQueryClient } from './queryClient.ts';

afterEach(() => vi.unstubAllGlobals());

const burger = { id: 'burger', name: 'Burger', price: 5, emoji: '🍔', stock: 15, difficulty: 'beginner' };

it('loads a menu once, however often it is shown', async () => {
  const asked = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(Response.json([burger])));
  vi.stubGlobal('fetch', asked);
  const client = makeQueryClient();

  await client.fetchQuery(menuItemsQuery('ages_6_7'));
  const leave = new QueryObserver(client, menuItemsQuery('ages_6_7')).subscribe(() => {});
  window.dispatchEvent(new Event('visibilitychange'));
  leave();

  expect(client.getQueryData(menuItemsQuery('ages_6_7').queryKey)).toEqual([burger]);
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/menu-items/ages_6_7']);
  client.clear();
});

it('does not retry after a failure', async () => {
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response('no', { status: 500 })));
  vi.stubGlobal('fetch', asked);
  const client = makeQueryClient();

  await expect(client.fetchQuery(menuItemsQuery('beginner'))).rejects.toThrow('500: no');

  expect(asked).toHaveBeenCalledOnce();
  client.clear();
});
