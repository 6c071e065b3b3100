// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedValue } from './storedValue.ts';

const key = 'test.colour.v1';
const make = () =>
  storedValue<string>({
    area: 'localStorage',
    key,
    fallback: 'white',
    read: (json) => (typeof json === 'string' && json !== '' ? json : undefined),
  });
const warn = vi.fn<typeof console.warn>();
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => vi.restoreAllMocks());

it('returns the fallback until a value is stored, and then that value, also on the next visit', () => {
  const colour = make();
  expect(colour.get()).toBe('white');

  colour.set('green');

  expect([colour.get(), make().get()]).toEqual(['green', 'green']);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  ['no JSON', '{green'],
  ['another shape', '{"colour":"green"}'],
  ['nothing', '""'],
  ['no text', ''],
])('returns the fallback with one warning if the stored text is %s', (_, text) => {
  localStorage.setItem(key, text);
  const colour = make();

  expect([colour.get(), colour.get()]).toEqual(['white', 'white']);
  expect(warn).toHaveBeenCalledOnce();
});

it('notifies of changes here and in another tab, and of nothing else', () => {
  const colour = make();
  const heard: string[] = [];
  const stop = colour.subscribe(() => heard.push(colour.get()));

  colour.set('green');
  localStorage.setItem(key, '"blue"');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something.else' }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  colour.set('red');

  expect(heard).toEqual(['green', 'blue', 'white']);
});

it('keeps the value for this visit, with one warning, if the browser refuses to write', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const colour = make();

  colour.set('green');
  colour.set('blue');

  expect(colour.get()).toBe('blue');
  expect(warn).toHaveBeenCalledOnce();
});

it('returns the fallback, with one warning, if the browser refuses to read', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const colour = make();

  expect([colour.get(), colour.get()]).toEqual(['white', 'white']);
  expect(warn).toHaveBeenCalledOnce();
});
