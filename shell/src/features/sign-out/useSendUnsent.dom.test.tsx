import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LoadSender, sendingLimitMs, useSendUnsent } from './useSendUnsent.ts';

const onSent = vi.fn<() => void>();
const loadSender = vi.fn<LoadSender>();
let settle: (isSent: boolean) => void;
const place = document.createElement('div');
const words = () => place.textContent;

function Leaving() {
  const { isStuck } = useSendUnsent(loadSender, onSent);
  return isStuck ? 'stuck' : 'waiting';
}

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSent.mockReset();
  loadSender.mockReset().mockImplementation((onSettled) => {
    settle = onSettled;
    return new Promise<ComponentType>(() => {});
  });
  root = createRoot(place);
  await act(async () => root.render(<Leaving />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits no longer than its limit, and a late answer signs nobody out', () => {
  act(() => void vi.advanceTimersByTime(sendingLimitMs - 1));
  const before = words();
  act(() => void vi.advanceTimersByTime(1));

  act(() => settle(true));

  expect([before, words()]).toEqual(['waiting', 'stuck']);
  expect(onSent).not.toHaveBeenCalled();
});

it('is done once, when all is sent', () => {
  act(() => settle(true));
  act(() => settle(false));

  expect(onSent).toHaveBeenCalledOnce();
  expect(words()).toBe('waiting');
});

it('signs nobody out who stayed meanwhile', () => {
  act(() => root.unmount());

  settle(true);

  expect(onSent).not.toHaveBeenCalled();
  root = createRoot(place);
});
