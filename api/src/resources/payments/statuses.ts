/** An order's and a payment's ways, each a line on which nothing goes back. */
export const orderStatuses = ['created', 'attempted', 'paid', 'refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** As Razorpay counts them. A payment that failed can be authorised days later, so `failed` is no end. */
export const paymentStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const orderStatusOf: Readonly<Record<PaymentStatus, OrderStatus>> = {
  created: 'created',
  failed: 'attempted',
  authorized: 'attempted',
  captured: 'paid',
  refunded: 'refunded',
};

function furthest<Status extends string>(line: readonly Status[], one: Status, other: Status): Status {
  return line.indexOf(one) < line.indexOf(other) ? other : one;
}

/** What a payment is after something was heard of it, in whatever order things are heard. */
export function nextPaymentStatus(status: PaymentStatus, heard: PaymentStatus): PaymentStatus {
  return furthest(paymentStatuses, status, heard);
}

/** What an order is after something was heard of one of its payments. */
export function nextOrderStatus(status: OrderStatus, heard: PaymentStatus): OrderStatus {
  return furthest(orderStatuses, status, orderStatusOf[heard]);
}
