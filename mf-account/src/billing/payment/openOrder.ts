import { hasErrorCode } from '@countertop/client/shared/CallError';
import { orderState } from '@countertop/client/payments/payments';
import { storedValue } from '@countertop/client/shared/storedValue';
import type { OrderState } from '@countertop/contract/payments/payments';
import { periods } from '@countertop/contract/payments/plans';
import { subscriptionTiers } from '@countertop/contract/accounts/user';
import * as z from 'zod/mini';
import { visited } from '../../shared/visited.ts';

/** How long an order is remembered, in milliseconds: as long as the server returns it again. */
const keptMs = 86_400_000;

const openOrder = z.object({
  orderId: z.string(),
  userId: z.string(),
  tier: z.enum(subscriptionTiers),
  period: z.enum(periods),
  /** Whether it adds time to a plan. */
  isExtension: z.optional(z.boolean()),
  /** Whether the provider's checkout reported it as paid. */
  isSubmitted: z.boolean(),
  /** Milliseconds since 1970 UTC. */
  startedAt: z.number(),
});
/** An order made in this browser that is not known to be paid. */
export type OpenOrder = z.infer<typeof openOrder>;

const stored = storedValue<OpenOrder | null>({
  area: 'localStorage',
  key: 'countertop.order.v1',
  fallback: null,
  read: (json) => (json === null ? null : z.safeParse(openOrder, json).data),
});

/** Stores an order, replacing an earlier one. */
export function rememberOrder(order: OpenOrder): void {
  stored.set(order);
}

/** Returns the stored order of a user, or null if there isn't one or it is too old. */
export function rememberedOrder(userId: string): OpenOrder | null {
  const order = stored.get();
  return order?.userId === userId && Math.abs(Date.now() - order.startedAt) < keptMs ? order : null;
}

/** Removes an order. Returns false if another tab has already done so. */
export function forgetOrder({ orderId, userId }: OpenOrder): boolean {
  if (rememberedOrder(userId)?.orderId !== orderId) return false;
  stored.set(null);
  return true;
}

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

/** Returns the pause after a number of calls, in milliseconds; null to wait for a return to the page. */
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
