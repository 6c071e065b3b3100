import type { CurrentUser } from '@countertop/contract/user';

/** What the screens show of the person. */
export type UserFacts = Pick<
  CurrentUser,
  'displayName' | 'email' | 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndDate'
>;

/** True for plans that are paid for: only they have certificates (specification 000, section 5). */
export function isPaid({ subscriptionTier }: Pick<UserFacts, 'subscriptionTier'>): boolean {
  return subscriptionTier !== 'free';
}

/** What to call the person: the name they chose, or what stands before the @ of their address. */
export function nameOf({ displayName, email }: Pick<UserFacts, 'displayName' | 'email'>): string {
  return displayName ?? email.slice(0, Math.max(0, email.indexOf('@')));
}
