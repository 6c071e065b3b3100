import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { makeRouter } from './router.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['stays where somebody has scrolled its HTML', 830, 0],
  ['is scrolled if nobody has', 0, 1],
])('the first page %s, and the next one starts at its top', (_, scrollY, scrolls) => {
  const scrollTo = vi.fn<() => void>();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', scrollY);
  const router = makeRouter({ history: createMemoryHistory() });
  const rendered = {
    type: 'onRendered',
    toLocation: router.latestLocation,
    pathChanged: true,
    hrefChanged: true,
    hashChanged: false,
  } as const;

  router.emit(rendered);
  expect(scrollTo).toHaveBeenCalledTimes(scrolls);

  router.emit(rendered);
  expect(scrollTo).toHaveBeenCalledTimes(scrolls + 1);
  expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
});

it.each([
  ['/about', '/pricing', 1],
  ['/pricing', '/about', 1],
  ['/pricing', '/no-such-page', 1],
  ['/about', '/play', 0],
  ['/about', '/no-such-page', 0],
  ['/pricing', '/PRICING/', 0],
])('from %s to %s loads a document if the Content-Security-Policy is another', async (from, to, documents) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...location, reload });
  const history = createMemoryHistory({ initialEntries: [from] });
  const router = makeRouter({ history, isHydrating: () => true });
  await router.load();

  history.push(to);
  await Promise.race([router.load(), eventually(() => expect(reload).toHaveBeenCalled())]);

  expect(reload).toHaveBeenCalledTimes(documents);
});
