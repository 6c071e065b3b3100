import { applyPaymentUpdate } from '../ledger/applyPaymentUpdate.ts';
import type { GatewayPayment } from '../provider/gateway.ts';
import { OrderModel } from './Order.model.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { toPaymentUpdate } from '../ledger/PaymentUpdate.ts';
import type { RecordedUpdate } from '../ledger/recordPaymentUpdate.ts';

/** Whether a payment is for the amount of an order that is still unpaid. */
async function isExpected({ database }: PaymentContext, payment: GatewayPayment): Promise<boolean> {
  const order = await OrderModel.query(database)
    .where({ razorpayOrderId: payment.order_id, amountCents: payment.amount, currency: payment.currency })
    .whereNotIn('status', ['paid', 'refunded'])
    .first();
  return order !== undefined;
}

/** Captures a payment that is only authorized, and applies its new state. */
export async function capturePayment(context: PaymentContext, payment: GatewayPayment): Promise<RecordedUpdate | null> {
  const { gateway } = requireProvider(context);
  context.at('payment checked');
  const isCapturable = payment.status === 'authorized' && (await isExpected(context, payment));
  const captured = isCapturable ? await gateway.capture(payment) : payment;
  context.at('payment captured');
  // Read again: the payment may have been captured, by another process for example.
  const current = captured.status === 'authorized' ? await gateway.payment(captured.id) : captured;
  return applyPaymentUpdate(context, toPaymentUpdate(current));
}
