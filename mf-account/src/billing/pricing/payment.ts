import type { Period } from '@countertop/contract/plans';
import type { SubscriptionTier } from '@countertop/contract/user';

/** What somebody wants to pay for. */
export interface Wanted {
  readonly tier: SubscriptionTier;
  readonly period: Period;
  /** The end date of the running plan that the person agreed to extend; left out where a plan begins. */
  readonly extendsFrom?: string;
}

/** What came of a payment. */
export type Outcome =
  /** The subscription is active. */
  | { readonly is: 'paid' }
  /** The person closed the provider's window. */
  | { readonly is: 'closed' }
  /** One cannot pay here. */
  | { readonly is: 'notAvailable' }
  | { readonly is: 'signedOut' }
  /** The plan is not as the page showed it: it was paid for, extended or ended elsewhere. Nothing was paid. */
  | { readonly is: 'changed' }
  /** Nothing was paid. */
  | { readonly is: 'failed'; readonly error: unknown }
  /** Something may have been paid, and does not count yet. */
  | { readonly is: 'unverified' };

/** Leads a person through a payment. Never rejects. */
export type Pay = (wanted: Wanted) => Promise<Outcome>;
