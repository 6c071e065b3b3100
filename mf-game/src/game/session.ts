import { type Game, gameAgain, type GameEvent, next } from '@countertop/engine/game';
import { proxy, ref } from 'valtio';
import { type Highlights, nextHighlights, noHighlights } from '../day/highlights.ts';
import { type Farewell, nextFarewells } from './farewells.ts';

/** The dialogs a person opens; result, day and pause belong to the rules. */
export type OpenDialog = 'help' | 'options' | 'tutorial' | 'progress' | 'achievements' | 'inventory' | 'opinion' | null;

/** One step of the rules, as told to whoever watches. */
export interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly event: GameEvent;
}

export interface SessionState {
  game: Game;
  farewells: readonly Farewell[];
  highlights: Highlights;
  dialog: OpenDialog;
  /** How often somebody asked to hear the whole floor. */
  floorCalls: number;
}

/** A game in this browser: the rules' state, what only the screens know, and the one way to change them. */
export interface GameSession {
  readonly state: SessionState;
  /** Sends an event to the rules. */
  send(event: GameEvent): void;
  /** Starts from the menu, on a game of this seed. */
  start(seed: number): void;
  /** Goes on with a saved game instead of this one. */
  take(other: Game): void;
  openDialog(dialog: OpenDialog): void;
  /** Says every table of the floor, at once. */
  hearFloor(): void;
  /** Hears each step that changed the game; the result ends it. */
  watch(watcher: (step: Step) => void): () => void;
}

/** Starts a session on a game. The game is kept as one value, not wrapped: the rules replace it whole. */
export function createSession(game: Game): GameSession {
  const state = proxy<SessionState>({
    game: ref(game),
    farewells: ref([]),
    highlights: ref(noHighlights),
    dialog: null,
    floorCalls: 0,
  });
  const watchers = new Set<(step: Step) => void>();

  function send(event: GameEvent): void {
    const before = state.game;
    const after = next(before, event);
    // Guests go on their way also in calm service, where time changes nothing in the rules.
    const farewells = nextFarewells(state.farewells, { before, after, event });
    if (farewells !== state.farewells) state.farewells = ref(farewells);
    if (after === before) return;
    state.game = ref(after);
    state.highlights = ref(nextHighlights(state.highlights, { before, after, event }));
    for (const watcher of watchers) watcher({ before, after, event });
  }

  return {
    state,
    send,
    start(seed) {
      if (state.game.status !== 'menu') return;
      state.game = ref(gameAgain(state.game, seed));
      send({ type: 'started' });
    },
    take(other) {
      state.game = ref(other);
      state.farewells = ref([]);
      state.highlights = ref(noHighlights);
    },
    openDialog(dialog) {
      state.dialog = dialog;
    },
    hearFloor() {
      state.floorCalls += 1;
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

type Shown = Pick<SessionState, 'game' | 'dialog'>;

/** True while something lies over the game that comes first: a dialog, a result, a day's end, a celebration, the pause. */
export function isCovered({ game, dialog }: Shown): boolean {
  const { status, result, dayComplete, celebrations } = game;
  return dialog !== null || status === 'paused' || result !== null || dayComplete !== null || celebrations.length > 0;
}

/** True while time counts: playing, and nothing lies over the game. */
export function isRunning(shown: Shown): boolean {
  return shown.game.status === 'playing' && !isCovered(shown);
}

/** Closes what lies on top, in the order in which it is shown. False when nothing does. */
export function closeTopmost({ state, send, openDialog }: Pick<GameSession, 'state' | 'send' | 'openDialog'>): boolean {
  const { game, dialog } = state;
  if (dialog !== null) openDialog(null);
  else if (game.status === 'paused') send({ type: 'resumed' });
  else if (game.result !== null) send({ type: 'resultClosed' });
  else if (game.celebrations.length > 0) send({ type: 'celebrationClosed' });
  else if (game.dayComplete !== null) send({ type: 'nextDayOpened' });
  else return false;
  return true;
}
