import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What somebody has subscribed to (specification 000, section 3). */
export const subscriptionTiers = ['free', 'explorer', 'family', 'classroom'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];

/** The person who is signed in, as far as pages need it. */
export const currentUser = z.strictObject({
  id: z.string(),
  displayName: z.nullable(z.string()),
  subscriptionTier: z.enum(subscriptionTiers),
  subscriptionStatus: z.enum(['active', 'cancelled']),
  /** ISO 8601, when what was paid for ends; null where nothing was. */
  subscriptionEndDate: z.nullable(z.iso.datetime()),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** Who is signed in; 401 when nobody is. */
export const getCurrentUser = endpoint('GET', '/api/auth/user', { input: z.strictObject({}), output: currentUser });

/** Premium access: a tier that is not free, and active or paid for until a later day. `nowMs` is since 1970. */
export function hasPremium(user: CurrentUser, nowMs: number): boolean {
  const { subscriptionTier, subscriptionStatus, subscriptionEndDate } = user;
  if (subscriptionTier === 'free') return false;
  return subscriptionStatus === 'active' || (subscriptionEndDate !== null && Date.parse(subscriptionEndDate) > nowMs);
}
