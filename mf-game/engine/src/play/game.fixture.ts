import type { AgeBand } from '../problems/band.ts';
import { floor } from './constants.ts';
import { next, newGame } from './game.ts';
import { answerText, wrongAnswerText } from './simulate.ts';
import type { Game, GameSpeed, Order, Stats, Table, TableId } from './state.ts';
import type { GameEvent } from './gameEvent.ts';
import { tableOf } from './floor/table.ts';

interface Opening {
  readonly seed?: number;
  readonly band?: AgeBand;
  readonly speed?: GameSpeed;
  readonly stats?: Partial<Stats>;
}

/** Returns a running game with an empty restaurant. */
export function playing({ seed = 7, band = 'ages_8_9', speed = 'standard', stats = {} }: Opening = {}): Game {
  const game = next(newGame({ seed, band, speed }), { type: 'started' });
  return { ...game, stats: { ...game.stats, ...stats } };
}

/** Returns the game some milliseconds later, in ticks of 250 ms. */
export function after(game: Game, elapsedMs: number, tickMs = 250): Game {
  let now = game;
  for (let left = elapsedMs; left > 0; left -= tickMs)
    now = next(now, { type: 'ticked', elapsedMs: Math.min(left, tickMs) });
  return now;
}

/** Returns the game after the events. */
export function played(game: Game, events: readonly GameEvent[]): Game {
  return events.reduce(next, game);
}

/** Returns a table. Throws if it doesn't exist. */
export function table(game: Game, id: TableId): Table {
  const found = tableOf(game, id);
  if (found === undefined) throw new Error(`There is no table ${id}.`);
  return found;
}

/** Returns the first table with a status. Throws if there is no such table. */
export function firstTable(game: Game, status: Table['status']): Table {
  const found = game.tables.find((one) => one.status === status);
  if (found === undefined) throw new Error(`No table is ${status}.`);
  return found;
}

/** Returns a game in which the first customer is waiting to order. */
export function withCustomerWaiting(opening: Opening = {}): Game {
  return after(playing(opening), floor.firstSeatingMs);
}

/** Returns a game with the first customer's order open. */
export function withOrderOpen(opening: Opening = {}): Game {
  const game = withCustomerWaiting(opening);
  return next(game, { type: 'tablePressed', tableId: firstTable(game, 'waiting').id });
}

/** Returns the open order. Throws if no order is open. */
export function orderOf(game: Game): Order {
  if (game.order === null) throw new Error('No order is open.');
  return game.order;
}

/** Answers correctly and leaves the result open. */
export function answeredRight(game: Game): Game {
  return next(game, { type: 'answered', text: answerText(orderOf(game).problem.answer) });
}

/** Answers wrong and leaves the result open. */
export function answeredWrong(game: Game): Game {
  return next(game, { type: 'answered', text: wrongAnswerText(orderOf(game).problem.answer) });
}

/** Closes result, scenes and popups and opens the next day. */
export function cleared(game: Game): Game {
  let now = next(game, { type: 'resultClosed' });
  while (now.celebrations.length > 0) now = next(now, { type: 'celebrationClosed' });
  while (now.popups.length > 0) now = next(now, { type: 'popupClosed' });
  return next(now, { type: 'nextDayOpened' });
}

/** Serves what is ready and lets time pass until a customer waits, then opens the order. */
export function withNextOrderOpen(game: Game): Game {
  let now = cleared(game);
  for (let waited = 0; waited < 300 && !now.tables.some(({ status }) => status === 'waiting'); waited += 1) {
    const ready = now.tables.find(({ status }) => status === 'ready');
    now = ready === undefined ? after(now, 1_000) : cleared(next(now, { type: 'tablePressed', tableId: ready.id }));
  }
  return next(now, { type: 'tablePressed', tableId: firstTable(now, 'waiting').id });
}

/** Answers a series of orders correctly (`r`) or wrong (`w`). The last result is open. */
export function answeredRow(game: Game, answers: string): Game {
  return Array.from(answers).reduce((now, answer) => {
    const open = now.order === null ? withNextOrderOpen(now) : now;
    return answer === 'r' ? answeredRight(open) : answeredWrong(open);
  }, game);
}
