import { type DisputeStatus, disputeStatuses, isUndecided } from '@countertop/contract/payments/disputes';

/** Order statuses. Transitions only move forward. */
export const orderStatuses = ['created', 'attempted', 'paid', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Razorpay's payment statuses. Transitions only move forward. A failed payment can be authorized days later. */
export const paymentStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const orderStatusOf: Readonly<Record<PaymentStatus, OrderStatus>> = {
  created: 'created',
  failed: 'attempted',
  authorized: 'attempted',
  captured: 'paid',
  refunded: 'refunded',
};

function furthest<Status extends string>(statuses: readonly Status[], one: Status, other: Status): Status {
  return statuses.indexOf(one) < statuses.indexOf(other) ? other : one;
}

/** Returns the status of a payment after an update. The result doesn't depend on the order of updates. */
export function nextPaymentStatus(status: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  return furthest(paymentStatuses, status, reported);
}

/** Returns the status of an order after an update of one of its payments. */
export function nextOrderStatus(status: OrderStatus, reported: PaymentStatus): OrderStatus {
  return furthest(orderStatuses, status, orderStatusOf[reported]);
}

/** Statuses of a refund. Transitions only move forward: a bank can return even a processed refund. */
export const refundStatuses = ['pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Returns the status of a refund after an update. The result doesn't depend on the order of updates. */
export function nextRefundStatus(status: RefundStatus, reported: RefundStatus): RefundStatus {
  return furthest(refundStatuses, status, reported);
}

/** A status of a dispute, and when the provider created the event that reported it, in milliseconds since 1970 UTC. */
export interface DisputeReport {
  readonly status: DisputeStatus;
  readonly eventAtMs: number;
}

/**
 * Returns the report that counts, whichever arrived first. A decision is only replaced by a later decision; events of the same
 * second count in the order of the statuses.
 */
export function nextDisputeReport(one: DisputeReport, other: DisputeReport): DisputeReport {
  if (isUndecided(one.status) !== isUndecided(other.status)) return isUndecided(one.status) ? other : one;
  if (one.eventAtMs !== other.eventAtMs) return one.eventAtMs < other.eventAtMs ? other : one;
  return { ...one, status: furthest(disputeStatuses, one.status, other.status) };
}
