import { patienceFraction } from '@countertop/engine/table';
import type { Customer, Game, GameSpeed, Table, TableId } from '@countertop/engine/game';
import type { DishId } from '@countertop/engine/menu';
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
  /** The dish on the table. */
  readonly dish: DishId | null;
}

/** Number of upright marks that show patience. */
export const pipCount = 5;

interface Around {
  readonly order: Game['order'];
  readonly farewells: readonly Farewell[];
  readonly speed: GameSpeed;
}

/** The picture of a table, from the rules' state and what happens around it. */
export function tableView(table: Table, around: Around): TableView {
  switch (table.status) {
    case 'available':
      return freeTable(table.id, around.farewells);
    case 'seating':
      return { id: table.id, look: 'seating', customer: table.customer, mood: 'happy', pips: null, dish: null };
    case 'waiting':
      return waitingTable(table, around);
    case 'ready':
      return { id: table.id, look: 'ready', customer: table.customer, mood: 'happy', pips: null, dish: table.dish };
  }
}

function freeTable(id: TableId, farewells: readonly Farewell[]): TableView {
  const farewell = farewells.find(({ tableId }) => tableId === id);
  if (farewell === undefined) return { id, look: 'free', customer: null, mood: 'waiting', pips: null, dish: null };
  const look = farewell.mood === 'happy' ? 'served' : 'left';
  return { id, look, customer: farewell.customer, mood: farewell.mood, pips: null, dish: farewell.dish };
}

function waitingTable(table: Extract<Table, { status: 'waiting' }>, { order, speed }: Around): TableView {
  const { id, customer } = table;
  const pips = speed === 'none' ? null : pipsLeft(patienceFraction(table, speed));
  if (order?.tableId === id) return { id, look: 'ordering', customer, mood: 'waiting', pips, dish: null };
  if (pips === 1) return { id, look: 'hurry', customer, mood: 'angry', pips, dish: null };
  return { id, look: 'waiting', customer, mood: 'waiting', pips, dish: null };
}

/** A started fifth still counts. */
function pipsLeft(fraction: number): number {
  return Math.min(Math.max(Math.ceil(fraction * pipCount), 1), pipCount);
}
