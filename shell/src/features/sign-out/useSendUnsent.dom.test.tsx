import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LoadSender, sendingLimitMs, useSendUnsent } from './useSendUnsent.ts';

const onSent = vi.fn<() => void>();
const loadSender = vi.fn<LoadSender>();
let settle: (isSent: boolean) => void;
const container = document.createElement('div');
const text = () => container.textContent;

function Status() {
  const { isStuck } = useSendUnsent(loadSender, onSent);
  return isStuck ? 'stuck' : 'waiting';
}

let root: Root;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSent.mockReset();
  loadSender.mockReset().mockImplementation(({ onSettled }) => {
    settle = onSettled;
    return new Promise<ComponentType>(() => {});
  });
  root = createRoot(container);
  await act(async () => root.render(<Status />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('stops waiting at the time limit, and ignores a result after that', () => {
  act(() => void vi.advanceTimersByTime(sendingLimitMs - 1));
  const before = text();
  act(() => void vi.advanceTimersByTime(1));

  act(() => settle(true));

  expect([before, text()]).toEqual(['waiting', 'stuck']);
  expect(onSent).not.toHaveBeenCalled();
});

it('calls back once when everything is sent', () => {
  act(() => settle(true));
  act(() => settle(false));

  expect(onSent).toHaveBeenCalledOnce();
  expect(text()).toBe('waiting');
});

it('does not sign out after the dialog was closed', () => {
  act(() => root.unmount());

  settle(true);

  expect(onSent).not.toHaveBeenCalled();
  root = createRoot(container);
});
