import type { Period } from '@countertop/contract/plans';
import type { SubscriptionTier } from '@countertop/contract/user';

/** The plan to buy. */
export interface Wanted {
  readonly tier: SubscriptionTier;
  readonly period: Period;
  /** End date of the running plan that the user agreed to extend; left out for a new plan. */
  readonly extendsFrom?: string;
  /** Version of the notice to parents that the user has read and agreed to. */
  readonly noticeVersion?: number;
}

/** Result of a payment. */
export type Outcome =
  /** The subscription is active. */
  | { readonly is: 'paid' }
  /** The user closed the provider's checkout. */
  | { readonly is: 'closed' }
  /** Payment is not available. */
  | { readonly is: 'notAvailable' }
  | { readonly is: 'signedOut' }
  /** The plan changed elsewhere: it was paid for, extended or ended. Nothing was paid. */
  | { readonly is: 'changed' }
  /** Nothing was paid. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** The user may have paid, but the server has not confirmed it. */
  | { readonly is: 'unverified' };

/** Takes the user through a payment. Never rejects. */
export type Pay = (wanted: Wanted) => Promise<Outcome>;
