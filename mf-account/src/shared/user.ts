import { currentTime } from '@countertop/client/shared/today';
import { hasFeature } from '@countertop/contract/payments/features';
import type { PlanFeature } from '@countertop/contract/payments/plans';
import { hasPremium } from '@countertop/contract/payments/subscription';
import type { CurrentUser } from '@countertop/contract/accounts/user';

/** The user's data that pages show. */
export type UserFacts = Pick<
  CurrentUser,
  'displayName' | 'email' | 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate' | 'player'
>;

/** Whether the user has a paid plan that has not ended. */
export function isPaid(user: UserFacts): boolean {
  return hasPremium(user, currentTime().getTime());
}

/** Whether the user's plan includes a feature now. */
export function can(user: UserFacts, feature: PlanFeature): boolean {
  return hasFeature(user, feature, currentTime().getTime());
}

/** Returns the display name, or the part of the email address before the @. Empty for a child without a nickname. */
export function nameOf({ displayName, email }: Pick<UserFacts, 'displayName' | 'email'>): string {
  return displayName ?? email?.slice(0, Math.max(0, email.indexOf('@'))) ?? '';
}
