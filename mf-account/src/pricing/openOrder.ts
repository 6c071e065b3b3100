import { periods } from '@countertop/contract/plans';
import { subscriptionTiers } from '@countertop/contract/user';
import * as z from 'zod/mini';
import { orderKey } from './orderKey.ts';

/** Ours: for so long a payment may be asked about, in milliseconds. The server refunds what arrives too late. */
const keptMs = 86_400_000;

const openOrder = z.object({
  orderId: z.string(),
  userId: z.string(),
  tier: z.enum(subscriptionTiers),
  period: z.enum(periods),
  /** The provider's window said that it was paid. */
  isSubmitted: z.boolean(),
  /** Milliseconds since 1970 UTC. */
  startedAt: z.number(),
});
/** An order of this browser of which nobody knows yet whether it was paid. */
export type OpenOrder = z.infer<typeof openOrder>;

/** Remembers an order, in place of an earlier one. Without storage the page only learns less after a reload. */
export function rememberOrder(order: OpenOrder): void {
  try {
    localStorage.setItem(orderKey, JSON.stringify(order));
  } catch (error) {
    console.warn('The order could not be remembered.', error);
  }
}

/** The order of a person that is remembered; null where there is none, or it is too old. */
export function rememberedOrder(userId: string): OpenOrder | null {
  try {
    const order = z.parse(openOrder, JSON.parse(localStorage.getItem(orderKey) ?? 'null'));
    return order.userId === userId && Math.abs(Date.now() - order.startedAt) < keptMs ? order : null;
  } catch {
    return null;
  }
}

/** Forgets an order; false when another tab has done so already. */
export function forgetOrder({ orderId, userId }: OpenOrder): boolean {
  if (rememberedOrder(userId)?.orderId !== orderId) return false;
  localStorage.removeItem(orderKey);
  return true;
}
