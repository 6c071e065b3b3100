import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import { TestDevices, play, settle, solved } from './devices.fixture.ts';

const devices = new TestDevices();

it('continues on another device without a notice', async () => {
  const [first, second] = [devices.device(), devices.device()];
  play(await devices.open(first));
  await settle();
  devices.kill(first);

  const store = await devices.open(second);

  expect(savedOf(store.state.game)).toEqual(devices.server.stored()?.game);
  expect(store.state.game.status).toBe('paused');
  expect(second.notices).toEqual([]);
});

it('continues the game that is further along after two diverge, with one notice', async () => {
  const [first, second] = [devices.device(), devices.device()];
  const here = await devices.open(first);
  play(here);
  await settle();
  const there = await devices.open(second);
  play(there, 2);
  play(there, 3);
  await settle();
  play(here, 4);
  await settle();
  play(here, 5);
  await settle();

  expect(first.notices).toEqual(['serverWon']);
  expect(devices.server.stored()?.game).toEqual(savedOf(here.state.game));
  expect(solved(here)).toBeGreaterThan(solved(there));
});

it('keeps the game of this device when it is further along', async () => {
  const [first, second] = [devices.device(), devices.device()];
  const here = await devices.open(first);
  play(here);
  await settle();
  const there = await devices.open(second);
  devices.server.failure = 'down';
  play(here);
  play(here);
  await settle();
  devices.server.failure = null;
  play(there);
  await settle();

  await vi.advanceTimersByTimeAsync(120_000);

  expect(first.notices).toEqual(['onDevice', 'localWon']);
  expect(devices.server.stored()?.game).toEqual(savedOf(here.state.game));
});

it('saves locally while the server is down, with one notice, and uploads when it is back', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  devices.server.failure = 'down';

  play(store);
  await settle();
  play(store);
  await vi.advanceTimersByTimeAsync(60_000);

  expect([device.notices, devices.server.stored()]).toEqual([['onDevice'], null]);
  devices.server.failure = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(devices.server.stored()?.game).toEqual(savedOf(store.state.game));
});

it('keeps a game that a server older than the page refuses, and saves it in the next visit', async () => {
  const device = devices.device();
  const before = await devices.open(device);
  devices.server.failure = 422;
  play(before);
  await settle();
  device.close();
  expect([device.storage.get()?.server?.isSaved, devices.server.stored()]).toEqual([false, null]);

  devices.server.failure = null;
  const again = await devices.open(device);

  expect(solved(again)).toBe(solved(before));
  expect(devices.server.stored()?.game).toEqual(savedOf(again.state.game));
});

it('restores offline progress after the browser was killed', async () => {
  const device = devices.device();
  const before = await devices.open(device);
  play(before);
  await settle();
  devices.server.failure = 'down';
  play(before);
  await settle();
  devices.kill(device);

  const again = await devices.open(device);
  expect(solved(again)).toBe(solved(before));
  devices.server.failure = null;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(devices.server.stored()?.game).toEqual(savedOf(again.state.game));
  expect(solved(again)).toBe(solved(before));
  expect(device.notices).toEqual(['onDevice', 'onDevice']);
});

it('counts nothing twice when a response is lost and the child plays on', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  devices.server.failure = 'answerLost';
  play(store);
  await settle();
  const first = solved(store);
  devices.server.failure = null;

  play(store);
  await vi.advanceTimersByTimeAsync(120_000);

  expect(solved(store)).toBeGreaterThan(first);
  expect(devices.server.stored()?.game).toEqual(savedOf(store.state.game));
  expect(device.notices).toEqual(['onDevice']);
});

it('recognizes its own upload after a lost response and a closed page', async () => {
  const device = devices.device();
  const before = await devices.open(device);
  devices.server.failure = 'answerLost';
  play(before);
  await settle();
  devices.server.failure = 'down';
  play(before);
  await settle();
  devices.kill(device);
  devices.server.failure = null;

  const again = await devices.open(device);
  await settle();

  expect(solved(again)).toBe(solved(before));
  expect(devices.server.stored()?.game).toEqual(savedOf(again.state.game));
  expect(device.notices).not.toContain('localWon');
});
