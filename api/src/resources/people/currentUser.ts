import { hasPremium } from '@countertop/contract/payments/subscription';
import { isoOf } from '@countertop/contract/shared/time';
import type { Player, SubscriptionTier } from '@countertop/contract/accounts/user';
import type { User } from '../../platform/http/caller.ts';
import type { UserRow } from './Account.model.ts';

/** A learner who plays in a session. */
export interface PlayingLearner extends Player {
  readonly id: string;
}

/** Returns the user of a row, with the plan at a given time. */
export function toUser(row: UserRow, nowMs: number): User {
  const { id, email, role, displayName, firstName, lastName, subscriptionTier, subscriptionStatus } = row;
  const subscriptionEndDate = row.subscriptionEndAt === null ? null : isoOf(row.subscriptionEndAt);
  const paid = { subscriptionTier, subscriptionStatus, subscriptionEndDate };
  const tier = hasPremium(paid, nowMs) ? subscriptionTier : 'free';
  const current = { id, email, role, displayName, firstName, lastName, ...paid, subscriptionTier: tier, player: null };
  return { id, accountId: id, email, role, tier, current };
}

/** Returns a child who plays in the session of an account: nothing of the adult but the tier, neither its status nor its end. */
export function toPlayer(account: User, { id, ...player }: PlayingLearner, tier: SubscriptionTier): User {
  const own = { id, email: null, role: 'user' } as const;
  const names = { displayName: player.nickname, firstName: null, lastName: null };
  const plan = { subscriptionTier: tier, subscriptionStatus: 'active', subscriptionEndDate: null } as const;
  return { ...own, accountId: account.id, tier, current: { ...own, ...names, ...plan, player } };
}
