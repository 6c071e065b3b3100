// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSignedIn } from '../accounts/signedIn.ts';
import { storedValue } from './storedValue.ts';

const key = 'test.color.v1';
const make = () =>
  storedValue<string>({
    area: 'localStorage',
    key,
    fallback: 'white',
    read: (json) => (typeof json === 'string' && json !== '' ? json : undefined),
  });
const warn = vi.fn<typeof console.warn>();
const block = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

it('returns the fallback until a value is stored, and then the value, also on the next visit', () => {
  const color = make();
  expect(color.get()).toBe('white');

  color.set('green');

  expect([color.get(), make().get()]).toEqual(['green', 'green']);
  expect(warn).not.toHaveBeenCalled();
});

it('removes a value that is set to null', () => {
  const color = storedValue<string | null>({ area: 'localStorage', key, fallback: null, read: String });

  color.set('green');
  color.set(null);

  expect([color.get(), localStorage.getItem(key)]).toEqual([null, null]);
});

it.each([
  ['not JSON', '{green'],
  ['the wrong shape', '{"color":"green"}'],
  ['rejected by the parser', '""'],
  ['empty', ''],
])('returns the fallback with one warning when the stored text is %s', (_, text) => {
  localStorage.setItem(key, text);
  const color = make();

  expect([color.get(), color.get()]).toEqual(['white', 'white']);
  expect(warn).toHaveBeenCalledOnce();
});

it('reports changes here and in other tabs, and nothing else', () => {
  const color = make();
  const seen: string[] = [];
  const stop = color.subscribe(() => seen.push(color.get()));

  color.set('green');
  localStorage.setItem(key, '"blue"');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  color.set('red');

  expect(seen).toEqual(['green', 'blue', 'white']);
});

it('keeps the value in memory, with one warning, when the browser blocks writing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block);
  const color = make();

  color.set('green');
  color.set('blue');

  expect(color.get()).toBe('blue');
  expect(warn).toHaveBeenCalledOnce();
});

it('returns the fallback, with one warning, when the browser blocks reading', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block);
  const color = make();

  expect([color.get(), color.get()]).toEqual(['white', 'white']);
  expect(warn).toHaveBeenCalledOnce();
});

it('writes nothing while a page is left after signing out', () => {
  document.cookie = 'signed-in=1';
  isSignedIn();
  const color = make();
  color.set('green');

  document.cookie = 'signed-in=; Max-Age=0';
  localStorage.clear();
  window.dispatchEvent(new Event('pagehide'));
  color.set('red');
  const left = localStorage.getItem(key);
  window.dispatchEvent(new Event('pageshow'));
  color.set('blue');

  expect([left, localStorage.getItem(key)]).toEqual([null, '"blue"']);
});
