import type { TableId } from '@countertop/engine/play/game';
import type { DishId } from '@countertop/engine/play/day/menu';
import type { Step } from '../../session/gameStore.ts';

export interface ServedTable {
  readonly id: TableId;
  readonly dish: DishId;
}

/** Returns the table that a step served; null if it served none. */
export function servedTable({ before, after, event }: Pick<Step, 'before' | 'after' | 'event'>): ServedTable | null {
  if (event.type !== 'tablePressed') return null;
  const was = before.tables.find(({ id }) => id === event.tableId);
  const is = after.tables.find(({ id }) => id === event.tableId);
  return was?.status === 'ready' && is?.status !== 'ready' ? { id: was.id, dish: was.dish } : null;
}
