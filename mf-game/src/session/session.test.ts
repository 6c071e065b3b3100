import { newGame } from '@countertop/engine/play/newGame';
import { describe, expect, it, vi } from 'vitest';
import { busyGame, finishedDay, startedGame } from './scenes.fixture.ts';
import { createSession } from './createSession.fixture.ts';
import { closeTopmost, isCovered, isRunning, openSession, type Step } from './session.ts';
import { takeStep } from './takeStep.ts';

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

it('lets events wait until the rules are there, and then does them in their order', () => {
  const session = openSession(newGame({ seed: 7, band: 'ages_6_7' }));
  const watcher = vi.fn<(step: Step) => void>();
  session.watch(watcher);
  session.send({ type: 'bandChosen', band: 'ages_8_9' });
  session.start(9);
  session.start(11);
  session.send({ type: 'badgeEarned', badge: 'tutorial_master' });

  expect(session.state).toMatchObject({ isOpening: true, game: { status: 'menu', band: 'ages_6_7' } });
  expect(watcher).not.toHaveBeenCalled();
  session.begin(takeStep);

  expect(session.state).toMatchObject({ isOpening: false, game: { status: 'playing', band: 'ages_8_9', seed: 9 } });
  expect(watcher.mock.calls.map(([{ event }]) => event.type)).toEqual(['bandChosen', 'started', 'badgeEarned']);
});

it('stays at the menu when the rules did not come, with all that was chosen', () => {
  const session = openSession(newGame({ seed: 7, band: 'ages_6_7' }));
  session.send({ type: 'bandChosen', band: 'ages_8_9' });
  session.start(9);

  session.stay();
  expect(session.state.isOpening).toBe(false);
  session.begin(takeStep);

  expect(session.state.game).toMatchObject({ status: 'menu', band: 'ages_8_9' });
});

it('does what waited once, though the rules come twice', () => {
  const session = openSession(newGame({ seed: 7, band: 'ages_6_7' }));
  session.start(9);
  session.begin(takeStep);
  session.send({ type: 'left' });

  session.begin(takeStep);

  expect(session.state.game.status).toBe('menu');
});

describe('starting', () => {
  const played = { ...startedGame(), status: 'menu' } as const;
  const withAnswers = { ...played, stats: { ...played.stats, totalProblems: 8 } };

  it('asks before it replaces a game, and goes on with it when asked to play', () => {
    const session = createSession(withAnswers);

    session.requestStart(9);
    expect([session.state.dialog, session.state.game.stats.totalProblems]).toEqual(['startOver', 8]);
    session.openDialog(null);
    session.play(9);

    expect([session.state.game.status, session.state.game.stats.totalProblems]).toEqual(['playing', 8]);
  });

  it('asks nothing where nothing is lost', () => {
    const session = createSession(played);

    session.requestStart(9);

    expect([session.state.dialog, session.state.game.status, session.state.game.seed]).toEqual([null, 'playing', 9]);
  });

  it.each([
    ['requestStart', ['startOver', 'menu']],
    ['play', [null, 'playing']],
  ] as const)('waits until it is known whether a game is saved: %s', (press, expected) => {
    const session = openSession(newGame({ seed: 7, band: 'ages_6_7' }), { isSavedGameKnown: false });
    session.begin(takeStep);

    session[press](9);
    expect([session.state.isOpening, session.state.game.status]).toEqual([true, 'menu']);
    session.take(withAnswers);
    session.savedGameKnown();

    expect([session.state.dialog, session.state.game.status]).toEqual(expected);
    expect([session.state.isOpening, session.state.game.stats.totalProblems]).toEqual([false, 8]);
  });

  it('starts at once when no game is saved, and not at all after the player changed their mind', () => {
    const session = openSession(newGame({ seed: 7, band: 'ages_6_7' }), { isSavedGameKnown: false });
    session.begin(takeStep);
    session.play(9);
    session.stay();
    session.savedGameKnown();
    expect(session.state.game.status).toBe('menu');

    session.play(11);

    expect([session.state.game.status, session.state.game.seed]).toEqual(['playing', 11]);
  });
});
