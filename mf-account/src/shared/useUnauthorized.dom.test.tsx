import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { ToastRegion } from '@countertop/design-system/Toast';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectDelayMs, toastWaitMs, useUnauthorized } from './useUnauthorized.ts';

const leave = vi.fn<(href: string) => void>();

function Visitor({ isSignedOut }: { isSignedOut: boolean }) {
  useUnauthorized(isSignedOut, '/profile', leave);
  return null;
}

let root: Root;
const draw = (isSignedOut: boolean, hasRegion = false) =>
  act(() =>
    root.render(
      <StrictMode>
        <Visitor isSignedOut={isSignedOut} />
        {hasRegion && <ToastRegion />}
      </StrictMode>,
    ),
  );
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
/** Two frames at 60 Hz. */
const untilPaintedMs = 32;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  leave.mockReset();
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => root.unmount());
  clearNotifications();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does nothing if signed in', () => {
  draw(false);
  vi.advanceTimersByTime(10_000);

  expect(leave).not.toHaveBeenCalled();
  expect(notifications().visible).toBeUndefined();
});

it('shows the toast, and redirects once, 500 ms after it was painted', () => {
  draw(true);
  expect(notifications().visible).toMatchObject({ title: 'Unauthorized', tone: 'danger' });
  pass(redirectDelayMs * 2);
  expect(leave, 'while the code of toasts is on its way').not.toHaveBeenCalled();

  draw(true, true);
  pass(redirectDelayMs);
  expect(leave).not.toHaveBeenCalled();
  pass(untilPaintedMs);

  expect(redirectDelayMs).toBe(500);
  expect(leave.mock.calls).toEqual([['/api/login?returnTo=%2Fprofile']]);
});

it('redirects without the toast if it cannot be shown', () => {
  draw(true);

  vi.advanceTimersByTime(toastWaitMs);

  expect(leave.mock.calls).toEqual([['/api/login?returnTo=%2Fprofile']]);
});

it('does not redirect after the user has left', () => {
  draw(true, true);
  pass(redirectDelayMs / 2);
  act(() => root.unmount());
  vi.advanceTimersByTime(toastWaitMs);

  expect(leave).not.toHaveBeenCalled();
  root = createRoot(document.createElement('div'));
});
