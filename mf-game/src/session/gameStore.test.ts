import { newGame } from '@countertop/engine/play/newGame';
import { problemTypes } from '@countertop/engine/problems/problem';
import { rulesVersion } from '@countertop/engine/problems/rulesVersion';
import { describe, expect, it, vi } from 'vitest';
import { busyGame, finishedDay, startedGame } from './scenes.fixture.ts';
import { createReadyStore } from './readyStore.fixture.ts';
import { createGameStore, type Step } from './gameStore.ts';
import { closeTopOverlay, isOverlayOpen, isRunning } from './overlays.ts';
import { reduce } from './reduce.ts';

it('runs during play', () => {
  expect(isRunning(createReadyStore(startedGame()).state)).toBe(true);
});

const scene = {
  kind: 'level_up',
  level: 4,
  bonusPoints: 150,
  unlocks: [],
  awards: [],
  streak: null,
  gift: null,
} as const;

it.each([
  ['a celebration', { celebrations: [scene] }],
  ['the end of the day', { dayComplete: finishedDay().dayComplete }],
  ['a pause', { status: 'paused' } as const],
])('stops the clock during %s', (_, over) => {
  const { state } = createReadyStore({ ...startedGame(), ...over });

  expect(isRunning(state)).toBe(false);
  expect(isOverlayOpen(state)).toBe(true);
});

it('stops the clock at the menu, without an overlay', () => {
  const { state } = createReadyStore({ ...startedGame(), status: 'menu' });

  expect(isRunning(state)).toBe(false);
  expect(isOverlayOpen(state)).toBe(false);
});

it('closes overlays from the top down', () => {
  const store = createReadyStore({ ...startedGame(), status: 'paused' });
  store.openDialog('help');

  expect(closeTopOverlay(store)).toBe(true);
  expect(store.state.dialog).toBeNull();
  expect(store.state.game.status).toBe('paused');
  expect(closeTopOverlay(store)).toBe(true);
  expect(store.state.game.status).toBe('playing');
  expect(closeTopOverlay(store)).toBe(false);
});

it('removes departing customers in untimed mode, where ticks change nothing in the rules', () => {
  const store = createReadyStore({ ...busyGame(), speed: 'none' });
  store.dispatch({ type: 'tablePressed', tableId: 5 });
  expect(store.state.departures).toHaveLength(1);

  for (let second = 0; second < 4; second += 1) store.dispatch({ type: 'ticked', elapsedMs: 1000 });

  expect(store.state.departures).toHaveLength(0);
});

it('queues events until the rules are attached and then replays them in order', () => {
  const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }));
  const listener = vi.fn<(step: Step) => void>();
  store.onStep(listener);
  store.dispatch({ type: 'bandChosen', band: 'ages_8_9' });
  store.start(9);
  store.start(11);
  store.dispatch({ type: 'badgeEarned', badge: 'tutorial_master' });

  expect(store.state).toMatchObject({ isStarting: true, game: { status: 'menu', band: 'ages_6_7' } });
  expect(listener).not.toHaveBeenCalled();
  store.attachReducer(reduce);

  expect(store.state).toMatchObject({ isStarting: false, game: { status: 'playing', band: 'ages_8_9', seed: 9 } });
  expect(listener.mock.calls.map(([{ event }]) => event.type)).toEqual(['bandChosen', 'started', 'badgeEarned']);
});

it('stays at the menu after a canceled start and keeps the chosen band', () => {
  const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }));
  store.dispatch({ type: 'bandChosen', band: 'ages_8_9' });
  store.start(9);

  store.cancelStart();
  expect(store.state.isStarting).toBe(false);
  store.attachReducer(reduce);

  expect(store.state.game).toMatchObject({ status: 'menu', band: 'ages_8_9' });
});

it('replays queued events once, even if the rules are attached twice', () => {
  const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }));
  store.start(9);
  store.attachReducer(reduce);
  store.dispatch({ type: 'left' });

  store.attachReducer(reduce);

  expect(store.state.game.status).toBe('menu');
});

describe('starting', () => {
  const played = { ...startedGame(), status: 'menu' } as const;
  const withAnswers = { ...played, stats: { ...played.stats, totalProblems: 8 } };

  it('asks before replacing a game, and `play` continues it', () => {
    const store = createReadyStore(withAnswers);

    store.requestStart(9);
    expect([store.state.dialog, store.state.game.stats.totalProblems]).toEqual(['startOver', 8]);
    store.openDialog(null);
    store.play(9);

    expect([store.state.game.status, store.state.game.stats.totalProblems]).toEqual(['playing', 8]);
  });

  it('starts without asking when there is no game to lose', () => {
    const store = createReadyStore(played);

    store.requestStart(9);

    expect([store.state.dialog, store.state.game.status, store.state.game.seed]).toEqual([null, 'playing', 9]);
  });

  it('continues a day before its first answer', () => {
    const { tables } = busyGame();
    const store = createReadyStore({ ...played, tables });

    store.play(9);

    expect([store.state.game.status, store.state.game.tables]).toEqual(['playing', tables]);
  });

  it.each(['start', 'replaceGame'] as const)('forgets what was entered with the game: %s', (change) => {
    const store = createReadyStore(played);
    store.keepEntry({ problemId: '7-1', text: '12', money: [] });

    if (change === 'start') store.start(7);
    else store.replaceGame(withAnswers);

    expect(store.entry).toBeNull();
  });

  it('keeps what was entered for the first order of a lesson, which is asked again', () => {
    const band = 'ages_8_9' as const;
    const lesson = {
      rules: rulesVersion,
      seed: 7,
      band,
      types: problemTypes,
      count: 5,
      speed: 'none',
      hints: true,
    } as const;
    const store = createReadyStore(newGame({ seed: 7, band, lesson }));
    const entered = { problemId: '7-1', text: '12', money: [] };
    store.keepEntry(entered);

    store.play(7);

    expect([store.state.game.status, store.entry]).toEqual(['playing', entered]);
  });

  it.each([
    ['requestStart', ['startOver', 'menu']],
    ['play', [null, 'playing']],
  ] as const)('waits for the saved-game check: %s', (press, expected) => {
    const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }), { isSavedGameChecked: false });
    store.attachReducer(reduce);

    store[press](9);
    expect([store.state.isStarting, store.state.game.status]).toEqual([true, 'menu']);
    store.replaceGame(withAnswers);
    store.markSavedGameChecked();

    expect([store.state.dialog, store.state.game.status]).toEqual(expected);
    expect([store.state.isStarting, store.state.game.stats.totalProblems]).toEqual([false, 8]);
  });

  it('knows the age band that was chosen, or that came with a saved game', () => {
    const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }));
    store.attachReducer(reduce);
    expect(store.state.chosenBand).toBeNull();

    store.chooseBand('ages_8_9');
    expect([store.state.chosenBand, store.state.game.band]).toEqual(['ages_8_9', 'ages_8_9']);
    store.replaceGame(newGame({ seed: 9, band: 'ages_6_7' }));

    expect(store.state.chosenBand).toBe('ages_6_7');
  });

  it('starts right away after the check, but not after a canceled start', () => {
    const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }), { isSavedGameChecked: false });
    store.attachReducer(reduce);
    store.play(9);
    store.cancelStart();
    store.markSavedGameChecked();
    expect(store.state.game.status).toBe('menu');

    store.play(11);

    expect([store.state.game.status, store.state.game.seed]).toEqual(['playing', 11]);
  });
});
