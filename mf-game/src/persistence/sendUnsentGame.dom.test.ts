import { sendUnsentGame } from '@countertop/client/play/sendUnsentGame';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { isUnsent, localSave } from './localSave.ts';

const game = savedOf(newGame({ seed: 7, band: 'ages_6_7' }));
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => server.fetch(url, request));
  localStorage.clear();
  localSave.set({ playerId: 'ben', revision: 1, status: 'paused', game });
});
afterEach(() => vi.unstubAllGlobals());

const isWaiting = () => {
  const save = localSave.get();
  return save !== null && isUnsent(save);
};

it('sends the game of a child who leaves, with the name of the restaurant', async () => {
  localStorage.setItem('countertop.restaurant.players.v1', '{"ben":{"name":"Ben’s Kitchen","isSent":false}}');

  await sendUnsentGame('ben');

  expect(server.stored()).toMatchObject({ userId: 'ben', restaurantName: 'Ben’s Kitchen', game });
  expect(isWaiting()).toBe(false);
});

it('leaves the game where it is if it is somebody else’s or the server can’t be reached', async () => {
  await sendUnsentGame('ada');
  server.failure = 'down';
  await sendUnsentGame('ben');

  expect(server.received).toEqual([]);
  expect(isWaiting()).toBe(true);
});
