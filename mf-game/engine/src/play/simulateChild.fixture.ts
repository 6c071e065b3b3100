import { chance, type Random, seededRandom } from '../problems/random.ts';
import { newGame, next } from './game.ts';
import { answerText, wrongAnswerText } from './simulate.ts';
import type { Game, NewGame } from './state.ts';
import type { GameEvent } from './gameEvent.ts';

/** How somebody plays. Times are in milliseconds. */
export interface Child {
  /** From opening an order to its answer. */
  readonly answerMs: number;
  readonly correctPercent: number;
  /** Before each press on a table. */
  readonly pressMs?: number;
  /** Before a result, a celebration or a summary is closed. */
  readonly readMs?: number;
}

export interface ChildDay {
  readonly game: Game;
  /** All events in order, ticks included. */
  readonly events: readonly GameEvent[];
  readonly elapsedMs: number;
  /** Time with nothing to do: no order, no dialog, and nobody waiting or ready to be served. */
  readonly idleMs: number;
  readonly longestIdleMs: number;
  /** Customers whose patience ran out, and those of them while an order was open. */
  readonly lost: number;
  readonly lostWhileWorking: number;
  /** Celebrations that stop the game. */
  readonly celebrations: number;
}

const tickMs = 250;

/** Whether a table can be pressed to some effect. */
const hasWork = ({ tables }: Game): boolean => tables.some(({ status }) => status === 'ready' || status === 'waiting');

/** Returns the next action and the time it takes, or null if there is nothing to do. */
function actionOf(game: Game, random: Random, child: Required<Child>): { event: GameEvent; afterMs: number } | null {
  if (game.result !== null) return { event: { type: 'resultClosed' }, afterMs: child.readMs };
  if (game.celebrations.length > 0) return { event: { type: 'celebrationClosed' }, afterMs: child.readMs };
  if (game.order !== null) {
    const { answer } = game.order.problem;
    const text = chance(random, child.correctPercent) ? answerText(answer) : wrongAnswerText(answer);
    return { event: { type: 'answered', text }, afterMs: child.answerMs };
  }
  // Who came first is asked first: the one with the least patience left.
  const [ready] = game.tables.filter(({ status }) => status === 'ready');
  const [waiting] = game.tables
    .flatMap((table) => (table.status === 'waiting' ? [table] : []))
    .toSorted((one, other) => one.patienceMs - other.patienceMs);
  const table = ready ?? waiting;
  return table === undefined ? null : { event: { type: 'tablePressed', tableId: table.id }, afterMs: child.pressMs };
}

/** Measures a day while it is played. */
class Stopwatch {
  elapsedMs = 0;
  idleMs = 0;
  longestIdleMs = 0;
  lost = 0;
  lostWhileWorking = 0;
  celebrations = 0;
  #idleInARowMs = 0;
  #lastFeedback = 0;

  count(before: Game, after: Game, passedMs: number): void {
    const isIdle = passedMs > 0 && before.order === null && before.result === null && !hasWork(before);
    this.#idleInARowMs = isIdle ? this.#idleInARowMs + passedMs : passedMs > 0 ? 0 : this.#idleInARowMs;
    this.elapsedMs += passedMs;
    if (isIdle) this.idleMs += passedMs;
    this.longestIdleMs = Math.max(this.longestIdleMs, this.#idleInARowMs);
    const left = after.feedback.filter(
      ({ id, message }) => id > this.#lastFeedback && message === 'feedback.left_angry',
    ).length;
    this.lost += left;
    if (before.order !== null) this.lostWhileWorking += left;
    this.#lastFeedback = after.feedback[0]?.id ?? this.#lastFeedback;
    this.celebrations += Math.max(0, after.celebrations.length - before.celebrations.length);
  }
}

/** Plays one day in real time, from its start or from the end of another day. Ends after `mostMs` at the latest. */
export function playChildDay(start: Game, child: Child, { seed = 1, mostMs = 3_600_000 } = {}): ChildDay {
  const options = { pressMs: 1_000, readMs: 2_000, ...child };
  const random = seededRandom(seed);
  const watch = new Stopwatch();
  const events: GameEvent[] = [];
  let game = start;
  const apply = (event: GameEvent, passedMs = 0): void => {
    const before = game;
    events.push(event);
    game = next(game, event);
    watch.count(before, game, passedMs);
  };
  if (game.status === 'menu') apply({ type: 'started' });
  apply({ type: 'nextDayOpened' });
  while ((game.dayComplete === null || game.celebrations.length > 0) && watch.elapsedMs < mostMs) {
    const action = actionOf(game, random, options);
    for (let leftMs = action?.afterMs ?? tickMs; leftMs > 0; leftMs -= tickMs)
      apply({ type: 'ticked', elapsedMs: tickMs }, tickMs);
    // The customer may have left or sat down in the meantime.
    if (action !== null) apply(action.event);
  }
  if (game.result !== null) apply({ type: 'resultClosed' });
  const { elapsedMs, idleMs, longestIdleMs, lost, lostWhileWorking, celebrations } = watch;
  return { game, events, elapsedMs, idleMs, longestIdleMs, lost, lostWhileWorking, celebrations };
}

/** Plays the first days of a new game. */
export function playChildDays(start: NewGame, child: Child, days: number): readonly ChildDay[] {
  const played: ChildDay[] = [];
  for (let day = 1; day <= days; day += 1) {
    const game = played.at(-1)?.game ?? newGame(start);
    played.push(playChildDay(game, child, { seed: start.seed + day }));
  }
  return played;
}
