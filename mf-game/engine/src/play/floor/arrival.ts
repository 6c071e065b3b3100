import { floor } from '../constants.ts';
import { type Customer, customerIds, customerOf } from './cast.ts';
import { filled, pick, type Random, seededRandom } from '../../problems/random.ts';
import { ordersLeft } from '../../lesson/lessonPlay.ts';
import type { Game, Table, TableId } from '../state.ts';
import { nextVisit } from '../../review/visits.ts';
import { arrivalIntervalMs, withTable } from './table.ts';

/** Draws a customer who isn't in the restaurant and hasn't just left. There are always some. */
function drawCustomer({ tables, recentCustomers }: Game, random: Random): Customer {
  const present = tables.map((table) => (table.status === 'available' ? null : table.customer.id));
  const others = customerIds.filter((id) => !present.includes(id) && !recentCustomers.includes(id));
  return customerOf(pick(random, filled(others) ?? customerIds));
}

/** Returns the number of customers who haven't answered yet. */
function customersToAsk({ tables }: Game): number {
  return tables.filter(({ status }) => status === 'seating' || status === 'waiting').length;
}

/** Details of an arrival. */
export interface Arrival {
  /** How many milliseconds ago it happened. */
  readonly lateMs?: number;
  /** A table to leave out, because its customer is just leaving. */
  readonly notAt?: TableId | null;
}

/**
 * Seats a customer at a random free table, one without plates if possible, unless three tables are taken, the kitchen closes, or
 * the lesson has all its customers.
 */
export function seat(game: Game, { lateMs = 0, notAt = null }: Arrival = {}): Game {
  if (game.isClosing || customersToAsk(game) >= ordersLeft(game)) return game;
  const free = game.tables.filter((table) => table.status === 'available');
  const inviting = free.filter(({ id }) => id !== notAt);
  const tables = filled(inviting.filter(({ hasPlates }) => hasPlates !== true)) ?? filled(inviting);
  if (tables === null || floor.tables - free.length >= floor.maxOccupied) return game;
  const random = seededRandom(game.random);
  const { id } = pick(random, tables);
  const seatedInMs = floor.seatingMs - lateMs;
  const arriving = nextVisit(game) ?? { customer: drawCustomer(game, random) };
  const seating: Table = { id, status: 'seating', seatedInMs, ...arriving };
  return { ...game, random: random.state, tables: withTable(game.tables, seating) };
}

/** Whether nobody sits down or waits to order, besides the customer whose order is open. */
function isQuiet({ tables, order }: Game): boolean {
  return tables.every(({ id, status }) => status === 'available' || status === 'ready' || id === order?.tableId);
}

/** Returns how far the next customer already is on the way to the table: the first one of a visit is expected. */
function headStartMs({ tables, recentCustomers }: Game): number {
  const isFirst = recentCustomers.length === 0 && tables.every(({ status }) => status === 'available');
  return isFirst ? floor.seatingMs - floor.firstSeatingMs : 0;
}

/**
 * Lets customers arrive on the interval of the level; the next one comes immediately if nobody else waits, so that a fast player
 * has something to do. `before` is the game at the start of the time that passed.
 */
export function passArrivals(before: Game, game: Game, passedMs: number): Game {
  const intervalMs = arrivalIntervalMs(game.stats.level);
  const early = isQuiet(before) ? seat(game, { lateMs: passedMs + headStartMs(before) }) : game;
  if (early !== game) return { ...early, nextArrivalMs: intervalMs - passedMs };
  const nextArrivalMs = game.nextArrivalMs - passedMs;
  if (nextArrivalMs > 0) return { ...game, nextArrivalMs };
  return seat({ ...game, nextArrivalMs: nextArrivalMs + intervalMs }, { lateMs: -nextArrivalMs });
}
