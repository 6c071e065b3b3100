import { newGame, next } from '@countertop/engine/play/game';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import { type GameStore, createGameStore } from '../../session/gameStore.ts';
import { latePart } from '@countertop/design-system/latePart';
import { tutorialRecord } from './tutorialRecord.ts';
import { type Tutorial, useTutorial } from './useTutorial.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const key = 'countertop.tutorial.v1';
const atMenu = newGame({ seed: 7, band: 'ages_8_9' });
const here = latePart(async () => () => null);
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

/** The state of the store is drawn in a microtask. */
const change = (work: () => void) => act(async () => work());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isCelebrating = () => tutorial?.isCelebrating;
const badges = ({ state }: GameStore) =>
  state.game.awards.flatMap((award) => (award.kind === 'badge' ? [award.id] : []));
beforeEach(() => {
  dialog = here;
  vi.useFakeTimers();
  // A browser that refused its storage in the last test takes it again.
  tutorialRecord.set(null);
  localStorage.clear();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is offered on the first visit', async () => {
  expect((await visit()).state.dialog).toBe('tutorial');
});

it('is offered as soon as its code is there, and not where that does not come', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let come = (_: () => null) => {};
  dialog = latePart(() => new Promise((resolve) => (come = resolve)));
  const store = await visit();
  expect(store.state.dialog).toBeNull();
  await act(async () => come(() => null));
  expect(store.state.dialog).toBe('tutorial');

  leave();
  dialog = latePart(() => Promise.reject(new TypeError('offline')));

  tutorialRecord.set(null);
  expect((await visit()).state.dialog).toBeNull();
  expect(tutorialRecord.get()).toBeNull();
});

it.each([
  ['has pressed Start', () => {}, (store: GameStore) => store.start(7)],
  ['reads another dialog', () => {}, (store: GameStore) => store.openDialog('help')],
  ['chooses from a list', () => document.body.append(Object.assign(document.createElement('ul'), { role: 'listbox' }))],
  ['writes a name', () => document.body.appendChild(document.createElement('input')).focus()],
] as const)('does not interrupt a child who %s', async (_, onPage, inGame = () => {}) => {
  let come = (_part: () => null) => {};
  dialog = latePart(() => new Promise((resolve) => (come = resolve)));
  const store = await visit(createGameStore(atMenu));

  onPage();
  inGame(store);
  await act(async () => come(() => null));

  expect(store.state.dialog).not.toBe('tutorial');
  document.body.replaceChildren();
});

it.each(['completed', 'skipped'])('is not offered once it was %s', async (ending) => {
  localStorage.setItem(key, JSON.stringify(ending));

  expect((await visit()).state.dialog).toBeNull();
});

it('is not offered over a game that goes on', async () => {
  expect((await visit(createReadyStore(next(atMenu, { type: 'started' })))).state.dialog).toBeNull();
});

it('lets paper fall for 2 s and awards its badge after 1 s when it is completed', async () => {
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

it('awards nothing when it is skipped, however it was closed', async () => {
  const store = await visit();

  await change(() => store.openDialog(null));
  pass(5000);

  expect(localStorage.getItem(key)).toBe('"skipped"');
  expect(badges(store)).toEqual([]);
  expect(isCelebrating()).toBe(false);
});

it('stays completed when it is opened again and skipped', async () => {
  localStorage.setItem(key, '"completed"');
  const store = await visit();

  await change(() => store.openDialog('tutorial'));
  await change(() => store.openDialog(null));

  expect(localStorage.getItem(key)).toBe('"completed"');
});

it('is not offered twice in a visit to a browser that stores nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const store = await visit();

  await change(() => store.openDialog(null));
  leave();

  expect((await visit(store)).state.dialog).toBeNull();
});

it('takes what cannot be read for a first visit, with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, '{"done":1}');

  expect((await visit()).state.dialog).toBe('tutorial');
  expect(warn).toHaveBeenCalledOnce();
});
