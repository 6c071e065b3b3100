import type { DishId } from '@countertop/engine/play/menu';
import type { Customer, Game, GameEvent, Table, TableId } from '@countertop/engine/play/game';

/** A guest on the way out. The rules have already freed the table; the floor shows the guest a moment longer. */
export interface Farewell {
  readonly tableId: TableId;
  readonly customer: Customer;
  readonly mood: 'happy' | 'angry';
  /** What was served; nothing to a guest who left hungry. */
  readonly dish: DishId | null;
  readonly leftMs: number;
}

const farewellMs = 2600;

/** The farewells after a step: served guests leave happy, all others upset. */
export function nextFarewells(
  farewells: readonly Farewell[],
  step: { readonly before: Game; readonly after: Game; readonly event: GameEvent },
): readonly Farewell[] {
  const { before, after, event } = step;
  if (after.status === 'menu' || event.type === 'nextDayOpened') return none;
  const elapsedMs = event.type === 'ticked' ? event.elapsedMs : 0;
  const going = before.tables.flatMap((table) => farewellOf(table, tableIn(after, table.id)));
  const staying = farewells
    .map((farewell) => ({ ...farewell, leftMs: farewell.leftMs - elapsedMs }))
    .filter(({ leftMs, tableId }) => leftMs > 0 && tableIn(after, tableId)?.status === 'available')
    .filter(({ tableId }) => !going.some((farewell) => farewell.tableId === tableId));
  return going.length + staying.length === 0 ? none : [...staying, ...going];
}

const none: readonly Farewell[] = [];

function farewellOf(before: Table, after: Table | undefined): readonly Farewell[] {
  if (before.status === 'available' || after?.status !== 'available') return [];
  const { id: tableId, customer } = before;
  if (before.status === 'ready') return [{ tableId, customer, mood: 'happy', dish: before.dish, leftMs: farewellMs }];
  return [{ tableId, customer, mood: 'angry', dish: null, leftMs: farewellMs }];
}

function tableIn(game: Game, id: TableId): Table | undefined {
  return game.tables.find((table) => table.id === id);
}
