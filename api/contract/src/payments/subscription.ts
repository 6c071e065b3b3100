import type { CurrentUser, SubscriptionTier } from '../accounts/user.ts';

/** Whether the user has premium access: a paid tier that is active or has not ended. `nowMs` is since 1970 UTC. */
export function hasPremium(
  user: Pick<CurrentUser, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'>,
  nowMs: number,
): boolean {
  const { subscriptionTier, subscriptionStatus, subscriptionEndDate } = user;
  if (subscriptionTier === 'free') return false;
  return subscriptionStatus === 'active' || (subscriptionEndDate !== null && Date.parse(subscriptionEndDate) > nowMs);
}

/**
 * Whether a payment for a plan would extend it: the user has this plan, and it has not ended. Stricter than `hasPremium`,
 * which keeps an active plan open until the daily job has ended it. `nowMs` is since 1970 UTC.
 */
export function hasRunningPlan(
  user: Pick<CurrentUser, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'>,
  tier: SubscriptionTier,
  nowMs: number,
): boolean {
  const { subscriptionTier, subscriptionEndDate: endDate } = user;
  if (subscriptionTier !== tier || !hasPremium(user, nowMs)) return false;
  return endDate === null || Date.parse(endDate) > nowMs;
}
