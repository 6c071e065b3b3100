import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FetchSender, sendingLimitMs, useSending } from './useSending.ts';

const onSent = vi.fn<() => void>();
const fetchSender = vi.fn<FetchSender>();
let settle: (isSent: boolean) => void;
let isStuck = false;

function Leaving() {
  ({ isStuck } = useSending(fetchSender, onSent));
  return null;
}

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSent.mockReset();
  fetchSender.mockReset().mockImplementation((onSettled) => {
    settle = onSettled;
    return new Promise<ComponentType>(() => {});
  });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Leaving />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits no longer than its limit, and a late answer signs nobody out', () => {
  act(() => void vi.advanceTimersByTime(sendingLimitMs - 1));
  const before = isStuck;
  act(() => void vi.advanceTimersByTime(1));

  act(() => settle(true));

  expect([before, isStuck]).toEqual([false, true]);
  expect(onSent).not.toHaveBeenCalled();
});

it('is done once, when all is sent', () => {
  act(() => settle(true));
  act(() => settle(false));

  expect(onSent).toHaveBeenCalledOnce();
  expect(isStuck).toBe(false);
});

it('signs nobody out who stayed meanwhile', () => {
  act(() => root.unmount());

  settle(true);

  expect(onSent).not.toHaveBeenCalled();
  root = createRoot(document.createElement('div'));
});
