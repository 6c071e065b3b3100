import { storedValue } from '@countertop/client/storedValue';
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
  key: orderKey,
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
