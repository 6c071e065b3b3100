import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { thanksShownMs, useAutoClose } from './useAutoClose.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onEnd = vi.fn<() => void>();

function Thanks() {
  useAutoClose(onEnd);
  return null;
}

const done = (work: () => unknown) =>
  act(() => {
    work();
  });
const pass = (ms: number) => done(() => vi.advanceTimersByTime(ms));

function look(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  done(() => document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockReset();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.lastElementChild ?? document.body);
  done(() => root.render(<Thanks />));
  return () => {
    done(() => root.unmount());
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'visibilityState');
  };
});

it('ends after two and a half seconds, once', () => {
  expect(thanksShownMs).toBe(2500);

  pass(thanksShownMs - 1);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  pass(thanksShownMs * 2);

  expect(onEnd).toHaveBeenCalledOnce();
});

it.each(['pointermove', 'keydown', 'touchmove'])('gives who is still at it the whole time again: %s', (type) => {
  pass(thanksShownMs - 1);
  done(() => window.dispatchEvent(new Event(type)));
  pass(thanksShownMs - 1);
  expect(onEnd).not.toHaveBeenCalled();

  pass(1);

  expect(onEnd).toHaveBeenCalledOnce();
});

it('waits for who looks elsewhere', () => {
  look('hidden');
  pass(thanksShownMs * 4);
  expect(onEnd).not.toHaveBeenCalled();

  look('visible');
  pass(thanksShownMs);

  expect(onEnd).toHaveBeenCalledOnce();
});
