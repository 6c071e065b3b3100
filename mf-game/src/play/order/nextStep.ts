import type { Customer, Table, TableId } from '@countertop/engine/play/game';

/** The most useful thing the player can do now. */
export type NextStep =
  | { readonly kind: 'ready'; readonly tableId: TableId; readonly customer: Customer }
  | { readonly kind: 'waiting'; readonly tableId: TableId; readonly customer: Customer }
  | { readonly kind: 'seating'; readonly tableId: TableId; readonly customer: Customer }
  | { readonly kind: 'quiet'; readonly customer: null };

/** Serve a finished order; otherwise take the order of the least patient customer; otherwise wait. */
export function nextStep(tables: readonly Table[]): NextStep {
  const ready = tables.find((table) => table.status === 'ready');
  if (ready !== undefined) return { kind: 'ready', tableId: ready.id, customer: ready.customer };
  const [waiting] = tables
    .filter((table) => table.status === 'waiting')
    .toSorted((a, b) => a.patienceMs - b.patienceMs);
  if (waiting !== undefined) return { kind: 'waiting', tableId: waiting.id, customer: waiting.customer };
  const seating = tables.find((table) => table.status === 'seating');
  if (seating !== undefined) return { kind: 'seating', tableId: seating.id, customer: seating.customer };
  return { kind: 'quiet', customer: null };
}
