import { newGame, next } from '@countertop/engine/play/game';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import { type GameStore, createGameStore } from '../../session/gameStore.ts';
import { lazyComponent } from '@countertop/design-system/lazy';
import { tutorialRecord } from './tutorialRecord.ts';
import { type Tutorial, useTutorial } from './useTutorial.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const key = 'countertop.tutorial.v1';
const atMenu = newGame({ seed: 7, band: 'ages_8_9' });
const here = lazyComponent(async () => () => null);
let dialog: typeof here;
let tutorial: Tutorial | null = null;
let leave = () => {};

function Probe({ store }: { store: GameStore }) {
  const now = useTutorial(store, dialog);
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
  dialog = here;
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

it('opens on the first visit', async () => {
  expect((await visit()).state.dialog).toBe('tutorial');
});

it('opens as soon as its code has loaded, and not if loading fails', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let resolveLoad = (_: () => null) => {};
  dialog = lazyComponent(() => new Promise((resolve) => (resolveLoad = resolve)));
  const store = await visit();
  expect(store.state.dialog).toBeNull();
  await act(async () => resolveLoad(() => null));
  expect(store.state.dialog).toBe('tutorial');

  leave();
  dialog = lazyComponent(() => Promise.reject(new TypeError('offline')));

  tutorialRecord.set(null);
  expect((await visit()).state.dialog).toBeNull();
  expect(tutorialRecord.get()).toBeNull();
});

it.each([
  ['has started the game', () => {}, (store: GameStore) => store.start(7)],
  ['has another dialog open', () => {}, (store: GameStore) => store.openDialog('help')],
  ['has a list open', () => document.body.append(Object.assign(document.createElement('ul'), { role: 'listbox' }))],
  ['is typing a name', () => document.body.appendChild(document.createElement('input')).focus()],
] as const)('does not interrupt a child who %s', async (_, onPage, inGame = () => {}) => {
  let resolveLoad = (_component: () => null) => {};
  dialog = lazyComponent(() => new Promise((resolve) => (resolveLoad = resolve)));
  const store = await visit(createGameStore(atMenu));

  onPage();
  inGame(store);
  await act(async () => resolveLoad(() => null));

  expect(store.state.dialog).not.toBe('tutorial');
  document.body.replaceChildren();
});

it.each(['completed', 'skipped'])('does not open once it was %s', async (ending) => {
  localStorage.setItem(key, JSON.stringify(ending));

  expect((await visit()).state.dialog).toBeNull();
});

it('does not open during a game', async () => {
  expect((await visit(createReadyStore(next(atMenu, { type: 'started' })))).state.dialog).toBeNull();
});

it('shows confetti for 2 s and awards its badge after 1 s', async () => {
  const store = await visit();

  await change(() => tutorial?.onComplete());
  expect(store.state.dialog).toBeNull();
  expect(localStorage.getItem(key)).toBe('"completed"');
  expect(isCelebrating()).toBe(true);
  pass(999);
  expect(badges(store)).toEqual([]);
  pass(1);
  expect(badges(store)).toEqual(['tutorial_master']);
  pass(1000);

  expect(isCelebrating()).toBe(false);
});

it('awards nothing when it is closed early', async () => {
  const store = await visit();

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

it('does not open twice in one visit if the browser blocks storage', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const store = await visit();

  await change(() => store.openDialog(null));
  leave();

  expect((await visit(store)).state.dialog).toBeNull();
});

it('treats an unreadable record as a first visit, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, '{"done":1}');

  expect((await visit()).state.dialog).toBe('tutorial');
  expect(warn).toHaveBeenCalledOnce();
});
