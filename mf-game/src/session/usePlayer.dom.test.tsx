import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { QueryClientProvider } from '@tanstack/react-query';
import { makeQueryClient } from '@countertop/client/queryClient';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localFile } from '../persistence/localFile.ts';
import { type Player, usePlayer } from './usePlayer.ts';

const user = {
  id: 'u1',
  email: 'a@b.example',
  displayName: null,
  firstName: null,
  lastName: null,
  role: 'user',
  subscriptionTier: 'explorer',
  subscriptionStatus: 'active',
  subscriptionEndDate: null,
};
const answered = () => Promise.resolve(Response.json(user));
const down = () => Promise.reject(new TypeError('offline'));

let root: Root;
const ask = vi.fn<() => Promise<Response>>();

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
  vi.stubGlobal('fetch', ask);
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

/** The player that the page has drawn, after the event. */
async function playerAfter(event: string): Promise<Player> {
  await act(async () => window.dispatchEvent(new Event(event)));
  return JSON.parse(document.body.textContent);
}

it('asks again when the network is back after a failure', async () => {
  ask.mockImplementation(down);
  await open();
  await expect.poll(() => playerAfter('blur')).toEqual({ kind: 'unknown', id: null });
  ask.mockImplementation(answered);

  await expect.poll(() => playerAfter('online')).toEqual({ kind: 'premium', id: 'u1' });
});

it('takes the subscriber whose game is kept here while the server cannot say', async () => {
  const game = savedOf(newGame({ seed: 7, band: 'ages_6_7' }));
  localFile.set({ playerId: 'u7', revision: 1, status: 'menu', game });
  ask.mockImplementation(down);

  await open();

  await expect.poll(() => playerAfter('blur')).toEqual({ kind: 'premium', id: 'u7' });
});

it('notices that somebody signed in meanwhile', async () => {
  document.cookie = 'signed-in=; max-age=0';
  await open();
  await expect.poll(() => playerAfter('blur')).toEqual({ kind: 'anonymous', id: null });
  document.cookie = 'signed-in=1';
  ask.mockImplementation(answered);

  await expect.poll(() => playerAfter('focus')).toEqual({ kind: 'premium', id: 'u1' });
});
