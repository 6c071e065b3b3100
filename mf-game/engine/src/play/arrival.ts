import { floor } from './constants.ts';
import { customerNames } from './names.ts';
import { filled, pick, type Random, seededRandom, wholeNumber } from '../problems/random.ts';
import type { Customer, Game, Table, TableId } from './state.ts';
import { withTable } from './table.ts';

const mostLooks = 9_999;

/** Draws a customer with a name that nobody else in the restaurant has. */
function drawCustomer(tables: readonly Table[], random: Random): Customer {
  const seated = tables.map((table) => (table.status === 'available' ? null : table.customer.name));
  const free = filled(customerNames.filter((name) => !seated.includes(name))) ?? customerNames;
  return { name: pick(random, free), look: wholeNumber(random, 0, mostLooks) };
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
