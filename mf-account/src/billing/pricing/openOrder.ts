import { periods } from '@countertop/contract/plans';
import { subscriptionTiers } from '@countertop/contract/user';
import * as z from 'zod/mini';
import { orderKey } from './orderKey.ts';

/** How long an order is remembered, in milliseconds: as long as the server hands it out again. */
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
/** An order made in this browser that is not known to be paid. */
export type OpenOrder = z.infer<typeof openOrder>;

/** Remembers an order in place of an earlier one. Without storage, a reload forgets it. */
export function rememberOrder(order: OpenOrder): void {
  try {
    localStorage.setItem(orderKey, JSON.stringify(order));
  } catch (error) {
    console.warn('The order could not be remembered.', error);
  }
}

/** Returns the remembered order of a person; null if there is none or it is too old. */
export function rememberedOrder(userId: string): OpenOrder | null {
  try {
    const order = z.parse(openOrder, JSON.parse(localStorage.getItem(orderKey) ?? 'null'));
    return order.userId === userId && Math.abs(Date.now() - order.startedAt) < keptMs ? order : null;
  } catch {
    return null;
  }
}

/** Forgets an order. Returns false if another tab has already done so. */
export function forgetOrder({ orderId, userId }: OpenOrder): boolean {
  if (rememberedOrder(userId)?.orderId !== orderId) return false;
  localStorage.removeItem(orderKey);
  return true;
}
