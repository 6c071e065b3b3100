import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredGame, startedGame } from './scenes.fixture.ts';
import { createReadyStore } from './readyStore.fixture.ts';
import type { GameStore } from './gameStore.ts';
import { useClock } from './useClock.ts';
import { useKeyboard } from '../assist/useKeyboard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onStart = vi.fn<() => void>();

function Clocked({ store }: { store: GameStore }) {
  useClock(store);
  useKeyboard(store, onStart);
  return <button type="button">A control</button>;
}

let root: Root;
async function play(game = startedGame()): Promise<GameStore> {
  const store = createReadyStore(game);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Clocked store={store} />));
  return store;
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(milliseconds));
}

async function press(key: string): Promise<void> {
  await act(async () =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onStart.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const occupied = ({ state }: GameStore) => state.game.tables.filter(({ status }) => status !== 'available').length;

it('brings a customer during play', async () => {
  const store = await play();

  await pass(5000);

  expect(occupied(store)).toBe(1);
});

it('stops during a dialog', async () => {
  const store = await play();
  await act(async () => store.openDialog('help'));
  const before = store.state.game;

  await pass(60_000);

  expect(store.state.game).toBe(before);
});

it('stops while the game is paused', async () => {
  const store = await play();
  await press('Escape');
  const before = store.state.game;

  await pass(60_000);

  expect(before.status).toBe('paused');
  expect(store.state.game).toBe(before);
});

it('pauses when the tab is hidden', async () => {
  const store = await play();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  await act(async () => document.dispatchEvent(new Event('visibilitychange')));

  expect(store.state.game.status).toBe('paused');
});

it('counts the time of a second try while the tab is visible', async () => {
  const store = await play(answeredGame(false));
  await act(async () => store.dispatch({ type: 'retryOpened' }));

  await pass(3000);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(60_000);

  expect(store.state.game.result?.retry?.workedMs).toBeCloseTo(3000, -2);
});

it('starts with Space from the menu only while no control has focus', async () => {
  await play({ ...startedGame(), status: 'menu' });
  document.querySelector('button')?.focus();
  await press(' ');
  expect(onStart).not.toHaveBeenCalled();

  document.querySelector('button')?.blur();
  await press(' ');

  expect(onStart).toHaveBeenCalledOnce();
});
