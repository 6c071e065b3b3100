import { floor } from './constants.ts';
import { type Customer, customerIds, customerOf } from './cast.ts';
import { filled, pick, type Random, seededRandom } from '../problems/random.ts';
import type { Game, Table, TableId } from './state.ts';
import { withTable } from './table.ts';

/** Draws a customer who isn't in the restaurant. */
function drawCustomer(tables: readonly Table[], random: Random): Customer {
  const seated = tables.map((table) => (table.status === 'available' ? null : table.customer.id));
  return customerOf(pick(random, filled(customerIds.filter((id) => !seated.includes(id))) ?? customerIds));
}

/** Details of an arrival. */
export interface Arrival {
  /** How many milliseconds ago it happened. */
  readonly lateMs?: number;
  /** A table to leave out, because its customer is just leaving. */
  readonly notAt?: TableId | null;
}

/** Seats a customer at a random free table, unless three tables are taken. */
export function seat(game: Game, { lateMs = 0, notAt = null }: Arrival = {}): Game {
  const free = game.tables.filter(({ status }) => status === 'available');
  const inviting = filled(free.filter(({ id }) => id !== notAt));
  if (inviting === null || floor.tables - free.length >= floor.maxOccupied) return game;
  const random = seededRandom(game.random);
  const { id } = pick(random, inviting);
  const customer = drawCustomer(game.tables, random);
  const seatedInMs = floor.seatingMs - lateMs;
  const tables = withTable(game.tables, { id, status: 'seating', customer, seatedInMs });
  return { ...game, random: random.state, tables };
}
