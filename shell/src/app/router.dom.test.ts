import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
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
