import {
  hasPremium,
  type CurrentUser,
  type Role,
  type SubscriptionStatus,
  type SubscriptionTier,
} from '@countertop/contract/user';

/** A row of `users`. Times are milliseconds since 1970 UTC. */
export interface UserRow {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  /** Argon2id as a PHC string; null until the address is confirmed, and for accounts of an identity provider. */
  readonly password_hash: string | null;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: Role;
  readonly subscription_tier: SubscriptionTier;
  readonly subscription_status: SubscriptionStatus;
  readonly subscription_end_at: number | null;
  readonly adult_confirmed_at: number | null;
  readonly confirmed_at: number | null;
  readonly created_at: number;
  readonly last_seen_at: number;
}

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
