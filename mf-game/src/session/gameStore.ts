import { ordersLeft } from '@countertop/engine/lesson/lessonPlay';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { MoneyDrawerProps } from '@countertop/design-system/MoneyDrawer';
import type { ProblemType } from '@countertop/engine/problems/problem';
import type { Game, GameEvent, Result } from '@countertop/engine/play/game';
import { gameAgain } from '@countertop/engine/play/newGame';
import { proxy, ref } from 'valtio';
import { type Highlights, noHighlights } from './day/highlights.ts';
import type { Departure } from './departures.ts';

/** Dialogs the player opens. The result, end-of-day and pause dialogs follow from the game's own state. */
export type OpenDialog =
  | 'help'
  | 'options'
  | 'tutorial'
  | 'placement'
  | 'startOver'
  | 'progress'
  | 'achievements'
  | 'inventory'
  | 'board'
  | 'leave'
  | 'family'
  | 'feedback'
  | 'gift'
  | null;

/** Why a child can't play now, by the limits that the family has set. */
export interface ClosedKitchen {
  readonly learnerId: string;
  readonly reason: 'limit' | 'quietHours';
  readonly opensOn: 'today' | 'tomorrow';
  /** Time of day on the device, `07:00`; null for the start of the day. */
  readonly opensAt: string | null;
}

/** An answer that is entered for an order and not checked. */
export interface OrderEntry {
  readonly problemId: string;
  readonly text: string;
  /** Bills and coins laid down in the till drawer. */
  readonly money: MoneyDrawerProps['value'];
}

/** An event that changed the game, with the game before and after it. */
export interface Step {
  readonly before: Game;
  readonly after: Game;
  readonly event: GameEvent;
}

export interface GameStoreState {
  game: Game;
  departures: readonly Departure[];
  highlights: Highlights;
  /** The day's results in this visit, oldest first. */
  dayResults: readonly Result[];
  dialog: OpenDialog;
  /** Number of times the player asked to hear all tables. */
  floorRequests: number;
  /** Whether a start is pending until the rules are loaded or the saved game is checked. */
  isStarting: boolean;
  /** Whether we know if there is a saved game. No game starts before that. */
  isSavedGameChecked: boolean;
  /** The age band the player chose or that came with a saved game; null while the game's is only the default. */
  chosenBand: AgeBand | null;
  previous: PreviousGameOffer | null;
  /** Set while a child's time is up. Nothing can be started then. */
  closedKitchen: ClosedKitchen | null;
  /** What the dialog `leave` asks about. */
  leaving: LeaveQuestion | null;
}

/** A navigation that waits for the player's answer. Closing the dialog is `stay`; only the first answer counts. */
export interface LeaveQuestion {
  readonly leave: () => void;
  readonly stay: () => void;
}

/** A previous game the player can restore from the menu. */
export interface PreviousGameOffer {
  readonly level: number;
  readonly day: number;
  readonly moneyCents: number;
  readonly status: 'idle' | 'restoring' | 'failed';
  readonly onRestore: () => void;
}

/** Applies an event to the state. Returns null if the game did not change. */
export type Reduce = (state: GameStoreState, event: GameEvent) => Step | null;

/** The game in this browser: the engine's state, UI state, and the actions that change them. */
export interface GameStore {
  readonly state: GameStoreState;
  /** Not part of the state, so that no screen renders with each key. */
  readonly entry: OrderEntry | null;
  keepEntry(entry: OrderEntry | null): void;
  /** Sends an event to the rules. Queued until `attachReducer` is called. */
  dispatch(event: GameEvent): void;
  /** Attaches the rules once they are loaded and replays the queued events. */
  attachReducer(reduce: Reduce): void;
  /** Starts a new game with this seed from the menu. Replaces the current game; `requestStart` asks first. */
  start(seed: number): void;
  /** Starts a new game, after a confirmation if there is a game to lose. Waits for the saved-game check. */
  requestStart(seed: number): void;
  /** Continues the current game, or starts one if there is none. Waits for the saved-game check. */
  play(seed: number): void;
  /** Ends the wait for the saved-game check and runs the pending action. */
  markSavedGameChecked(): void;
  /** Cancels a pending start. */
  cancelStart(): void;
  offerPrevious(offer: PreviousGameOffer | null): void;
  setClosedKitchen(closed: ClosedKitchen | null): void;
  /** Replaces the current game with a saved one. */
  replaceGame(other: Game): void;
  /** Chooses the age band of the next game. */
  chooseBand(band: AgeBand): void;
  openDialog(dialog: OpenDialog): void;
  /** Asks the player before leaving. */
  askToLeave(question: LeaveQuestion): void;
  /** Announces all tables to screen readers, immediately. */
  announceFloor(): void;
  /** Calls the listener after each step. Returns the unsubscribe function. */
  onStep(listener: (step: Step) => void): () => void;
}

export interface GameStoreOptions {
  readonly isSavedGameChecked?: boolean;
  /** The age band in the address. */
  readonly chosenBand?: AgeBand | null;
  /** The only type of problem in new games, from the address; null for all. */
  readonly onlyType?: ProblemType | null;
}

/** Creates a store. The game is a `ref` because the rules replace it as a whole. */
export function createGameStore(game: Game, options: GameStoreOptions = {}): GameStore {
  const { isSavedGameChecked = true, chosenBand = null, onlyType = null } = options;
  const state = proxy<GameStoreState>({
    game: ref(game),
    departures: ref([]),
    highlights: ref(noHighlights),
    dayResults: ref([]),
    dialog: null,
    floorRequests: 0,
    isStarting: false,
    isSavedGameChecked,
    chosenBand,
    previous: null,
    closedKitchen: null,
    leaving: null,
  });
  const listeners = new Set<(step: Step) => void>();
  let reducer: Reduce | null = null;
  let queuedEvents: GameEvent[] = [];
  /** The player's request from before the saved-game check was done. */
  let pendingAction: (() => void) | null = null;
  let entry: OrderEntry | null = null;

  function dispatch(event: GameEvent): void {
    if (reducer === null) {
      queuedEvents.push(event);
      return;
    }
    const step = reducer(state, event);
    if (step !== null) for (const listener of listeners) listener(step);
  }

  function start(seed: number): void {
    if (state.game.status !== 'menu' || state.isStarting) return;
    // With `?seed=`, a new game repeats its orders, so what was typed must not carry over. A lesson nobody has answered keeps its first order.
    if (state.game.lesson === null || state.game.stats.totalProblems > 0) entry = null;
    state.game = ref(gameAgain({ ...state.game, onlyType }, seed));
    state.isStarting = reducer === null;
    dispatch({ type: 'started' });
  }

  /** Runs a menu action now, or after the saved-game check. */
  function runAtMenu(action: () => void): void {
    if (state.game.status !== 'menu' || state.isStarting || state.closedKitchen !== null) return;
    if (state.isSavedGameChecked) return action();
    pendingAction = action;
    state.isStarting = true;
  }

  return {
    state,
    get entry() {
      return entry;
    },
    keepEntry(next) {
      entry = next;
    },
    dispatch,
    attachReducer(reduce) {
      if (reducer !== null) return;
      reducer = reduce;
      state.isStarting = pendingAction !== null;
      for (const event of queuedEvents) dispatch(event);
      queuedEvents = [];
    },
    start,
    requestStart: (seed) =>
      runAtMenu(() => {
        if (hasGameToLose(state.game)) state.dialog = 'startOver';
        else start(seed);
      }),
    play: (seed) =>
      runAtMenu(() => {
        if (hasGameToContinue(state.game)) dispatch({ type: 'continued' });
        else start(seed);
      }),
    markSavedGameChecked() {
      if (state.isSavedGameChecked) return;
      state.isSavedGameChecked = true;
      if (pendingAction === null) return;
      const action = pendingAction;
      pendingAction = null;
      state.isStarting = false;
      runAtMenu(action);
    },
    cancelStart() {
      state.isStarting = false;
      pendingAction = null;
      queuedEvents = queuedEvents.filter(({ type }) => type !== 'started');
    },
    offerPrevious(offer) {
      state.previous = offer === null ? null : ref(offer);
    },
    setClosedKitchen(closed) {
      state.closedKitchen = closed === null ? null : ref(closed);
    },
    replaceGame(other) {
      entry = null;
      state.game = ref(other);
      state.chosenBand = other.band;
      state.departures = ref([]);
      state.highlights = ref(noHighlights);
      state.dayResults = ref([]);
    },
    chooseBand(band) {
      state.chosenBand = band;
      dispatch({ type: 'bandChosen', band });
    },
    openDialog(dialog) {
      if (state.dialog === 'leave') state.leaving?.stay();
      state.dialog = dialog;
    },
    askToLeave(question) {
      state.leaving = ref(question);
      state.dialog = 'leave';
    },
    announceFloor() {
      state.floorRequests += 1;
    },
    onStep(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the game has answers that a new game would discard. A finished lesson has none. */
export function hasGameToLose(game: Pick<Game, 'stats' | 'lesson'>): boolean {
  return game.stats.totalProblems > 0 && ordersLeft(game) > 0;
}

/** Whether the menu offers to continue: a day waits there, also before its first answer. */
export function hasGameToContinue(game: Pick<Game, 'stats' | 'lesson' | 'tables'>): boolean {
  return hasGameToLose(game) || game.tables.some(({ status }) => status !== 'available');
}
