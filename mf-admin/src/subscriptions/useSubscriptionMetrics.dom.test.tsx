import { makeQueryClient } from '@countertop/client/queryClient';
import { currentUserQuery } from '@countertop/client/user';
import type { CurrentUser } from '@countertop/contract/user';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { metrics } from './metrics.fixture.ts';
import { useSubscriptionMetrics } from './useSubscriptionMetrics.ts';

const admin: CurrentUser = {
  id: 'a1',
  email: 'ada@home.example',
  displayName: null,
  firstName: null,
  lastName: null,
  role: 'admin',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
};

/** The network: how often it was asked, and what it answers. */
const asked = vi.fn<() => Promise<Response>>();
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

let client: QueryClient;
let root: Root;
let shown: ReturnType<typeof useSubscriptionMetrics>;

function Screen() {
  const now = useSubscriptionMetrics();
  useEffect(() => {
    shown = now;
  });
  return null;
}

async function open(user: CurrentUser | null): Promise<void> {
  client.setQueryData(currentUserQuery().queryKey, user);
  root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Screen />
      </QueryClientProvider>,
    ),
  );
  await shows(() => expect(shown.access.status).not.toBe('loading'));
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** Waits for an answer to be shown: it is read in steps that no clock counts. */
const shows = (check: () => void) => act(() => vi.waitFor(check));

async function turn(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  window.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', asked);
  asked.mockReset().mockImplementation(() => answer(metrics));
  client = makeQueryClient();
});

afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at once and then every 30 s', async () => {
  await open(admin);
  expect(shown.access).toEqual({ status: 'open', value: metrics });
  await seconds(29);
  expect(asked).toHaveBeenCalledTimes(1);

  await seconds(1);
  await seconds(30);

  expect(asked).toHaveBeenCalledTimes(3);
});

it.each([
  [null, 'signedOut'],
  [{ ...admin, role: 'user' } as const, 'refused'],
])('asks nothing for who may not see it', async (user, status) => {
  await open(user);

  await seconds(90);

  expect(asked).not.toHaveBeenCalled();
  expect(shown.access.status).toBe(status);
});

it('asks nothing while it is paused, and at once when it goes on with old figures', async () => {
  await open(admin);
  act(() => shown.refreshing.pause(true));
  await seconds(300);
  await turn('hidden');
  await turn('visible');
  expect(asked).toHaveBeenCalledTimes(1);

  act(() => shown.refreshing.pause(false));
  await seconds(0);
  expect(asked).toHaveBeenCalledTimes(2);
  await seconds(30);

  expect(asked).toHaveBeenCalledTimes(3);
});

it('asks nothing in a hidden tab, and at once when it is seen again after more than 30 s', async () => {
  await open(admin);
  await turn('hidden');
  await seconds(300);
  expect(asked).toHaveBeenCalledTimes(1);

  await turn('visible');

  expect(asked).toHaveBeenCalledTimes(2);
});

it('does not ask again because a tab was hidden for a moment', async () => {
  await open(admin);
  await seconds(10);

  await turn('hidden');
  await turn('visible');

  expect(asked).toHaveBeenCalledTimes(1);
});

it('keeps the figures when a refresh fails, says so, and goes on trying', async () => {
  await open(admin);
  asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await seconds(30);
  await shows(() => expect(shown.refreshing.hasFailed).toBe(true));
  expect(shown.access).toEqual({ status: 'open', value: metrics });
  asked.mockImplementation(() => answer({ ...metrics, totalUsers: 1241 }));

  await seconds(30);

  await shows(() => expect(shown.access).toMatchObject({ status: 'open', value: { totalUsers: 1241 } }));
  expect(shown.refreshing.hasFailed).toBe(false);
});

it('refreshes when asked to, also while paused, and answers whether it did', async () => {
  await open(admin);
  act(() => shown.refreshing.pause(true));

  expect(await act(() => shown.refreshing.refresh())).toBe(true);
  asked.mockImplementation(() => answer({ error: 'Busy.' }, 503));
  expect(await act(() => shown.refreshing.refresh())).toBe(false);

  expect(asked).toHaveBeenCalledTimes(3);
});

it.each([
  [401, 'signedOut'],
  [403, 'refused'],
])('shuts at %i and asks no more', async (status, shut) => {
  await open(admin);
  asked.mockImplementation(() => answer({ error: 'No.' }, status));
  await seconds(30);
  await shows(() => expect(shown.access.status).toBe(shut));

  await seconds(90);

  expect(asked).toHaveBeenCalledTimes(2);
});

it('waits for one to try again when the first answer does not come', async () => {
  asked.mockImplementation(() => answer({ error: 'Busy.' }, 503));
  await open(admin);
  await seconds(90);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockImplementation(() => answer(metrics));

  if (shown.access.status === 'failed') shown.access.onRetry();

  await shows(() => expect(shown.access.status).toBe('open'));
});
