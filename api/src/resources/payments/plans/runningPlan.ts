import { plans } from '@countertop/contract/payments/plans';
import { hasRunningPlan } from '@countertop/contract/payments/subscription';
import type { SubscriptionTier } from '@countertop/contract/accounts/user';
import type { UserRow } from '../../people/Account.model.ts';
import { toUser } from '../../people/currentUser.ts';

/** Whether a payment for a plan would extend the one the account has, at a moment in milliseconds since 1970 UTC. */
export function isRunning(user: UserRow, tier: SubscriptionTier, nowMs: number): boolean {
  return hasRunningPlan(toUser(user, nowMs).current, tier, nowMs);
}

/** Whether a payment for a plan would replace a running one that costs more, which nobody can want. */
export function hasBetterPlan(user: UserRow, tier: SubscriptionTier, nowMs: number): boolean {
  const { subscriptionTier: current } = user;
  return plans[current].monthlyCents > plans[tier].monthlyCents && isRunning(user, current, nowMs);
}
