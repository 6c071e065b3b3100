import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { metrics } from './metrics.fixture.ts';
import { useSubscriptionMetrics } from './useSubscriptionMetrics.ts';
import { eventually } from '../../../tests/support/eventually.ts';

const admin = userWith({ id: 'a1', email: 'ada@home.example', role: 'admin' });

const fetchMock = vi.fn<() => Promise<Response>>();
const respond = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

let client: QueryClient;
let root: Root;
let current: ReturnType<typeof useSubscriptionMetrics>;

function Screen() {
  const now = useSubscriptionMetrics();
  useEffect(() => {
    current = now;
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
  await waitFor(() => expect(current.access.status).not.toBe('loading'));
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

/** Waits for a response to be current. Reading it takes microtasks that fake timers don't advance. */
const waitFor = (check: () => void) => act(() => eventually(check));

async function setVisibility(visibility: DocumentVisibilityState): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  window.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(() => respond(metrics));
  client = makeQueryClient();
});

afterEach(() => {
  act(() => root.unmount());
  client.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads the metrics immediately and then every 30 s', async () => {
  await open(admin);
  expect(current.access).toEqual({ status: 'open', value: metrics });
  await seconds(29);
  expect(fetchMock).toHaveBeenCalledTimes(1);

  await seconds(1);
  await seconds(30);

  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it.each([
  [null, 'signedOut'],
  [{ ...admin, role: 'user' } as const, 'forbidden'],
])('requests nothing without access', async (user, status) => {
  await open(user);

  await seconds(90);

  expect(fetchMock).not.toHaveBeenCalled();
  expect(current.access.status).toBe(status);
});

it('requests nothing while paused, and refreshes old data when resumed', async () => {
  await open(admin);
  act(() => current.refreshing.setPaused(true));
  await seconds(300);
  await setVisibility('hidden');
  await setVisibility('visible');
  expect(fetchMock).toHaveBeenCalledTimes(1);

  act(() => current.refreshing.setPaused(false));
  await seconds(0);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await seconds(30);

  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it('requests nothing in a hidden tab, and refreshes when it is visible again after more than 30 s', async () => {
  await open(admin);
  await setVisibility('hidden');
  await seconds(300);
  expect(fetchMock).toHaveBeenCalledTimes(1);

  await setVisibility('visible');

  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('does not refresh when a tab was hidden for a moment', async () => {
  await open(admin);
  await seconds(10);

  await setVisibility('hidden');
  await setVisibility('visible');

  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('keeps the data when a refresh fails, reports it, and keeps trying', async () => {
  await open(admin);
  fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  await seconds(30);
  await waitFor(() => expect(current.refreshing.hasFailed).toBe(true));
  expect(current.access).toEqual({ status: 'open', value: metrics });
  fetchMock.mockImplementation(() => respond({ ...metrics, totalUsers: 1241 }));

  await seconds(30);

  await waitFor(() => expect(current.access).toMatchObject({ status: 'open', value: { totalUsers: 1241 } }));
  expect(current.refreshing.hasFailed).toBe(false);
});

it('refreshes on request, even while paused, and returns whether it succeeded', async () => {
  await open(admin);
  act(() => current.refreshing.setPaused(true));

  expect(await act(() => current.refreshing.refresh())).toBe(true);
  fetchMock.mockImplementation(() => respond({ error: 'Busy.' }, 503));
  expect(await act(() => current.refreshing.refresh())).toBe(false);

  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it.each([
  [401, 'signedOut'],
  [403, 'forbidden'],
])('ends access at %i and stops refreshing', async (status, expected) => {
  await open(admin);
  fetchMock.mockImplementation(() => respond({ error: 'No.' }, status));
  await seconds(30);
  await waitFor(() => expect(current.access.status).toBe(expected));

  await seconds(90);

  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('waits for a retry when the first request fails', async () => {
  fetchMock.mockImplementation(() => respond({ error: 'Busy.' }, 503));
  await open(admin);
  await seconds(90);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  fetchMock.mockImplementation(() => respond(metrics));

  if (current.access.status === 'failed') current.access.onRetry();

  await waitFor(() => expect(current.access.status).toBe('open'));
});
