import { hasPremium } from '@countertop/contract/subscription';
import type { CurrentUser, Role, SubscriptionTier } from '@countertop/contract/user';
import type { UserRow } from './Account.model.ts';

/** Who calls: the row with what was paid for already weighed against the time. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** `free` also when what was paid for is over. */
  readonly tier: SubscriptionTier;
  /** What pages see of the person. */
  readonly current: CurrentUser;
}

/** The person of a row at a time. */
export function toUser(row: UserRow, nowMs: number): User {
  const paid = {
    subscriptionTier: row.subscription_tier,
    subscriptionStatus: row.subscription_status,
    subscriptionEndDate: row.subscription_end_at === null ? null : new Date(row.subscription_end_at).toISOString(),
  };
  const tier = hasPremium(paid, nowMs) ? row.subscription_tier : 'free';
  const { id, email, role } = row;
  const names = { displayName: row.display_name, firstName: row.first_name, lastName: row.last_name };
  return { id, email, role, tier, current: { id, email, role, ...names, ...paid, subscriptionTier: tier } };
}
