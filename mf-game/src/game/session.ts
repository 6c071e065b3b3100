import { type Game, type GameEvent, newGame, next } from '@countertop/engine/game';
import { proxy, ref } from 'valtio';
import { type Farewell, nextFarewells } from './farewells.ts';

/** The dialogs a person opens; result, day and pause belong to the rules. */
export type OpenDialog = 'help' | 'options' | 'tutorial' | 'progress' | 'achievements' | 'inventory' | null;

/** One step of the rules, as told to whoever watches. */
export interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly event: GameEvent;
}

export interface SessionState {
  game: Game;
  farewells: readonly Farewell[];
  dialog: OpenDialog;
}

/** A game in this browser: the rules' state, what only the screens know, and the one way to change them. */
export interface GameSession {
  readonly state: SessionState;
  /** Sends an event to the rules. */
  send(event: GameEvent): void;
  /** Starts from the menu, on a game of this seed. */
  start(seed: number): void;
  openDialog(dialog: OpenDialog): void;
  /** Hears each step that changed the game; the result ends it. */
  watch(watcher: (step: Step) => void): () => void;
}

/** Starts a session on a game. The game is kept as one value, not wrapped: the rules replace it whole. */
export function createSession(game: Game): GameSession {
  const state = proxy<SessionState>({ game: ref(game), farewells: ref([]), dialog: null });
  const watchers = new Set<(step: Step) => void>();

  function send(event: GameEvent): void {
    const before = state.game;
    const after = next(before, event);
    if (after === before) return;
    state.game = ref(after);
    state.farewells = ref(nextFarewells(state.farewells, { before, after, event }));
    for (const watcher of watchers) watcher({ before, after, event });
  }

  return {
    state,
    send,
    start(seed) {
      const { status, band, speed, record } = state.game;
      if (status !== 'menu') return;
      state.game = ref(newGame({ seed, band, speed, menu: record.fullMenu }));
      send({ type: 'started' });
    },
    openDialog(dialog) {
      state.dialog = dialog;
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** True while time counts: playing, and nothing lies over the game. */
export function isRunning({ game, dialog }: Pick<SessionState, 'game' | 'dialog'>): boolean {
  return game.status === 'playing' && game.result === null && game.dayComplete === null && dialog === null;
}
