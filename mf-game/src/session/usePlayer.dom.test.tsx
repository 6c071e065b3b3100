import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { QueryClientProvider } from '@tanstack/react-query';
import { makeQueryClient } from '@countertop/client/shared/queryClient';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localSave } from '../persistence/localSave.ts';
import { type Player, toPlayer, usePlayer } from './usePlayer.ts';

const user = userWith({ email: 'a@b.example', subscriptionTier: 'explorer' });
const respond = () => Promise.resolve(Response.json(user));
const fail = () => Promise.reject(new TypeError('offline'));

let root: Root;
const fetchMock = vi.fn<() => Promise<Response>>();

function Playing() {
  return JSON.stringify(usePlayer());
}

async function open(): Promise<void> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={makeQueryClient()}>
        <Playing />
      </QueryClientProvider>,
    ),
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetchMock);
  localStorage.clear();
  document.cookie = 'signed-in=1';
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  document.cookie = 'signed-in=; max-age=0';
  vi.unstubAllGlobals();
});

/** Returns the rendered player after the event. */
async function playerAfter(event: string): Promise<Player> {
  await act(async () => window.dispatchEvent(new Event(event)));
  return JSON.parse(document.body.textContent);
}

it.each([
  ['a free plan', { subscriptionTier: 'free' }, 'free'],
  // The user as the server describes it.
  ['a plan that has ended', { subscriptionTier: 'free', subscriptionStatus: 'cancelled' }, 'free'],
  ['a running plan', {}, 'premium'],
  [
    'a canceled plan that has not ended by the clock of the server',
    { subscriptionStatus: 'cancelled', subscriptionEndDate: '2020-01-01T00:00:00.000Z' },
    'premium',
  ],
] as const)('saves the game for no other than a subscriber: %s (promise:progress-not-saved)', (_, plan, kind) => {
  expect(toPlayer({ ...user, ...plan })).toEqual({ kind, id: 'u1' });
});

it('refetches after a failure when the network is back', async () => {
  fetchMock.mockImplementation(fail);
  await open();
  await expect.poll(() => playerAfter('blur')).toEqual({ kind: 'unknown', id: null });
  fetchMock.mockImplementation(respond);

  await expect.poll(() => playerAfter('online')).toEqual({ kind: 'premium', id: 'u1' });
});

it('falls back to the subscriber whose game is stored here while the server is unreachable', async () => {
  const game = savedOf(newGame({ seed: 7, band: 'ages_6_7' }));
  localSave.set({ playerId: 'u7', revision: 1, status: 'menu', game });
  fetchMock.mockImplementation(fail);

  await open();

  await expect.poll(() => playerAfter('blur')).toEqual({ kind: 'premium', id: 'u7' });
});

it('notices a sign-in in another tab', async () => {
  document.cookie = 'signed-in=; max-age=0';
  await open();
  await expect.poll(() => playerAfter('blur')).toEqual({ kind: 'anonymous', id: null });
  document.cookie = 'signed-in=1';
  fetchMock.mockImplementation(respond);

  await expect.poll(() => playerAfter('focus')).toEqual({ kind: 'premium', id: 'u1' });
});
