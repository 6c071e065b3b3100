import type { Customer, Game, Table, TableId } from '@countertop/engine/play/game';
import type { DueReview } from '@countertop/engine/review/reviews';

/** The most useful thing the player can do now. */
export type NextStep =
  | { readonly kind: 'ready'; readonly tableId: TableId; readonly customer: Customer }
  | {
      readonly kind: 'waiting' | 'seating';
      readonly tableId: TableId;
      readonly customer: Customer;
      /** The review for which a regular comes back. */
      readonly visit?: DueReview | undefined;
    }
  | { readonly kind: 'quiet'; readonly customer: null };

/** Serve a finished order; otherwise take the order of the least patient customer; otherwise wait. */
export function nextStep(tables: readonly Table[]): NextStep {
  const ready = tables.find((table) => table.status === 'ready');
  if (ready !== undefined) return { kind: 'ready', tableId: ready.id, customer: ready.customer };
  const [waiting] = tables
    .filter((table) => table.status === 'waiting')
    .toSorted((a, b) => a.patienceMs - b.patienceMs);
  if (waiting !== undefined) return seatedStep(waiting);
  const seating = tables.find((table) => table.status === 'seating');
  if (seating !== undefined) return seatedStep(seating);
  return { kind: 'quiet', customer: null };
}

function seatedStep({ id, status, customer, visit }: Extract<Table, { status: 'waiting' | 'seating' }>): NextStep {
  return { kind: status, tableId: id, customer, ...(visit && { visit }) };
}

/** Work for the time without a customer to ask or to serve. */
export type Chore = { readonly kind: 'clear'; readonly tableId: TableId } | { readonly kind: 'prepare' };

/** Number of plates that fit on the pass. */
const preparedAtMost = 2;

/** Clear a table; otherwise prepare a plate while there is room for it. Null if all is done. */
export function nextChore({ tables, bistro }: Pick<Game, 'tables' | 'bistro'>): Chore | null {
  const uncleared = tables.find((table) => table.status === 'available' && table.hasPlates);
  if (uncleared !== undefined) return { kind: 'clear', tableId: uncleared.id };
  return bistro.platesPrepared < preparedAtMost ? { kind: 'prepare' } : null;
}
