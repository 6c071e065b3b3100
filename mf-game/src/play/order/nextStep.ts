import type { Customer, Table, TableId } from '@countertop/engine/play/game';

/** What a child can do now, the most useful first. */
export type NextStep =
  | { readonly kind: 'ready'; readonly tableId: TableId; readonly customer: Customer }
  | { readonly kind: 'waiting'; readonly tableId: TableId; readonly customer: Customer }
  | { readonly kind: 'seating'; readonly tableId: TableId; readonly customer: Customer }
  | { readonly kind: 'quiet'; readonly customer: null };

/** Serve what is ready; else take the order of whoever has waited longest; else wait. */
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
