// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { hasUnsent, noteUnsent } from './unsent.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('reports unsent data until all of it is sent', () => {
  const before = hasUnsent();
  noteUnsent('game', true);
  noteUnsent('awards', true);
  noteUnsent('game', true);
  noteUnsent('game', false);
  const meanwhile = hasUnsent();
  noteUnsent('awards', false);

  expect([before, meanwhile, hasUnsent()]).toEqual([false, true, false]);
  expect(localStorage).toHaveLength(0);
});

it('ignores unknown entries', () => {
  localStorage.setItem('countertop.unsent.v1', 'something else');

  expect(hasUnsent()).toBe(false);
});

it('reports none if the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });

  noteUnsent('game', true);

  expect(hasUnsent()).toBe(false);
});
