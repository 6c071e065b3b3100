import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idleMs, watchIdle } from './watchIdle.ts';

const onRest = vi.fn<() => void>();
let stop = () => {};

const does = (type: string) => window.dispatchEvent(new Event(type));
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const become = (name: 'readyState' | 'visibilityState', value: string) =>
  Object.defineProperty(document, name, { configurable: true, get: () => value });

beforeEach(() => {
  vi.useFakeTimers();
  onRest.mockReset();
  become('readyState', 'complete');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(document, 'visibilityState');
  document.body.replaceChildren();
});

it('calls when nothing has happened for a while, and again after the next while', () => {
  stop = watchIdle(onRest);

  pass(idleMs - 1);
  expect(onRest).not.toHaveBeenCalled();
  pass(1);
  expect(onRest).toHaveBeenCalledTimes(1);
  pass(idleMs);
  expect(onRest).toHaveBeenCalledTimes(2);
});

it.each(['pointermove', 'keydown', 'wheel', 'scroll'])('begins anew with %s', (type) => {
  stop = watchIdle(onRest);

  pass(idleMs - 1);
  does(type);
  pass(idleMs - 1);

  expect(onRest).not.toHaveBeenCalled();
});

it('waits for as long as somebody presses', () => {
  stop = watchIdle(onRest);

  does('pointerdown');
  pass(idleMs * 10);
  expect(onRest).not.toHaveBeenCalled();
  does('pointerup');
  pass(idleMs);

  expect(onRest).toHaveBeenCalledOnce();
});

it('waits while the page says that something went wrong', () => {
  document.body.innerHTML = '<main><div role="alert">Its door did not open in time.</div></main>';
  stop = watchIdle(onRest);

  pass(idleMs * 3);
  expect(onRest).not.toHaveBeenCalled();
  document.body.replaceChildren();
  pass(idleMs);

  expect(onRest).toHaveBeenCalledOnce();
});

it('waits for the page to be loaded', () => {
  become('readyState', 'interactive');
  stop = watchIdle(onRest);

  pass(idleMs * 10);
  expect(onRest).not.toHaveBeenCalled();
  become('readyState', 'complete');
  does('load');
  pass(idleMs);

  expect(onRest).toHaveBeenCalledOnce();
});

it.each(['<input>', '<div role="dialog" tabindex="0"></div>'])('leaves somebody alone who is at %s', (html) => {
  document.body.innerHTML = html;
  document.body.querySelector<HTMLElement>('*')?.focus();
  stop = watchIdle(onRest);

  pass(idleMs * 3);

  expect(onRest).not.toHaveBeenCalled();
});

it('leaves a page alone that nobody sees', () => {
  become('visibilityState', 'hidden');
  stop = watchIdle(onRest);

  pass(idleMs * 3);

  expect(onRest).not.toHaveBeenCalled();
});

it('stops', () => {
  watchIdle(onRest)();

  does('pointerup');
  pass(idleMs * 3);

  expect(onRest).not.toHaveBeenCalled();
});
