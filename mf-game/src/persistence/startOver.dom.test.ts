import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import type { GameStore } from '../session/gameStore.ts';
import { TestDevices, play, settle } from './devices.fixture.ts';

const devices = new TestDevices();

/** Starts over, like the start menu after its confirmation. */
function startOver(store: GameStore, seed = 8): void {
  store.dispatch({ type: 'left' });
  store.start(seed);
}
const gameOf = ({ state }: GameStore) => savedOf(state.game);

it('keeps the replaced game, including unsaved steps', async () => {
  const store = await devices.open(devices.device());
  play(store);
  await settle();
  play(store, 2);
  const before = gameOf(store);

  startOver(store);
  await settle();

  expect(devices.server.stored()?.game.seed).toBe(8);
  expect(devices.server.previous().map(({ stats }) => stats)).toEqual([before.stats]);
});

it('keeps it across a network failure, a killed browser and a second start', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  play(store);
  await settle();
  devices.server.failure = 'down';
  play(store, 2);
  const before = gameOf(store);
  startOver(store);
  play(store, 3);
  const second = gameOf(store);
  startOver(store, 9);
  await settle();
  devices.kill(device);
  devices.server.failure = null;

  const again = await devices.open(device);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(again.state.game.seed).toBe(9);
  expect(devices.server.stored()?.game.seed).toBe(9);
  expect(devices.server.previous().map(({ stats }) => stats)).toEqual(
    expect.arrayContaining([before.stats, second.stats]),
  );
});

it('keeps it when a server older than the page refuses it, and sends it in the next visit', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  play(store);
  await settle();
  devices.server.failure = 422;
  play(store, 2);
  const before = gameOf(store);
  startOver(store);
  await settle();
  device.close();
  devices.server.failure = null;

  await devices.open(device);
  await settle();

  expect(devices.server.stored()?.game.seed).toBe(8);
  expect(devices.server.previous().map(({ stats }) => stats)).toEqual([before.stats]);
  expect(device.storage.get()?.replaced).toBeUndefined();
});

it("keeps this device's game when it loses to another device's", async () => {
  const [first, second] = [devices.device(), devices.device()];
  const here = await devices.open(first);
  play(here);
  await settle();
  const there = await devices.open(second);
  devices.server.failure = 'down';
  play(here, 2, 60);
  const lost = gameOf(here);
  await settle();
  devices.server.failure = null;
  play(there, 3);
  play(there, 4);
  await settle();
  const further = gameOf(there);

  await vi.advanceTimersByTimeAsync(120_000);

  expect(first.notices).toContain('serverWon');
  expect(devices.server.stored()?.game).toEqual(further);
  expect(devices.server.previous().map(({ stats }) => stats)).toEqual([lost.stats]);
});

it('does not replace the saved game with one started before it loaded', async () => {
  const device = devices.device();
  const before = await devices.open(device);
  play(before);
  play(before, 2);
  await settle();
  const saved = gameOf(before);
  devices.kill(device);

  const store = await devices.openAfter(device, (started) => {
    started.start(11);
    play(started);
  });
  await settle();

  expect(device.notices).toEqual(['restored']);
  expect(gameOf(store).stats).toEqual(saved.stats);
  expect(devices.server.stored()?.game.stats).toEqual(saved.stats);
  expect(devices.server.previous()).toHaveLength(1);
});

it('swaps with the previous game on the server, including unsaved steps', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  play(store);
  await settle();
  const first = gameOf(store);
  startOver(store);
  play(store, 2);
  store.dispatch({ type: 'left' });
  const second = gameOf(store);

  const isRestored = await device.saver()?.restorePrevious('0');

  expect(isRestored).toBe(true);
  expect([gameOf(store).stats, store.state.game.status]).toEqual([first.stats, 'menu']);
  expect(devices.server.stored()?.game.stats).toEqual(first.stats);
  expect(devices.server.previous().map(({ stats }) => stats)).toEqual([second.stats]);
});

it('changes nothing when the previous game cannot be restored', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  play(store);
  await settle();
  const before = gameOf(store);
  devices.server.failure = 'down';

  expect(await device.saver()?.restorePrevious('0')).toBe(false);
  expect(gameOf(store)).toEqual(before);
});
