import { savePreferences } from '@countertop/design-system/preferences';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { thanksShownMs, useAutoClose } from './useAutoClose.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onClose = vi.fn<() => void>();

function Thanks() {
  useAutoClose(onClose);
  return null;
}

const perform = (work: () => unknown) =>
  act(() => {
    work();
  });
const advance = (ms: number) => perform(() => vi.advanceTimersByTime(ms));

function setVisibility(visibility: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  perform(() => document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockReset();
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.lastElementChild ?? document.body);
  perform(() => root.render(<Thanks />));
  return () => {
    perform(() => root.unmount());
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'visibilityState');
  };
});

it('closes after two and a half seconds, once', () => {
  expect(thanksShownMs).toBe(2500);

  advance(thanksShownMs - 1);
  expect(onClose).not.toHaveBeenCalled();
  advance(1);
  advance(thanksShownMs * 2);

  expect(onClose).toHaveBeenCalledOnce();
});

it.each(['pointermove', 'keydown', 'touchmove'])('restarts the time on %s', (type) => {
  advance(thanksShownMs - 1);
  perform(() => window.dispatchEvent(new Event(type)));
  advance(thanksShownMs - 1);
  expect(onClose).not.toHaveBeenCalled();

  advance(1);

  expect(onClose).toHaveBeenCalledOnce();
});

it('never closes in untimed mode', async () => {
  await act(async () => savePreferences({ gameSpeed: 'none' }));

  advance(thanksShownMs * 4);

  expect(onClose).not.toHaveBeenCalled();
  await act(async () => savePreferences({ gameSpeed: 'standard' }));
});

it('waits while the tab is hidden', () => {
  setVisibility('hidden');
  advance(thanksShownMs * 4);
  expect(onClose).not.toHaveBeenCalled();

  setVisibility('visible');
  advance(thanksShownMs);

  expect(onClose).toHaveBeenCalledOnce();
});
