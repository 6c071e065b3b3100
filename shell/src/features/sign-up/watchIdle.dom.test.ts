import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleMs, watchIdle } from './watchIdle.ts';

const onIdle = vi.fn<() => void>();
let stop = () => {};

const fire = (type: string) => window.dispatchEvent(new Event(type));
const advance = (ms: number) => vi.advanceTimersByTime(ms);
const setDocument = (name: 'readyState' | 'visibilityState', value: string) =>
  Object.defineProperty(document, name, { configurable: true, get: () => value });

beforeEach(() => {
  vi.useFakeTimers();
  onIdle.mockReset();
  setDocument('readyState', 'complete');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(document, 'visibilityState');
  document.body.replaceChildren();
});

it('calls back each time the page has been idle for a while', () => {
  stop = watchIdle(onIdle);

  advance(idleMs - 1);
  expect(onIdle).not.toHaveBeenCalled();
  advance(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
  advance(idleMs);
  expect(onIdle).toHaveBeenCalledTimes(2);
});

it.each(['pointermove', 'keydown', 'wheel', 'scroll'])('restarts the time on %s', (type) => {
  stop = watchIdle(onIdle);

  advance(idleMs - 1);
  fire(type);
  advance(idleMs - 1);

  expect(onIdle).not.toHaveBeenCalled();
});

it('waits while the pointer is pressed', () => {
  stop = watchIdle(onIdle);

  fire('pointerdown');
  advance(idleMs * 10);
  expect(onIdle).not.toHaveBeenCalled();
  fire('pointerup');
  advance(idleMs);

  expect(onIdle).toHaveBeenCalledOnce();
});

it('waits while the page shows an error', () => {
  document.body.innerHTML = '<main><div role="alert">The page took too long to load.</div></main>';
  stop = watchIdle(onIdle);

  advance(idleMs * 3);
  expect(onIdle).not.toHaveBeenCalled();
  document.body.replaceChildren();
  advance(idleMs);

  expect(onIdle).toHaveBeenCalledOnce();
});

it('waits until the page has loaded', () => {
  setDocument('readyState', 'interactive');
  stop = watchIdle(onIdle);

  advance(idleMs * 10);
  expect(onIdle).not.toHaveBeenCalled();
  setDocument('readyState', 'complete');
  fire('load');
  advance(idleMs);

  expect(onIdle).toHaveBeenCalledOnce();
});

it.each(['<input>', '<div role="dialog" tabindex="0"></div>'])('waits while %s is in use', (html) => {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('*')?.focus();
  stop = watchIdle(onIdle);

  advance(idleMs * 3);

  expect(onIdle).not.toHaveBeenCalled();
});

it('waits while the tab is hidden', () => {
  setDocument('visibilityState', 'hidden');
  stop = watchIdle(onIdle);

  advance(idleMs * 3);

  expect(onIdle).not.toHaveBeenCalled();
});

it('stops', () => {
  watchIdle(onIdle)();

  fire('pointerup');
  advance(idleMs * 3);

  expect(onIdle).not.toHaveBeenCalled();
});
