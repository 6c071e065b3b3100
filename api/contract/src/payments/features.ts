import type { PlanFeature } from './plans.ts';
import { hasPremium } from './subscription.ts';
import type { CurrentUser, SubscriptionTier } from '../accounts/user.ts';

/** The part of a user that decides about features. */
export type Subscriber = Pick<CurrentUser, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'>;

const premium: readonly PlanFeature[] = [
  'progressTracking',
  'analytics',
  'certificates',
  'prioritySupport',
  'earlyAccess',
];
const household: readonly PlanFeature[] = ['multipleProfiles', 'parentalControls'];

/** Whether a plan has a feature. `adFree` and what the free plan includes are for everyone. */
export function includesFeature(tier: SubscriptionTier, feature: PlanFeature): boolean {
  if (premium.includes(feature)) return tier !== 'free';
  if (household.includes(feature)) return tier === 'family' || tier === 'classroom';
  if (feature === 'teacherDashboard') return tier === 'classroom';
  return true;
}

/**
 * Whether a user can use a feature: a paid tier that is active or not over yet. Multiple profiles and parental controls need Family
 * or Classroom, the teacher dashboard needs Classroom. `now` is in milliseconds since 1970 UTC.
 */
export function hasFeature(user: Subscriber | null, feature: PlanFeature, now: number): boolean {
  return includesFeature(user !== null && hasPremium(user, now) ? user.subscriptionTier : 'free', feature);
}
