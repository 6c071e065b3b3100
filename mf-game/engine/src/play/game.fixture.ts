import type { AgeBand } from '../problems/band.ts';
import { next, newGame } from './game.ts';
import { answerText, wrongAnswerText } from './simulate.ts';
import type { Game, GameEvent, GameSpeed, Order, Stats, Table, TableId } from './state.ts';
import { tableOf } from './table.ts';

interface Opening {
  readonly seed?: number;
  readonly band?: AgeBand;
  readonly speed?: GameSpeed;
  readonly stats?: Partial<Stats>;
}

/** A running game with an empty floor. */
export function playing({ seed = 7, band = 'ages_8_9', speed = 'standard', stats = {} }: Opening = {}): Game {
  const game = next(newGame({ seed, band, speed }), { type: 'started' });
  return { ...game, stats: { ...game.stats, ...stats } };
}

/** The game after so many milliseconds, in ticks of a quarter of a second. */
export function after(game: Game, elapsedMs: number, tickMs = 250): Game {
  let now = game;
  for (let left = elapsedMs; left > 0; left -= tickMs)
    now = next(now, { type: 'ticked', elapsedMs: Math.min(left, tickMs) });
  return now;
}

/** The game after all of the events. */
export function played(game: Game, events: readonly GameEvent[]): Game {
  return events.reduce(next, game);
}

/** The table, which is there. */
export function table(game: Game, id: TableId): Table {
  const found = tableOf(game, id);
  if (found === undefined) throw new Error(`There is no table ${id}.`);
  return found;
}

/** The first table with a status. */
export function firstTable(game: Game, status: Table['status']): Table {
  const found = game.tables.find((one) => one.status === status);
  if (found === undefined) throw new Error(`No table is ${status}.`);
  return found;
}

/** A game in which the first guest waits to be asked. */
export function withGuestWaiting(opening: Opening = {}): Game {
  return after(playing(opening), 5_000);
}

/** A game with the first guest's order open. */
export function withOrderOpen(opening: Opening = {}): Game {
  const game = withGuestWaiting(opening);
  return next(game, { type: 'tablePressed', tableId: firstTable(game, 'waiting').id });
}

/** The open order, which is there. */
export function orderOf(game: Game): Order {
  if (game.order === null) throw new Error('No order is open.');
  return game.order;
}

/** The game after the right answer, result still open. */
export function answeredRight(game: Game): Game {
  return next(game, { type: 'answered', text: answerText(orderOf(game).problem.answer) });
}

/** The game after a wrong answer, result still open. */
export function answeredWrong(game: Game): Game {
  return next(game, { type: 'answered', text: wrongAnswerText(orderOf(game).problem.answer) });
}

/** The game with nothing over its floor: result and celebrations closed, the next day open. */
export function cleared(game: Game): Game {
  let now = next(game, { type: 'resultClosed' });
  while (now.celebrations.length > 0) now = next(now, { type: 'celebrationClosed' });
  return next(now, { type: 'nextDayOpened' });
}

/** The next order open; what is ready is served, and time passes until a guest waits. */
export function withNextOrderOpen(game: Game): Game {
  let now = cleared(game);
  for (let waited = 0; waited < 300 && !now.tables.some(({ status }) => status === 'waiting'); waited += 1) {
    const ready = now.tables.find(({ status }) => status === 'ready');
    now = ready === undefined ? after(now, 1_000) : cleared(next(now, { type: 'tablePressed', tableId: ready.id }));
  }
  return next(now, { type: 'tablePressed', tableId: firstTable(now, 'waiting').id });
}

/** The game after orders answered right (`r`) or wrong (`w`) one after the other; the last result is open. */
export function answeredRow(game: Game, answers: string): Game {
  return Array.from(answers).reduce((now, answer) => {
    const open = now.order === null ? withNextOrderOpen(now) : now;
    return answer === 'r' ? answeredRight(open) : answeredWrong(open);
  }, game);
}
