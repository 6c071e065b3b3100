import { newGame } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { afterEach, beforeEach, vi } from 'vitest';
import { createSession } from '../session/createSession.fixture.ts';
import type { GameSession } from '../session/session.ts';
import type { StoredValue } from '@countertop/client/storedValue';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { GameKeeper, type Note } from './keepGame.ts';
import { readSavedFile, type SavedFile } from './savedShape.ts';

/** A browser of its own: what it stores, what it was told, how its page is closed. */
export interface Device {
  readonly file: StoredValue<SavedFile | null>;
  readonly notes: Note[];
  close: () => void;
  /** What keeps the game of the page that is open. */
  keeper: () => GameKeeper | null;
}

/** Keeps a file as text, as a browser does. */
function ownFile(): Device['file'] {
  let text = 'null';
  const listeners = new Set<() => void>();
  return {
    get: () => readSavedFile(JSON.parse(text)) ?? null,
    set(file) {
      text = JSON.stringify(file);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Long enough for a saving and its answer, too short for a second try. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2000);

/** Plays a day, in which every answer is right unless told otherwise. */
export function play({ state, send }: GameSession, seed = 1, correctPercent = 100): void {
  for (const event of playDay(state.game, { correctPercent, seed }).events) send(event);
}

/** How many answers were right so far. */
export const solved = ({ state }: GameSession): number => state.game.stats.correctAnswers;

/** The devices of one player and the server, new for each test of the file that calls this. */
export class Home {
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

  /** A device on which nobody has played yet. */
  device(): Device {
    const device: Device = { file: ownFile(), notes: [], close: () => {}, keeper: () => null };
    this.#devices.push(device);
    return device;
  }

  /** Opens the game there, and waits until it has asked the server. */
  open(device: Device): Promise<GameSession> {
    return this.begin(device, () => {});
  }

  /** Opens the game there, where something happens before it is known who plays. */
  async begin(device: Device, before: (session: GameSession) => void): Promise<GameSession> {
    const { file, notes } = device;
    const session = createSession(newGame({ seed: 7, band: 'ages_6_7' }));
    session.send({ type: 'premiumChanged', isPremium: true });
    before(session);
    const keeper = new GameKeeper({ session, playerId: 'u1', file, tell: (note) => notes.push(note) });
    device.close = keeper.start();
    device.keeper = () => keeper;
    await settle();
    return session;
  }

  /** The browser is killed: nothing is sent any more. */
  kill(device: Device): void {
    const { trouble } = this.server;
    this.server.trouble = 'down';
    device.close();
    this.server.trouble = trouble;
  }
}
