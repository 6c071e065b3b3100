import { floor, speedFactors } from './constants.ts';
import type { Game, GameSpeed, Table, TableId } from './state.ts';

export const tableIds: readonly TableId[] = [1, 2, 3, 4, 5, 6];

/** Six free tables. */
export const freeTables: readonly Table[] = tableIds.map((id) => ({ id, status: 'available' }));

type SeatingTable = Extract<Table, { status: 'seating' }>;
type WaitingTable = Extract<Table, { status: 'waiting' }>;

/** Patience a customer begins with, in milliseconds; without timers it is the standard patience and never runs. */
export function patienceMs(speed: GameSpeed): number {
  return floor.patienceMs * (speed === 'none' ? 1 : speedFactors[speed]);
}

/** The table once its guest sits, with all patience. */
export function seated({ id, customer }: SeatingTable, speed: GameSpeed): WaitingTable {
  return { id, status: 'waiting', customer, patienceMs: patienceMs(speed), turnsWaited: 0 };
}

/** What is left of a waiting customer's patience, from 0 (gone) to 1 (all of it, as always without timers). */
export function patienceFraction({ patienceMs: left }: Pick<WaitingTable, 'patienceMs'>, speed: GameSpeed): number {
  return speed === 'none' ? 1 : Math.max(0, Math.min(1, left / patienceMs(speed)));
}

/** Milliseconds between two arrivals at a level. */
export function arrivalIntervalMs(level: number): number {
  const { longest, perLevel, most, shortest } = floor.arrivalMs;
  return Math.max(longest - Math.min(level * perLevel, most), shortest);
}

export function tableOf(game: Pick<Game, 'tables'>, id: TableId): Table | undefined {
  return game.tables.find((table) => table.id === id);
}

/** The tables with one of them replaced. */
export function withTable(tables: readonly Table[], changed: Table): readonly Table[] {
  return tables.map((table) => (table.id === changed.id ? changed : table));
}

/** The game with a table free again. */
export function freed(game: Game, id: TableId): Game {
  return { ...game, tables: withTable(game.tables, { id, status: 'available' }) };
}

/** A waiting customer's patience when the game speed changes: the same share of the new whole. */
export function rescaled(table: Table, from: GameSpeed, to: GameSpeed): Table {
  if (table.status !== 'waiting') return table;
  return { ...table, patienceMs: patienceFraction(table, from) * patienceMs(to) };
}

/** True while the floor is played: nothing lies over it. */
export function isFloorOpen({ status, result, celebrations, dayComplete }: Game): boolean {
  return status === 'playing' && result === null && celebrations.length === 0 && dayComplete === null;
}
