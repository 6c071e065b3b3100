import type { SubscriptionTier } from '@countertop/contract/user';
import { toUser, type UserRow } from '../account/UserRow.ts';

/** Whether the account has access to this very plan at a moment, in milliseconds since 1970 UTC. */
export function isRunning(user: UserRow, tier: SubscriptionTier, nowMs: number): boolean {
  return tier !== 'free' && toUser(user, nowMs).tier === tier;
}
