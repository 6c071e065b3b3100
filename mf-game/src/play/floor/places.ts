import type { TableId } from '@countertop/engine/play/game';

const columns = 3;

/** Returns the column of a table, from 1 at the start. */
export const columnOf = (id: TableId): number => ((id - 1) % columns) + 1;

/** Returns the row of a table, from 1 at the wall. */
export const rowOf = (id: TableId): number => Math.ceil(id / columns);
