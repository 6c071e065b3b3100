import type { CurrentUser, SubscriptionTier } from './user.ts';

/** Premium access: a tier that is not free, and active or paid for until a later day. `nowMs` is since 1970. */
export function hasPremium(
  user: Pick<CurrentUser, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'>,
  nowMs: number,
): boolean {
  const { subscriptionTier, subscriptionStatus, subscriptionEndDate } = user;
  if (subscriptionTier === 'free') return false;
  return subscriptionStatus === 'active' || (subscriptionEndDate !== null && Date.parse(subscriptionEndDate) > nowMs);
}

/**
 * Whether a payment for a plan would extend it: the person has this very plan, and it has not ended. Stricter than
 * `hasPremium`, which keeps an active plan open until the daily job has ended it. `nowMs` is since 1970.
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
