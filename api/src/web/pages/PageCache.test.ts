import { expect, it, vi } from 'vitest';
import { PageCache, type StoredPage } from './PageCache.ts';

const pageOf = (bytes: number): StoredPage => ({ headers: {}, body: Buffer.alloc(bytes) });

it('renders a page once for concurrent requests', async () => {
  const cache = new PageCache(100);
  const make = vi.fn<() => Promise<StoredPage>>(async () => pageOf(10));

  const pages = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  pages.push(await cache.get('a', make));

  expect(make).toHaveBeenCalledOnce();
  expect(new Set(pages).size).toBe(1);
});

it('evicts the least recently used pages, and never exceeds its limit', async () => {
  const cache = new PageCache(100);
  const made: string[] = [];
  async function ask(key: string): Promise<void> {
    await cache.get(key, async () => {
      made.push(key);
      return pageOf(40);
    });
  }

  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);

  expect(made).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.bytes).toBe(80);
});

it('tries again after rendering has failed', async () => {
  const cache = new PageCache(100);

  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');

  expect((await cache.get('a', async () => pageOf(10))).body).toHaveLength(10);
  expect(cache.bytes).toBe(10);
});

it('does not count a page that was rendered before the cache was cleared', async () => {
  const cache = new PageCache(100);
  let finish = (_page: StoredPage) => {};

  const old = cache.get('a', () => new Promise((resolve) => (finish = resolve)));
  cache.clear();
  await cache.get('a', async () => pageOf(30));
  finish(pageOf(50));
  await old;

  expect(cache.bytes).toBe(30);
});
