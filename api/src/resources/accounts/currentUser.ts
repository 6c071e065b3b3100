import { hasPremium } from '@countertop/contract/subscription';
import type { CurrentUser, Role, SubscriptionTier } from '@countertop/contract/user';
import type { UserRow } from './Account.model.ts';

/** A signed-in user. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** `free` once the paid time has ended. */
  readonly tier: SubscriptionTier;
  /** The user as sent to the browser. */
  readonly current: CurrentUser;
}

/** Returns the user of a row, with the plan at a given time. */
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
