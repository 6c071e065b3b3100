import { hasErrorCode } from '@countertop/client/CallError';
import { orderState } from '@countertop/client/payments';
import type { OrderState } from '@countertop/contract/payments';
import { forgetOrder, type OpenOrder, rememberedOrder } from '../openOrder.ts';
import { visited } from '../visited.ts';

/** Pauses between two calls, in milliseconds; the last one repeats. */
const pausesMs = [2000, 3000, 5000, 10_000, 20_000, 30_000, 60_000] as const;
/** Maximum calls for an order that was not reported as paid; each return to the page allows one more. */
const quietCalls = 6;
/** When a payment is overdue, in milliseconds: the server itself asks the provider within 18 minutes. */
const overdueMs = 30 * 60_000;

/** State of the payment of an open order. `overdue`: it should have been found by now. `review`: the operator must check it. */
export type OrderCheck = 'none' | 'checking' | 'overdue' | 'review';

export interface OrderWatch {
  readonly userId: string;
  readonly signal: AbortSignal;
  readonly onCheck: (check: OrderCheck) => void;
  /** Called when the order is settled. `isFirst` is false if another tab learned of it before. */
  readonly onSettled: (state: Exclude<OrderState, 'open'>, order: OpenOrder, isFirst: boolean) => void;
}

/** Returns the state of an order; `open` if the server could not be reached, null if it does not know the order. */
async function ask(orderId: string, signal: AbortSignal): Promise<OrderState | null> {
  try {
    return await orderState(orderId, signal);
  } catch (error) {
    return hasErrorCode(error, 'signed_out', 'order_not_found') ? null : 'open';
  }
}

function checkOf({ isSubmitted, startedAt }: OpenOrder): OrderCheck {
  if (!isSubmitted) return 'none';
  return Date.now() - startedAt > overdueMs ? 'overdue' : 'checking';
}

/** Returns the pause after so many calls, in milliseconds; null to wait for a return to the page. */
function pauseOf(order: OpenOrder, calls: number): number | null {
  const isOver = order.isSubmitted ? checkOf(order) === 'overdue' : calls >= quietCalls;
  return isOver ? null : (pausesMs[Math.min(calls, pausesMs.length) - 1] ?? pausesMs[0]);
}

/**
 * Polls the stored order of a user until it is settled, with growing pauses and on each return to the page. Returns
 * immediately without an order, and when `signal` aborts.
 */
export async function watchOrder({ userId, signal, onCheck, onSettled }: OrderWatch): Promise<void> {
  const order = rememberedOrder(userId);
  onCheck(order === null ? 'none' : checkOf(order));
  if (order === null) return;
  for (let calls = 1; !signal.aborted; calls += 1) {
    const state = await ask(order.orderId, signal);
    if (signal.aborted) return;
    if (state !== 'open') {
      const isFirst = forgetOrder(order);
      onCheck(state === 'review' ? 'review' : 'none');
      if (state !== null) onSettled(state, order, isFirst);
      return;
    }
    onCheck(checkOf(order));
    await visited(pauseOf(order, calls), signal);
  }
}
