import { expect, it } from 'vitest';
import { busyGame, finishedDay, startedGame } from './scenes.ts';
import { closeTopmost, createSession, isCovered, isRunning } from './session.ts';

it('runs while the floor is played', () => {
  expect(isRunning(createSession(startedGame()).state)).toBe(true);
});

it.each([
  ['a celebration', { celebrations: [{ kind: 'streak', streak: 5 }] } as const],
  ['a day that is over', { dayComplete: finishedDay().dayComplete }],
  ['the pause', { status: 'paused' } as const],
])('stands still under %s', (_, over) => {
  const { state } = createSession({ ...startedGame(), ...over });

  expect(isRunning(state)).toBe(false);
  expect(isCovered(state)).toBe(true);
});

it('stands still at the menu, though nothing lies over it', () => {
  const { state } = createSession({ ...startedGame(), status: 'menu' });

  expect(isRunning(state)).toBe(false);
  expect(isCovered(state)).toBe(false);
});

it('closes what lies on top, one after the other', () => {
  const session = createSession({ ...startedGame(), status: 'paused' });
  session.openDialog('help');

  expect(closeTopmost(session)).toBe(true);
  expect(session.state.dialog).toBeNull();
  expect(session.state.game.status).toBe('paused');
  expect(closeTopmost(session)).toBe(true);
  expect(session.state.game.status).toBe('playing');
  expect(closeTopmost(session)).toBe(false);
});

it('lets served guests go in calm service too, where time changes nothing in the rules', () => {
  const session = createSession({ ...busyGame(), speed: 'none' });
  session.send({ type: 'tablePressed', tableId: 5 });
  expect(session.state.farewells).toHaveLength(1);

  for (let second = 0; second < 4; second += 1) session.send({ type: 'ticked', elapsedMs: 1000 });

  expect(session.state.farewells).toHaveLength(0);
});
