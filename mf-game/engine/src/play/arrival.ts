import { floor } from './constants.ts';
import { guestNames } from './names.ts';
import { filled, pick, type Random, seededRandom, wholeNumber } from '../problems/random.ts';
import type { Customer, Game, Table, TableId } from './state.ts';
import { withTable } from './table.ts';

const mostLooks = 9_999;

/** A guest whose name nobody else in the restaurant has. */
function newCustomer(tables: readonly Table[], random: Random): Customer {
  const seated = tables.map((table) => (table.status === 'available' ? null : table.customer.name));
  const free = filled(guestNames.filter((name) => !seated.includes(name))) ?? guestNames;
  return { name: pick(random, free), look: wholeNumber(random, 0, mostLooks) };
}

/** A guest walks in. */
export interface Arrival {
  /** It happened so many milliseconds ago. */
  readonly lateMs?: number;
  /** Not at this table: somebody is just getting up there. */
  readonly notAt?: TableId | null;
}

/** Seats a guest at a random free table, while fewer than three tables are taken. */
export function seat(game: Game, { lateMs = 0, notAt = null }: Arrival = {}): Game {
  const free = game.tables.filter(({ status }) => status === 'available');
  const inviting = filled(free.filter(({ id }) => id !== notAt));
  if (inviting === null || floor.tables - free.length >= floor.maxOccupied) return game;
  const random = seededRandom(game.random);
  const { id } = pick(random, inviting);
  const customer = newCustomer(game.tables, random);
  const seatedInMs = floor.seatingMs - lateMs;
  const tables = withTable(game.tables, { id, status: 'seating', customer, seatedInMs });
  return { ...game, random: random.state, tables };
}
