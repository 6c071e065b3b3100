import { floor, kept, speedFactors } from '../constants.ts';
import type { Game, GameSpeed, Table, TableId } from '../state.ts';

export const tableIds: readonly TableId[] = [1, 2, 3, 4, 5, 6];

/** Six free tables. */
export const freeTables: readonly Table[] = tableIds.map((id) => ({ id, status: 'available' }));

type SeatingTable = Extract<Table, { status: 'seating' }>;
type WaitingTable = Extract<Table, { status: 'waiting' }>;

/** Returns a customer's initial patience in milliseconds; in untimed mode the standard patience, which never decreases. */
export function patienceMs(speed: GameSpeed): number {
  return floor.patienceMs * (speed === 'none' ? 1 : speedFactors[speed]);
}

/** Returns the table with its customer seated and full of patience. */
export function seated({ id, customer, visit }: SeatingTable, speed: GameSpeed): WaitingTable {
  return { id, status: 'waiting', customer, patienceMs: patienceMs(speed), turnsWaited: 0, ...(visit && { visit }) };
}

/** Returns a waiting customer's remaining patience, from 0 to 1; always 1 in untimed mode. */
export function patienceFraction({ patienceMs: left }: Pick<WaitingTable, 'patienceMs'>, speed: GameSpeed): number {
  return speed === 'none' ? 1 : Math.max(0, Math.min(1, left / patienceMs(speed)));
}

/** Returns the milliseconds between two arrivals at a level. */
export function arrivalIntervalMs(level: number): number {
  const { longest, perLevel, most, shortest } = floor.arrivalMs;
  return Math.max(longest - Math.min(level * perLevel, most), shortest);
}

export function tableOf(game: Pick<Game, 'tables'>, id: TableId): Table | undefined {
  return game.tables.find((table) => table.id === id);
}

/** Returns the tables with one of them replaced. */
export function withTable(tables: readonly Table[], changed: Table): readonly Table[] {
  return tables.map((table) => (table.id === changed.id ? changed : table));
}

/** Returns the game with a table made available, with or without plates. Its customer won't be the next to come back. */
export function freed(game: Game, id: TableId, { hasPlates = false } = {}): Game {
  const before = tableOf(game, id);
  const left = before === undefined || before.status === 'available' ? [] : [before.customer.id];
  return {
    ...game,
    tables: withTable(game.tables, { id, status: 'available', ...(hasPlates && { hasPlates }) }),
    recentCustomers: [...game.recentCustomers, ...left].slice(-kept.customers),
  };
}

/** Returns the game with a customer counted who left unserved. */
export function withCustomerLost(game: Game): Game {
  return { ...game, record: { ...game.record, customersLeft: (game.record.customersLeft ?? 0) + 1 } };
}

/** Returns the table with its customer's patience scaled to a new game speed. */
export function rescaled(table: Table, from: GameSpeed, to: GameSpeed): Table {
  if (table.status !== 'waiting') return table;
  return { ...table, patienceMs: patienceFraction(table, from) * patienceMs(to) };
}

/** Whether the floor can be played: no dialog is open. */
export function isFloorOpen({ status, result, celebrations, dayComplete }: Game): boolean {
  return status === 'playing' && result === null && celebrations.length === 0 && dayComplete === null;
}
