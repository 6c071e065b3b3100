import { newGame } from '@countertop/engine/play/game';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import { type GameStore, createGameStore } from '../../session/gameStore.ts';
import { reduce } from '../../session/reduce.ts';
import { tutorialRecord } from './tutorialRecord.ts';
import { type Tutorial, useTutorial } from './useTutorial.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const key = 'countertop.tutorial.v1';
const atMenu = newGame({ seed: 7, band: 'ages_8_9' });
let tutorial: Tutorial | null = null;
let leave = () => {};

function Probe({ store }: { store: GameStore }) {
  const now = useTutorial(store, () => store.play(7));
  useEffect(() => {
    tutorial = now;
  });
  return null;
}

async function visit(store: GameStore = createReadyStore(atMenu)): Promise<GameStore> {
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Probe store={store} />));
  leave = () => act(() => root.unmount());
  return store;
}

/** Valtio notifies in a microtask. */
const change = (work: () => void) => act(async () => work());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isCelebrating = () => tutorial?.isCelebrating;
const badges = ({ state }: GameStore) =>
  state.game.awards.flatMap((award) => (award.kind === 'badge' ? [award.id] : []));
beforeEach(() => {
  vi.useFakeTimers();
  // Ends the in-memory fallback of a test that blocked storage.
  tutorialRecord.set(null);
  localStorage.clear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('does not open automatically, and ends the offer when a game starts without it', async () => {
  const store = await visit();
  expect(store.state.dialog).toBeNull();
  expect(tutorialRecord.get()).toBeNull();

  await change(() => store.start(7));

  expect(tutorialRecord.get()).toBe('skipped');
});

it('starts the game, shows confetti for 2 s and awards its badge after 1 s', async () => {
  const store = await visit();

  await change(() => tutorial?.onComplete());
  expect(store.state.dialog).toBeNull();
  expect(store.state.game.status).toBe('playing');
  expect(localStorage.getItem(key)).toBe('"completed"');
  expect(isCelebrating()).toBe(true);
  pass(999);
  expect(badges(store)).toEqual([]);
  pass(1);
  expect(badges(store)).toEqual(['tutorial_master']);
  expect(store.state.game.stats.score).toBe(50);
  pass(1000);

  expect(isCelebrating()).toBe(false);
});

it('adds the points of the badge to the game even if the rules load late', async () => {
  const store = await visit(createGameStore(atMenu));

  await change(() => tutorial?.onComplete());
  pass(1500);
  expect(store.state.isStarting).toBe(true);
  await change(() => store.attachReducer(reduce));

  expect(badges(store)).toEqual(['tutorial_master']);
  expect(store.state.game.stats.score).toBe(50);
});

it('awards nothing when it is closed early', async () => {
  const store = await visit();

  await change(() => store.openDialog('tutorial'));
  await change(() => store.openDialog(null));
  pass(5000);

  expect(localStorage.getItem(key)).toBe('"skipped"');
  expect(badges(store)).toEqual([]);
  expect(isCelebrating()).toBe(false);
});

it('stays completed when it is reopened and skipped', async () => {
  localStorage.setItem(key, '"completed"');
  const store = await visit();

  await change(() => store.openDialog('tutorial'));
  await change(() => store.openDialog(null));

  expect(localStorage.getItem(key)).toBe('"completed"');
});

it('ends the offer for this visit if the browser blocks storage', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const store = await visit();

  await change(() => store.openDialog('tutorial'));
  await change(() => store.openDialog(null));

  expect(tutorialRecord.get()).toBe('skipped');
});

it('treats an unreadable record as a first visit, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, '{"done":1}');

  expect(tutorialRecord.get()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
