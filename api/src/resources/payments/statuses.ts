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
