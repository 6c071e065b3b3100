import { floor } from './constants.ts';
import { type Customer, customerIds, customerOf } from './cast.ts';
import { filled, pick, type Random, seededRandom } from '../problems/random.ts';
import type { Game, Table, TableId } from './state.ts';
import { arrivalIntervalMs, isFloorOpen, withTable } from './table.ts';

/** Draws a customer who isn't in the restaurant and hasn't just left. There are always some. */
function drawCustomer({ tables, recentCustomers }: Game, random: Random): Customer {
  const present = tables.map((table) => (table.status === 'available' ? null : table.customer.id));
  const others = customerIds.filter((id) => !present.includes(id) && !recentCustomers.includes(id));
  return customerOf(pick(random, filled(others) ?? customerIds));
}

/** Details of an arrival. */
export interface Arrival {
  /** How many milliseconds ago it happened. */
  readonly lateMs?: number;
  /** A table to leave out, because its customer is just leaving. */
  readonly notAt?: TableId | null;
}

/** Seats a customer at a random free table, one without plates if possible, unless three tables are taken. */
export function seat(game: Game, { lateMs = 0, notAt = null }: Arrival = {}): Game {
  const free = game.tables.filter((table) => table.status === 'available');
  const inviting = free.filter(({ id }) => id !== notAt);
  const tables = filled(inviting.filter(({ hasPlates }) => hasPlates !== true)) ?? filled(inviting);
  if (tables === null || floor.tables - free.length >= floor.maxOccupied) return game;
  const random = seededRandom(game.random);
  const { id } = pick(random, tables);
  const customer = drawCustomer(game, random);
  const seatedInMs = floor.seatingMs - lateMs;
  const seating: Table = { id, status: 'seating', customer, seatedInMs };
  return { ...game, random: random.state, tables: withTable(game.tables, seating) };
}

/** Returns a game that starts with its first customer on the way to a table. */
export function withFirstCustomer(game: Game): Game {
  return seat(game, { lateMs: floor.seatingMs - floor.firstSeatingMs });
}

/** Whether nobody sits down or waits to order, besides the customer whose order is open. */
function isQuiet({ tables, order }: Game): boolean {
  return tables.every(({ id, status }) => status === 'available' || status === 'ready' || id === order?.tableId);
}

/**
 * Lets the next customer come at once if nobody else waits, so that a fast player has something to do. The customers after that
 * come on the usual interval.
 */
export function advanceArrivals(game: Game): Game {
  if (game.speed === 'none' || !isFloorOpen(game) || !isQuiet(game)) return game;
  const seated = seat(game);
  return seated === game ? game : { ...seated, nextArrivalMs: arrivalIntervalMs(game.stats.level) };
}
