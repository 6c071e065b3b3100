import { newGame } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { afterEach, beforeEach, vi } from 'vitest';
import { createReadyStore } from '../session/readyStore.fixture.ts';
import type { GameStore } from '../session/gameStore.ts';
import type { StoredValue } from '@countertop/client/shared/storedValue';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { parseFloor, type StoredFloor } from './floorRecord.ts';
import { GameSaver } from './gameSaver.ts';
import type { SaveNotice } from './saveNotices.ts';
import { parseLocalSave, type LocalSave } from './localSaveSchema.ts';

/** A separate browser with its own storage. */
export interface Device {
  readonly storage: StoredValue<LocalSave | null>;
  readonly floors: StoredValue<StoredFloor | null>;
  readonly notices: SaveNotice[];
  close: () => void;
  /** The saver of the open page. */
  saver: () => GameSaver | null;
}

/** Stores a value as text, like a browser. */
function ownStorage<Value>(parse: (json: unknown) => Value | undefined): StoredValue<Value | null> {
  let text = 'null';
  const listeners = new Set<() => void>();
  return {
    get: () => parse(JSON.parse(text)) ?? null,
    fallback: null,
    set(save) {
      text = JSON.stringify(save);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Waits long enough for an upload and its response, but not for a retry. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);

/** Plays a day. All answers are right by default. */
export function play({ state, dispatch }: GameStore, seed = 1, correctPercent = 100): void {
  for (const event of playDay(state.game, { correctPercent, seed }).events) dispatch(event);
}

export const solved = ({ state }: GameStore): number => state.game.stats.correctAnswers;

/** One player's devices and the server, reset for each test of the file. */
export class TestDevices {
  server: FakeServer = fakeServer();
  readonly #devices: Device[] = [];

  constructor() {
    beforeEach(() => {
      vi.useFakeTimers();
      this.server = fakeServer();
      vi.stubGlobal('fetch', (url: string, request: RequestInit) => this.server.fetch(url, request));
    });
    afterEach(async () => {
      for (const device of this.#devices.splice(0)) device.close();
      await vi.runAllTimersAsync();
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });
  }

  /** Adds a device on which nobody has played yet. */
  device(): Device {
    const device: Device = {
      storage: ownStorage(parseLocalSave),
      floors: ownStorage(parseFloor),
      notices: [],
      close: () => {},
      saver: () => null,
    };
    this.#devices.push(device);
    return device;
  }

  /** Opens the game on a device and waits for the server. */
  open(device: Device): Promise<GameStore> {
    return this.openAfter(device, () => {});
  }

  /** Like `open`, but something happens before the player is known. */
  async openAfter(device: Device, before: (store: GameStore) => void): Promise<GameStore> {
    const { storage, floors, notices } = device;
    const store = createReadyStore(newGame({ seed: 7, band: 'ages_6_7' }));
    store.dispatch({ type: 'premiumChanged', isPremium: true });
    before(store);
    const saver = new GameSaver({ store, playerId: 'u1', storage, floors, notify: (notice) => notices.push(notice) });
    device.close = saver.start();
    device.saver = () => saver;
    await settle();
    return store;
  }

  /** Kills the browser: nothing more is sent. */
  kill(device: Device): void {
    const { failure } = this.server;
    this.server.failure = 'down';
    device.close();
    this.server.failure = failure;
  }
}
