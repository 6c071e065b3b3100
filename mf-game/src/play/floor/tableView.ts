import { patienceFraction } from '@countertop/engine/play/table';
import type { Customer, Game, GameSpeed, Table, TableId } from '@countertop/engine/play/game';
import type { DishId } from '@countertop/engine/play/menu';
import type { Departure } from '../../session/departures.ts';

/** How a table looks: its state in the rules, or a moment of it that only the floor shows. */
export type TableLook = 'free' | 'seating' | 'waiting' | 'hurry' | 'ordering' | 'ready' | 'served' | 'left';

/** What the floor draws of one table. */
export interface TableView {
  readonly id: TableId;
  readonly look: TableLook;
  readonly customer: Customer | null;
  readonly mood: 'happy' | 'waiting' | 'angry';
  /** Patience left in fifths; null while none runs. */
  readonly pips: Pip | null;
  /** In calm service, the turns a guest has waited; null while nobody waits or patience runs. */
  readonly turns: number | null;
  /** The dish on the table. */
  readonly dish: DishId | null;
}

/** Upright marks that show patience. */
export type Pip = 1 | 2 | 3 | 4 | 5;

/** How many there are. */
export const pipCount = 5;

interface Around {
  readonly order: Game['order'];
  readonly departures: readonly Departure[];
  readonly speed: GameSpeed;
}

/** What a table has that nobody sits at. */
const nobody = { customer: null, pips: null, turns: null, dish: null } as const;

/** The picture of a table, from the rules' state and what happens around it. */
export function tableView(table: Table, around: Around): TableView {
  switch (table.status) {
    case 'available':
      return freeTable(table.id, around.departures);
    case 'seating':
      return { ...nobody, id: table.id, look: 'seating', customer: table.customer, mood: 'happy' };
    case 'waiting':
      return waitingTable(table, around);
    case 'ready':
      return { ...nobody, id: table.id, look: 'ready', customer: table.customer, mood: 'happy', dish: table.dish };
  }
}

function freeTable(id: TableId, departures: readonly Departure[]): TableView {
  const departure = departures.find(({ tableId }) => tableId === id);
  if (departure === undefined) return { ...nobody, id, look: 'free', mood: 'waiting' };
  const { customer, mood, dish } = departure;
  return { ...nobody, id, look: mood === 'happy' ? 'served' : 'left', customer, mood, dish };
}

function waitingTable(table: Extract<Table, { status: 'waiting' }>, around: Around): TableView {
  const { id, customer } = table;
  const isUntimed = around.speed === 'none';
  const pips = isUntimed ? null : pipsLeft(patienceFraction(table, around.speed));
  const guest = { ...nobody, id, customer, pips, turns: isUntimed ? table.turnsWaited : null };
  if (around.order?.tableId === id) return { ...guest, look: 'ordering', mood: 'waiting' };
  if (pips === 1) return { ...guest, look: 'hurry', mood: 'angry' };
  return { ...guest, look: 'waiting', mood: 'waiting' };
}

const pipSteps: readonly Pip[] = [1, 2, 3, 4, 5];

/** A started fifth still counts. */
function pipsLeft(fraction: number): Pip {
  return pipSteps[Math.ceil(fraction * pipCount) - 1] ?? 1;
}
