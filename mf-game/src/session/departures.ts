import type { DishId } from '@countertop/engine/play/day/menu';
import type { Customer, Game, GameEvent, Table, TableId } from '@countertop/engine/play/game';

/** A leaving customer. The rules have already freed the table; the floor shows the customer a moment longer. */
export interface Departure {
  readonly tableId: TableId;
  readonly customer: Customer;
  readonly mood: 'happy' | 'angry';
  /** The served dish, or null if the customer left without one. */
  readonly dish: DishId | null;
  readonly leftMs: number;
}

const departureMs = 3000;

/** Updates the departures after an event: customers leave happy if they were served or the kitchen closes, else angry. */
export function nextDepartures(
  departures: readonly Departure[],
  step: { readonly before: Game; readonly after: Game; readonly event: GameEvent },
): readonly Departure[] {
  const { before, after, event } = step;
  if (after.status === 'menu' || event.type === 'nextDayOpened') return none;
  const elapsedMs = event.type === 'ticked' ? event.elapsedMs : 0;
  const added = before.tables.flatMap((table) => toDeparture(table, tableIn(after, table.id), event));
  const remaining = departures
    .map((departure) => ({ ...departure, leftMs: departure.leftMs - elapsedMs }))
    .filter(({ leftMs, tableId }) => leftMs > 0 && tableIn(after, tableId)?.status === 'available')
    .filter(({ tableId }) => !added.some((departure) => departure.tableId === tableId));
  return added.length + remaining.length === 0 ? none : [...remaining, ...added];
}

/** One shared array, so that nothing re-renders while nobody is leaving. */
const none: readonly Departure[] = [];

function toDeparture(before: Table, after: Table | undefined, { type }: GameEvent): readonly Departure[] {
  if (before.status === 'available' || after?.status !== 'available') return [];
  const { id: tableId, customer } = before;
  if (before.status === 'ready') return [{ tableId, customer, mood: 'happy', dish: before.dish, leftMs: departureMs }];
  const mood = type === 'kitchenClosed' ? 'happy' : 'angry';
  return [{ tableId, customer, mood, dish: null, leftMs: departureMs }];
}

function tableIn(game: Game, id: TableId): Table | undefined {
  return game.tables.find((table) => table.id === id);
}
