import type { CurrentUser } from '@countertop/contract/user';

/** The user's data that pages show. */
export type UserFacts = Pick<
  CurrentUser,
  'displayName' | 'email' | 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'
>;

/** Whether the plan is paid; only paid plans have certificates (specification 000, section 5). */
export function isPaid({ subscriptionTier }: Pick<UserFacts, 'subscriptionTier'>): boolean {
  return subscriptionTier !== 'free';
}

/** Returns the display name, or the part of the email address before the @. */
export function nameOf({ displayName, email }: Pick<UserFacts, 'displayName' | 'email'>): string {
  return displayName ?? email.slice(0, Math.max(0, email.indexOf('@')));
}
