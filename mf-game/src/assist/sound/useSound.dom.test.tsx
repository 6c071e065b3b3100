import { initialPreferences, preferences } from '@countertop/design-system/preferences';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import { busyGame } from '../../session/scenes.fixture.ts';
import type { GameStore } from '../../session/gameStore.ts';
import { useSound } from './useSound.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const played = vi.fn<(frequencyHz: number) => void>();
const made = vi.fn<() => void>();
const closed = vi.fn<() => void>();
let root: Root;

const node = { connect: (to: unknown) => to, disconnect: () => {}, addEventListener: () => {} };
const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };

class FakeContext {
  state = 'running';
  currentTime = 0;
  destination = node;
  constructor() {
    made();
  }
  createOscillator() {
    return { ...node, start() {}, stop() {}, frequency: { setValueAtTime: (value: number) => played(value) } };
  }
  createGain() {
    return { ...node, gain };
  }
  async close() {
    closed();
  }
}

function Sounding({ store }: { store: GameStore }) {
  useSound(store);
  return null;
}

async function play(): Promise<GameStore> {
  const store = createReadyStore(busyGame());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Sounding store={store} />));
  return store;
}

const press = () => document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext);
  Object.assign(preferences, initialPreferences);
  for (const spy of [played, made, closed]) spy.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
});

it('creates audio at the first gesture and releases it at the end', async () => {
  const store = await play();
  store.dispatch({ type: 'tablePressed', tableId: 3 });
  expect(made).not.toHaveBeenCalled();

  press();
  press();
  await act(async () => root.unmount());

  expect(made).toHaveBeenCalledOnce();
  expect(closed).toHaveBeenCalledOnce();
});

it('plays the sounds of a step', async () => {
  const store = await play();
  press();

  store.dispatch({ type: 'tablePressed', tableId: 3 });

  expect(played.mock.calls).toEqual([[659]]);
});

it('is silent as soon as sound is turned off, and plays again afterwards', async () => {
  const store = await play();
  press();
  preferences.soundEnabled = false;
  store.dispatch({ type: 'tablePressed', tableId: 3 });
  expect(played).not.toHaveBeenCalled();

  preferences.soundEnabled = true;
  store.dispatch({ type: 'tablePressed', tableId: 5 });

  expect(played).toHaveBeenCalled();
});
