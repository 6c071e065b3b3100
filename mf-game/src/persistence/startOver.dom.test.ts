import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import type { GameSession } from '../session/session.ts';
import { Home, play, settle } from './devices.fixture.ts';

const home = new Home();

/** A child begins again, as the start menu does it after its question. */
function startOver(session: GameSession, seed = 8): void {
  session.send({ type: 'left' });
  session.start(seed);
}
const gameOf = ({ state }: GameSession) => savedOf(state.game);

it('keeps the game that was replaced, with what was not saved yet', async () => {
  const session = await home.open(home.device());
  play(session);
  await settle();
  play(session, 2);
  const before = gameOf(session);

  startOver(session);
  await settle();

  expect(home.server.stored()?.game.seed).toBe(8);
  expect(home.server.previous().map(({ stats }) => stats)).toEqual([before.stats]);
});

it('keeps it through a lost network, a killed browser and a second start', async () => {
  const device = home.device();
  const session = await home.open(device);
  play(session);
  await settle();
  home.server.trouble = 'down';
  play(session, 2);
  const before = gameOf(session);
  startOver(session);
  play(session, 3);
  const second = gameOf(session);
  startOver(session, 9);
  await settle();
  home.kill(device);
  home.server.trouble = null;

  const again = await home.open(device);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(again.state.game.seed).toBe(9);
  expect(home.server.stored()?.game.seed).toBe(9);
  expect(home.server.previous().map(({ stats }) => stats)).toEqual(
    expect.arrayContaining([before.stats, second.stats]),
  );
});

it('keeps the game of this device that gives way to the one of another', async () => {
  const [first, second] = [home.device(), home.device()];
  const here = await home.open(first);
  play(here);
  await settle();
  const there = await home.open(second);
  home.server.trouble = 'down';
  play(here, 2, 60);
  const lost = gameOf(here);
  await settle();
  home.server.trouble = null;
  play(there, 3);
  play(there, 4);
  await settle();
  const further = gameOf(there);

  await vi.advanceTimersByTimeAsync(120_000);

  expect(first.notes).toContain('wentOnThere');
  expect(home.server.stored()?.game).toEqual(further);
  expect(home.server.previous().map(({ stats }) => stats)).toEqual([lost.stats]);
});

it('does not let a game that was begun before the saved one came replace it', async () => {
  const device = home.device();
  const before = await home.open(device);
  play(before);
  play(before, 2);
  await settle();
  const saved = gameOf(before);
  home.kill(device);

  const session = await home.begin(device, (begun) => {
    begun.start(11);
    play(begun);
  });
  await settle();

  expect(device.notes).toEqual(['cameBack']);
  expect(gameOf(session).stats).toEqual(saved.stats);
  expect(home.server.stored()?.game.stats).toEqual(saved.stats);
  expect(home.server.previous()).toHaveLength(1);
});

it('swaps with the previous game on the server, unsaved steps included', async () => {
  const device = home.device();
  const session = await home.open(device);
  play(session);
  await settle();
  const first = gameOf(session);
  startOver(session);
  play(session, 2);
  session.send({ type: 'left' });
  const second = gameOf(session);

  const isRestored = await device.keeper()?.restorePrevious('0');

  expect(isRestored).toBe(true);
  expect([gameOf(session).stats, session.state.game.status]).toEqual([first.stats, 'menu']);
  expect(home.server.stored()?.game.stats).toEqual(first.stats);
  expect(home.server.previous().map(({ stats }) => stats)).toEqual([second.stats]);
});

it('changes nothing when the previous game cannot be brought back', async () => {
  const device = home.device();
  const session = await home.open(device);
  play(session);
  await settle();
  const before = gameOf(session);
  home.server.trouble = 'down';

  expect(await device.keeper()?.restorePrevious('0')).toBe(false);
  expect(gameOf(session)).toEqual(before);
});
