import { patienceFraction } from '@countertop/engine/play/floor/table';
import type { Customer, Game, GameSpeed, Table, TableId } from '@countertop/engine/play/game';
import type { DishId } from '@countertop/engine/play/day/menu';
import type { Departure } from '../../session/departures.ts';

/** A table's appearance. `served` and `left` exist only on the floor: the rules have already freed the table. */
export type TableLook = 'free' | 'plates' | 'seating' | 'waiting' | 'hurry' | 'ordering' | 'ready' | 'served' | 'left';

export interface TableView {
  readonly id: TableId;
  readonly look: TableLook;
  readonly customer: Customer | null;
  readonly mood: 'happy' | 'waiting' | 'angry';
  /** Remaining patience in fifths; null if no patience is running. */
  readonly pips: Pip | null;
  /** Turns the customer has waited in untimed mode; null otherwise. */
  readonly turns: number | null;
  readonly dish: DishId | null;
}

export type Pip = 1 | 2 | 3 | 4 | 5;

export const pipCount = 5;

interface FloorState {
  readonly order: Game['order'];
  readonly departures: readonly Departure[];
  readonly speed: GameSpeed;
}

type FreeTable = Extract<Table, { status: 'available' }>;

const empty = { customer: null, pips: null, turns: null, dish: null } as const;

export function tableView(table: Table, floor: FloorState): TableView {
  switch (table.status) {
    case 'available':
      return freeTable(table, floor.departures);
    case 'seating':
      return { ...empty, id: table.id, look: 'seating', customer: table.customer, mood: 'happy' };
    case 'waiting':
      return waitingTable(table, floor);
    case 'ready':
      return { ...empty, id: table.id, look: 'ready', customer: table.customer, mood: 'happy', dish: table.dish };
  }
}

function freeTable({ id, hasPlates }: FreeTable, departures: readonly Departure[]): TableView {
  const departure = departures.find(({ tableId }) => tableId === id);
  if (departure === undefined) return { ...empty, id, look: hasPlates ? 'plates' : 'free', mood: 'waiting' };
  const { customer, mood, dish } = departure;
  return { ...empty, id, look: dish === null ? 'left' : 'served', customer, mood, dish };
}

function waitingTable(table: Extract<Table, { status: 'waiting' }>, floor: FloorState): TableView {
  const { id, customer } = table;
  const isUntimed = floor.speed === 'none';
  const pips = isUntimed ? null : pipsLeft(patienceFraction(table, floor.speed));
  const waiting = { ...empty, id, customer, pips, turns: isUntimed ? table.turnsWaited : null };
  if (floor.order?.tableId === id) return { ...waiting, look: 'ordering', mood: 'waiting' };
  if (pips === 1) return { ...waiting, look: 'hurry', mood: 'angry' };
  return { ...waiting, look: 'waiting', mood: 'waiting' };
}

const pipSteps: readonly Pip[] = [1, 2, 3, 4, 5];

/** Rounds up, so that a started fifth still counts. */
function pipsLeft(fraction: number): Pip {
  return pipSteps[Math.ceil(fraction * pipCount) - 1] ?? 1;
}
