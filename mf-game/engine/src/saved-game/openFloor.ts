import { customerOf, type CustomerId } from '../play/floor/cast.ts';
import type { Game, Order, Table } from '../play/state.ts';
import type { Problem } from '../problems/problem.ts';
import { rebuild } from '../problems/rebuild.ts';
import { gameOf, type SavedGame } from './savedGame.ts';

type WithId<Of> = Of extends { readonly customer: unknown }
  ? Omit<Of, 'customer'> & { readonly customer: CustomerId }
  : Of;

/** A table whose customer is an ID. */
export type SavedTable = WithId<Table>;

/** An open order whose customer is an ID, and whose problem is made again from its values. */
export interface SavedOrder extends Omit<Order, 'customer' | 'problem'> {
  readonly customer: CustomerId;
  readonly problem: Pick<Problem, 'id' | 'variant' | 'type' | 'band' | 'dish' | 'givens'>;
}

/** A day in progress: what `SavedGame` lacks of the floor, as JSON-compatible data, and what opening an order changes. */
export interface OpenFloor extends Pick<Game, 'nextArrivalMs' | 'recentCustomers' | 'speed' | 'random' | 'record'> {
  readonly tables: readonly SavedTable[];
  readonly order: SavedOrder | null;
}

function savedTable(table: Table): SavedTable {
  return table.status === 'available' ? table : { ...table, customer: table.customer.id };
}

function tableOfSaved(table: SavedTable): Table {
  return table.status === 'available' ? table : { ...table, customer: customerOf(table.customer) };
}

function savedOrder(order: Order): SavedOrder {
  const { id, variant, type, band, dish, givens } = order.problem;
  return { ...order, customer: order.customer.id, problem: { id, variant, type, band, dish, givens } };
}

function orderOfSaved(order: SavedOrder): Order | null {
  const problem = rebuild(order.problem);
  return problem && { ...order, customer: customerOf(order.customer), problem };
}

/** Returns the floor of a day in progress, also while it waits at the menu; null in a lesson, and once the day is over. */
export function openFloorOf(game: Game): OpenFloor | null {
  if (game.lesson !== null || game.dayComplete !== null) return null;
  if (game.status === 'menu' && game.tables.every(({ status }) => status === 'available')) return null;
  const { tables, order, nextArrivalMs, recentCustomers, speed, random, record } = game;
  return {
    tables: tables.map(savedTable),
    order: order && savedOrder(order),
    nextArrivalMs,
    recentCustomers,
    speed,
    random,
    record,
  };
}

/** Restores a day in progress, paused or at the menu, at the speed that it had. Null if other rules made its open order. */
export function gameOnFloor(
  saved: SavedGame,
  { tables, order, ...floor }: OpenFloor,
  status: 'menu' | 'paused' = 'paused',
): Game | null {
  const restored = order && orderOfSaved(order);
  if (order !== null && restored === null) return null;
  const game = gameOf(saved, floor.speed);
  return { ...game, ...floor, tables: tables.map(tableOfSaved), order: restored, status };
}
