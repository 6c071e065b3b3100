import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectDelayMs, useUnauthorized } from './useUnauthorized.ts';

const leave = vi.fn<(href: string) => void>();

function Visitor({ isSignedOut }: { isSignedOut: boolean }) {
  useUnauthorized(isSignedOut, '/profile', leave);
  return null;
}

let root: Root;
const draw = (isSignedOut: boolean) =>
  act(() =>
    root.render(
      <StrictMode>
        <Visitor isSignedOut={isSignedOut} />
      </StrictMode>,
    ),
  );

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

it('leaves somebody who is signed in alone', () => {
  draw(false);
  vi.advanceTimersByTime(10_000);

  expect(leave).not.toHaveBeenCalled();
  expect(notifications().visible).toBeUndefined();
});

it('shows the toast, and leaves 500 ms later, once', () => {
  draw(true);
  expect(notifications().visible).toMatchObject({ title: 'Unauthorized', tone: 'destructive' });
  vi.advanceTimersByTime(redirectDelayMs - 1);
  expect(leave).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);

  expect(redirectDelayMs).toBe(500);
  expect(leave.mock.calls).toEqual([['/api/login?returnTo=%2Fprofile']]);
});

it('stays where the person went meanwhile', () => {
  draw(true);
  act(() => root.unmount());
  vi.advanceTimersByTime(redirectDelayMs);

  expect(leave).not.toHaveBeenCalled();
  root = createRoot(document.createElement('div'));
});
