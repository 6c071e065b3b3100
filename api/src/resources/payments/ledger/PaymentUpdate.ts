import type { GatewayPayment } from '../provider/gateway.ts';
import type { DisputeReport, PaymentStatus, RefundStatus } from '../provider/statuses.ts';

/** A refund as reported by the provider. */
export interface RefundUpdate {
  readonly id: string;
  readonly amountCents: number;
  readonly status: RefundStatus;
}

/** A dispute as reported by the provider. Times are in milliseconds since 1970 UTC. */
export interface DisputeUpdate extends DisputeReport {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly phase: string | null;
  readonly reason: string | null;
  readonly respondByMs: number | null;
}

/** The state of a payment as reported by the provider. */
export interface PaymentUpdate {
  readonly paymentId: string;
  /** The provider's order ID. */
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly currency: string;
  /** Total refunded so far. */
  readonly refundedCents: number;
  /** The refund that the report is about. */
  readonly refund?: RefundUpdate;
  /** The dispute that the report is about. */
  readonly dispute?: DisputeUpdate;
}

/** Converts a payment of the provider. Returns null for a payment without an order, which was not made by this site. */
export function toPaymentUpdate(payment: GatewayPayment): PaymentUpdate | null {
  if (payment.order_id === null) return null;
  const { id: paymentId, order_id: orderId, status, amount: amountCents, currency } = payment;
  // `amount_refunded` includes pending refunds. Only the status `refunded` is final; webhooks report partial refunds.
  const refundedCents = status === 'refunded' ? amountCents : 0;
  return { paymentId, orderId, status, amountCents, currency, refundedCents };
}
