import { periods } from '@countertop/contract/plans';
import { subscriptionTiers } from '@countertop/contract/user';
import * as z from 'zod/mini';
import { orderKey } from './orderKey.ts';

/** How long an order is remembered, in milliseconds: as long as the server returns it again. */
const keptMs = 86_400_000;

const openOrder = z.object({
  orderId: z.string(),
  userId: z.string(),
  tier: z.enum(subscriptionTiers),
  period: z.enum(periods),
  /** Whether the provider's checkout reported it as paid. */
  isSubmitted: z.boolean(),
  /** Milliseconds since 1970 UTC. */
  startedAt: z.number(),
});
/** An order made in this browser that is not known to be paid. */
export type OpenOrder = z.infer<typeof openOrder>;

/** Stores an order, replacing an earlier one. Without browser storage, it is lost on reload. */
export function rememberOrder(order: OpenOrder): void {
  try {
    localStorage.setItem(orderKey, JSON.stringify(order));
  } catch (error) {
    console.warn('The order could not be stored.', error);
  }
}

/** Returns the stored order of a user; null if there is none or it is too old. */
export function rememberedOrder(userId: string): OpenOrder | null {
  try {
    const order = z.parse(openOrder, JSON.parse(localStorage.getItem(orderKey) ?? 'null'));
    return order.userId === userId && Math.abs(Date.now() - order.startedAt) < keptMs ? order : null;
  } catch {
    return null;
  }
}

/** Removes an order. Returns false if another tab has already done so. */
export function forgetOrder({ orderId, userId }: OpenOrder): boolean {
  if (rememberedOrder(userId)?.orderId !== orderId) return false;
  localStorage.removeItem(orderKey);
  return true;
}
