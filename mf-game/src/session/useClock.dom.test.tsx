import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startedGame } from './scenes.fixture.ts';
import { createSession } from './createSession.fixture.ts';
import type { GameSession } from './session.ts';
import { useClock } from './useClock.ts';
import { useKeyboard } from '../assist/useKeyboard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onStart = vi.fn<() => void>();

function Clocked({ session }: { session: GameSession }) {
  useClock(session);
  useKeyboard(session, onStart);
  return <button type="button">A control</button>;
}

async function play(game = startedGame()): Promise<GameSession> {
  const session = createSession(game);
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Clocked session={session} />),
  );
  return session;
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
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const occupied = ({ state }: GameSession) => state.game.tables.filter(({ status }) => status !== 'available').length;

it('brings a guest while the game is played', async () => {
  const session = await play();

  await pass(5000);

  expect(occupied(session)).toBe(1);
});

it('stands still under a dialog', async () => {
  const session = await play();
  await act(async () => session.openDialog('help'));
  const before = session.state.game;

  await pass(60_000);

  expect(session.state.game).toBe(before);
});

it('stands still while the game is paused', async () => {
  const session = await play();
  await press('Escape');
  const before = session.state.game;

  await pass(60_000);

  expect(before.status).toBe('paused');
  expect(session.state.game).toBe(before);
});

it('pauses when the tab is hidden', async () => {
  const session = await play();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

  await act(async () => document.dispatchEvent(new Event('visibilitychange')));

  expect(session.state.game.status).toBe('paused');
});

it('starts by Space from the menu only while no control has focus', async () => {
  await play({ ...startedGame(), status: 'menu' });
  document.querySelector('button')?.focus();
  await press(' ');
  expect(onStart).not.toHaveBeenCalled();

  document.querySelector('button')?.blur();
  await press(' ');

  expect(onStart).toHaveBeenCalledOnce();
});
