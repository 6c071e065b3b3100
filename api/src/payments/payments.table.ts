import type { Period } from '@countertop/contract/plans';
import type { SubscriptionStatus, SubscriptionTier } from '@countertop/contract/user';
import type { OrderStatus, PaymentStatus } from './statuses.ts';

/** Why an order was made: to begin a plan, or to add time to the plan the payer already has. */
export type OrderPurpose = 'start' | 'extend';

/** A line of `payment_orders`. Money is in cents, times are milliseconds since 1970 UTC, in all of these. */
export interface OrderRow {
  readonly id: string;
  readonly payer_id: string;
  readonly tier: SubscriptionTier;
  readonly period: Period;
  readonly amount_cents: number;
  readonly currency: string;
  readonly receipt: string;
  /** Null until the provider has answered. */
  readonly razorpay_order_id: string | null;
  readonly status: OrderStatus;
  readonly idempotency_key: string | null;
  readonly body_hash: string | null;
  readonly created_at: number;
  readonly checked_at: number | null;
  /** Null for orders from before this was asked. */
  readonly purpose: OrderPurpose | null;
}

/**
 * What became of money that arrived. `granted`: it pays a subscription. `surplus`: its order was paid already, or was to
 * begin a plan that another payment had begun meanwhile. `unclaimed`: the account is gone. `flagged`: it is not the sum that
 * was asked for; somebody must look.
 */
export type Outcome = 'granted' | 'surplus' | 'unclaimed' | 'flagged';

/** A line of `payments`. */
export interface PaymentRow {
  readonly razorpay_payment_id: string;
  readonly order_id: string;
  readonly status: PaymentStatus;
  /** Null until the money arrived. */
  readonly outcome: Outcome | null;
  readonly amount_cents: number;
  readonly currency: string;
  /** All that was given back so far. */
  readonly refunded_cents: number;
  readonly settled_at: number | null;
  readonly receipt_mailed_at: number | null;
  readonly refund_mailed_at: number | null;
}

/**
 * Kinds of lines that change no subscription: money was given back and some of it kept, or it had paid nothing; money
 * arrived that pays nothing; somebody asked for what is not sold like that.
 */
export type NoteKind = 'given_back' | 'surplus' | 'unclaimed' | 'flagged' | 'refused' | 'refund_failed';
export type LedgerKind = 'opened' | 'paid' | 'refunded' | 'cancelled' | 'resumed' | 'expired' | NoteKind;

/** A line of `payment_ledger`, which is only ever added to. */
export interface LedgerRow {
  readonly id: number;
  readonly payer_id: string;
  readonly kind: LedgerKind;
  /** What may stand here once for its kind. */
  readonly reference: string | null;
  readonly payment_id: string | null;
  readonly tier: SubscriptionTier | null;
  readonly period: Period | null;
  readonly status: SubscriptionStatus | null;
  readonly end_at: number | null;
  readonly amount_cents: number | null;
  readonly detail: string | null;
  readonly at: number;
}
