import type { Customer, Game, Table, TableId } from '@countertop/engine/game';
import type { Farewell } from '../game/farewells.ts';

/** How a table looks: its state in the rules, or a moment of it that only the floor shows. */
export type TableLook = 'free' | 'seating' | 'waiting' | 'hurry' | 'ordering' | 'ready' | 'served' | 'left';

/** What the floor draws of one table. */
export interface TableView {
  readonly id: TableId;
  readonly look: TableLook;
  readonly customer: Customer | null;
  readonly mood: 'happy' | 'waiting' | 'angry';
  /** Patience left in fifths; null while none runs. */
  readonly pips: number | null;
}

/** Number of upright marks that show patience. */
export const pipCount = 5;

interface Around {
  readonly order: Game['order'];
  readonly farewells: readonly Farewell[];
  /** Full patience in milliseconds at this game speed; null without timers. */
  readonly fullPatienceMs: number | null;
}

/** The picture of a table, from the rules' state and what happens around it. */
export function tableView(table: Table, around: Around): TableView {
  switch (table.status) {
    case 'available':
      return freeTable(table.id, around.farewells);
    case 'seating':
      return { id: table.id, look: 'seating', customer: table.customer, mood: 'happy', pips: null };
    case 'waiting':
      return waitingTable(table, around);
    case 'ready':
      return { id: table.id, look: 'ready', customer: table.customer, mood: 'happy', pips: null };
  }
}

function freeTable(id: TableId, farewells: readonly Farewell[]): TableView {
  const farewell = farewells.find(({ tableId }) => tableId === id);
  if (farewell === undefined) return { id, look: 'free', customer: null, mood: 'waiting', pips: null };
  const look = farewell.mood === 'happy' ? 'served' : 'left';
  return { id, look, customer: farewell.customer, mood: farewell.mood, pips: null };
}

function waitingTable(table: Extract<Table, { status: 'waiting' }>, { order, fullPatienceMs }: Around): TableView {
  const { id, customer } = table;
  const pips = fullPatienceMs === null ? null : pipsLeft(table.patienceMs, fullPatienceMs);
  if (order?.tableId === id) return { id, look: 'ordering', customer, mood: 'waiting', pips };
  if (pips === 1) return { id, look: 'hurry', customer, mood: 'angry', pips };
  return { id, look: 'waiting', customer, mood: 'waiting', pips };
}

function pipsLeft(patienceMs: number, fullPatienceMs: number): number {
  const pips = Math.ceil((patienceMs / fullPatienceMs) * pipCount);
  return Math.min(Math.max(pips, 1), pipCount);
}
