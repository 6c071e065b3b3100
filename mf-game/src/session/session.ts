import type { Game, GameEvent } from '@countertop/engine/play/game';
import { gameAgain } from '@countertop/engine/play/newGame';
import { proxy, ref } from 'valtio';
import { type Highlights, noHighlights } from '../dialogs/day/highlights.ts';
import type { Farewell } from './farewells.ts';

/** The dialogs a person opens; result, day and pause belong to the rules. */
export type OpenDialog =
  | 'help'
  | 'options'
  | 'tutorial'
  | 'startOver'
  | 'progress'
  | 'achievements'
  | 'inventory'
  | 'opinion'
  | null;

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
  /** Somebody wants to play, and the rules or the saved game are not there yet. */
  isOpening: boolean;
  /** Whether it is known if a saved game exists. Until then nothing is started. */
  isSavedGameKnown: boolean;
  /** The game that can be brought back from the menu. */
  previous: PreviousGameOffer | null;
}

/** A previous game that can be restored. */
export interface PreviousGameOffer {
  readonly level: number;
  readonly day: number;
  readonly moneyCents: number;
  readonly status: 'idle' | 'restoring' | 'failed';
  readonly onRestore: () => void;
}

/** Takes the state a step further; null when the event changed nothing in the game. */
export type TakeStep = (state: SessionState, event: GameEvent) => Step | null;

/** A game in this browser: the rules' state, what only the screens know, and the one way to change them. */
export interface GameSession {
  readonly state: SessionState;
  /** Sends an event to the rules. Until they are there it waits. */
  send(event: GameEvent): void;
  /** The rules are there: what waited happens now, in its order. */
  begin(takeStep: TakeStep): void;
  /** Starts from the menu, on a game of this seed. Replaces the game that is there: use `requestStart` to ask before. */
  start(seed: number): void;
  /** Starts from the menu if there is no game to lose; asks otherwise. Waits until it is known whether one is saved. */
  requestStart(seed: number): void;
  /** Continues the current game, or starts one if there is none. Waits like `requestStart`. */
  play(seed: number): void;
  /** It is known now whether a saved game exists: what waited for it happens. */
  savedGameKnown(): void;
  /** Does not start after all, while the rules or the saved game are awaited. */
  stay(): void;
  /** Offers to restore a previous game from the menu; null offers none. */
  offerPrevious(offer: PreviousGameOffer | null): void;
  /** Goes on with a saved game instead of this one. */
  take(other: Game): void;
  openDialog(dialog: OpenDialog): void;
  /** Says every table of the floor, at once. */
  hearFloor(): void;
  /** Hears each step that changed the game; the result ends it. */
  watch(watcher: (step: Step) => void): () => void;
}

/** Opens a session on a game. The game is kept as one value, not wrapped: the rules replace it whole. */
export function openSession(game: Game, { isSavedGameKnown = true } = {}): GameSession {
  const state = proxy<SessionState>({
    game: ref(game),
    farewells: ref([]),
    highlights: ref(noHighlights),
    dialog: null,
    floorCalls: 0,
    isOpening: false,
    isSavedGameKnown,
    previous: null,
  });
  const watchers = new Set<(step: Step) => void>();
  let takeStep: TakeStep | null = null;
  let waiting: GameEvent[] = [];
  /** What was pressed before it was known whether a saved game exists. */
  let afterSavedGame: (() => void) | null = null;

  function send(event: GameEvent): void {
    if (takeStep === null) {
      waiting.push(event);
      return;
    }
    const step = takeStep(state, event);
    if (step !== null) for (const watcher of watchers) watcher(step);
  }

  function start(seed: number): void {
    if (state.game.status !== 'menu' || state.isOpening) return;
    state.game = ref(gameAgain(state.game, seed));
    state.isOpening = takeStep === null;
    send({ type: 'started' });
  }

  /** Does something at the menu, now or when it is known whether a saved game exists. */
  function atMenu(act: () => void): void {
    if (state.game.status !== 'menu' || state.isOpening) return;
    if (state.isSavedGameKnown) return act();
    afterSavedGame = act;
    state.isOpening = true;
  }

  return {
    state,
    send,
    begin(rules) {
      if (takeStep !== null) return;
      takeStep = rules;
      state.isOpening = afterSavedGame !== null;
      for (const event of waiting) send(event);
      waiting = [];
    },
    start,
    requestStart: (seed) =>
      atMenu(() => {
        if (hasGameToLose(state.game)) state.dialog = 'startOver';
        else start(seed);
      }),
    play: (seed) =>
      atMenu(() => {
        if (hasGameToLose(state.game)) send({ type: 'continued' });
        else start(seed);
      }),
    savedGameKnown() {
      if (state.isSavedGameKnown) return;
      state.isSavedGameKnown = true;
      if (afterSavedGame === null) return;
      const act = afterSavedGame;
      afterSavedGame = null;
      state.isOpening = false;
      atMenu(act);
    },
    stay() {
      state.isOpening = false;
      afterSavedGame = null;
      waiting = waiting.filter(({ type }) => type !== 'started');
    },
    offerPrevious(offer) {
      state.previous = offer === null ? null : ref(offer);
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

/** Whether a new game would replace one in which something was answered. */
export function hasGameToLose({ stats }: Pick<Game, 'stats'>): boolean {
  return stats.totalProblems > 0;
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
