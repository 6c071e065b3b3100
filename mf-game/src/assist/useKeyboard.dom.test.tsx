import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { startedGame } from '../session/scenes.fixture.ts';
import { createReadyStore } from '../session/readyStore.fixture.ts';
import type { GameStore } from '../session/gameStore.ts';
import { useKeyboard } from './useKeyboard.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onStart = vi.fn<() => void>();
let root: Root;

function Keys({ store, children }: { store: GameStore; children?: ReactNode }) {
  useKeyboard(store, onStart);
  return <>{children}</>;
}

async function play(store: GameStore, children?: ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Keys store={store}>{children}</Keys>));
}

async function press(key: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void (document.activeElement ?? document.body).dispatchEvent(event));
  return event.defaultPrevented;
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  onStart.mockReset();
});

it('pauses with Escape during play', async () => {
  const store = createReadyStore(startedGame());
  await play(store);

  expect(await press('Escape')).toBe(true);

  expect(store.state.game.status).toBe('paused');
});

it.each(['dialog', 'menu', 'listbox'])('leaves Escape to an open %s', async (role) => {
  const store = createReadyStore(startedGame());
  await play(store, <div role={role} />);

  expect(await press('Escape')).toBe(false);

  expect(store.state.game.status).toBe('playing');
});

it('closes a dialog that is not rendered yet with Escape', async () => {
  const store = createReadyStore(startedGame());
  store.openDialog('progress');
  await play(store);

  await press('Escape');

  expect(store.state.dialog).toBeNull();
  expect(store.state.game.status).toBe('playing');
});

it('ignores Escape at the menu', async () => {
  const store = createReadyStore({ ...startedGame(), status: 'menu' });
  await play(store);

  expect(await press('Escape')).toBe(false);
});

it('ignores Space during a game', async () => {
  await play(createReadyStore(startedGame()));

  expect(await press(' ')).toBe(false);

  expect(onStart).not.toHaveBeenCalled();
});
