import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import { Home, play, settle, solved } from './devices.fixture.ts';

const home = new Home();

it('gives the game to another device, with nothing said', async () => {
  const [first, second] = [home.device(), home.device()];
  play(await home.open(first));
  await settle();
  home.kill(first);

  const session = await home.open(second);

  expect(savedOf(session.state.game)).toEqual(home.server.stored()?.game);
  expect(session.state.game.status).toBe('paused');
  expect(second.notes).toEqual([]);
});

it('goes on with the further of two games that grew apart, and says so once on the device that meets the other', async () => {
  const [first, second] = [home.device(), home.device()];
  const here = await home.open(first);
  play(here);
  await settle();
  const there = await home.open(second);
  play(there, 2);
  play(there, 3);
  await settle();
  play(here, 4);
  await settle();
  play(here, 5);
  await settle();

  expect(first.notes).toEqual(['wentOnThere']);
  expect(home.server.stored()?.game).toEqual(savedOf(here.state.game));
  expect(solved(here)).toBeGreaterThan(solved(there));
});

it('keeps the further game of this device where the other saved less', async () => {
  const [first, second] = [home.device(), home.device()];
  const here = await home.open(first);
  play(here);
  await settle();
  const there = await home.open(second);
  home.server.trouble = 'down';
  play(here);
  play(here);
  await settle();
  home.server.trouble = null;
  play(there);
  await settle();

  await vi.advanceTimersByTimeAsync(120_000);

  expect(first.notes).toEqual(['onDevice', 'wentOnHere']);
  expect(home.server.stored()?.game).toEqual(savedOf(here.state.game));
});

it('keeps what is played while the server is down, says so once, and sends it when it is back', async () => {
  const device = home.device();
  const session = await home.open(device);
  home.server.trouble = 'down';

  play(session);
  await settle();
  play(session);
  await vi.advanceTimersByTimeAsync(60_000);

  expect([device.notes, home.server.stored()]).toEqual([['onDevice'], null]);
  home.server.trouble = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(home.server.stored()?.game).toEqual(savedOf(session.state.game));
});

it('brings back what was played without a network after the browser was killed', async () => {
  const device = home.device();
  const before = await home.open(device);
  play(before);
  await settle();
  home.server.trouble = 'down';
  play(before);
  await settle();
  home.kill(device);

  const again = await home.open(device);
  expect(solved(again)).toBe(solved(before));
  home.server.trouble = null;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(home.server.stored()?.game).toEqual(savedOf(again.state.game));
  expect(solved(again)).toBe(solved(before));
  expect(device.notes).toEqual(['onDevice', 'onDevice']);
});

it('counts nothing twice and asks nothing when an answer is lost and the child played on', async () => {
  const device = home.device();
  const session = await home.open(device);
  home.server.trouble = 'answerLost';
  play(session);
  await settle();
  const first = solved(session);
  home.server.trouble = null;

  play(session);
  await vi.advanceTimersByTimeAsync(120_000);

  expect(solved(session)).toBeGreaterThan(first);
  expect(home.server.stored()?.game).toEqual(savedOf(session.state.game));
  expect(device.notes).toEqual(['onDevice']);
});

it('knows its own saving again after an answer was lost and the page closed', async () => {
  const device = home.device();
  const before = await home.open(device);
  home.server.trouble = 'answerLost';
  play(before);
  await settle();
  home.server.trouble = 'down';
  play(before);
  await settle();
  home.kill(device);
  home.server.trouble = null;

  const again = await home.open(device);
  await settle();

  expect(solved(again)).toBe(solved(before));
  expect(home.server.stored()?.game).toEqual(savedOf(again.state.game));
  expect(device.notes).not.toContain('wentOnHere');
});
