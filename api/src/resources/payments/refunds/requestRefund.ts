import type { RefundResult } from '@countertop/contract/payments/payments';
import { guaranteeDays } from '@countertop/contract/payments/plans';
import type { Knex } from 'knex';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { AccountModel } from '../../people/Account.model.ts';
import { toUser } from '../../people/currentUser.ts';
import { refundPayment } from '../ledger/applyPaymentUpdate.ts';
import { ProviderRejected, ProviderUnreachable } from '../provider/gateway.ts';
import { appendLedgerEntry, lockUser } from '../ledger/ledger.ts';
import { PayerModel } from '../ledger/Payer.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { refundHistory, refundState } from './refundRules.ts';

const accountGone = () => new ApiError('account_not_found', 'This account no longer exists. Sign in again.');

/** Returns the payment of a receipt that counts. Throws `ApiError` 404 if the payer has none. */
async function findPayment(database: Knex, payerId: string, receipt: string): Promise<PaymentModel> {
  const payment = await PaymentModel.query(database)
    .joinRelated('order')
    .where({ 'order.payerId': payerId, 'order.receipt': receipt, outcome: 'granted' })
    // A refunded order can be paid again.
    .orderByRaw('case when refunded_cents < payments.amount_cents then 0 else 1 end')
    .first();
  if (payment === undefined) throw new ApiError('payment_not_found', 'This account has no such payment.');
  return payment;
}

/**
 * Records the request, before the provider is called, so that it survives a crash and counts once. Returns the payment to
 * refund; null if it was already refunded. The payer is locked, so that of concurrent requests for two payments one is
 * rejected. Throws `ApiError` if the guarantee doesn't cover the payment.
 */
async function recordRequest({ database, now }: PaymentContext, userId: string, receipt: string) {
  const payer = await PayerModel.query(database).findOne({ userId });
  if (payer === undefined) throw new ApiError('payment_not_found', 'This account has no such payment.');
  return database.transaction(async (trx) => {
    if ((await lockUser(trx, payer.id)) === undefined) throw accountGone();
    const payment = await findPayment(trx, payer.id, receipt);
    const state = refundState(payment, await refundHistory(trx, payer.id), now());
    if (state === 'none') return null;
    if (state === 'expired') {
      const sentence = `The ${guaranteeDays} days of the guarantee are over. Contact support if something is wrong.`;
      throw new ApiError('refund_expired', sentence);
    }
    if (state === 'disputed') {
      const sentence =
        'Your bank is looking into this payment, so it can’t be refunded here. The bank decides about the money.';
      throw new ApiError('refund_disputed', sentence);
    }
    if (state === 'failed') {
      const sentence =
        'The bank rejected the refund of this payment. Contact support: we return the money in another way.';
      throw new ApiError('refund_failed', sentence);
    }
    if (state === 'used') {
      const sentence = 'You already had a refund in the last 12 months. Contact support to ask for another one.';
      throw new ApiError('refund_used', sentence);
    }
    const { razorpayPaymentId: id, amountCents: amount, refundedCents: refunded } = payment;
    const entry = { paymentId: id, reference: id, amountCents: amount - refunded, at: now() } as const;
    if (state === 'available') await appendLedgerEntry(trx, payer.id, { ...entry, kind: 'refund_requested' });
    return payment;
  });
}

/** Whether the provider took the refund. If not, `reconcile` repeats it. */
async function isRefunded(context: PaymentContext, payment: PaymentModel): Promise<boolean> {
  try {
    await refundPayment(context, payment);
    const { refundedCents: refunded, amountCents: amount } = await payment.$query(context.database);
    return refunded >= amount;
  } catch (error) {
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRejected)) throw error;
    context.log.error({ err: error, payment: payment.razorpayPaymentId }, 'a requested refund failed; it is retried');
    return false;
  }
}

/**
 * Refunds a payment that its payer asked to have back under the guarantee. Repeated and concurrent calls refund it once.
 * Throws `ApiError` if the guarantee doesn't cover the payment.
 */
export async function requestRefund(context: PaymentContext, userId: string, receipt: string): Promise<RefundResult> {
  const { database, now, at } = context;
  requireProvider(context);
  const payment = await recordRequest(context, userId, receipt);
  at('refund recorded');
  const isDone = payment === null || (await isRefunded(context, payment));
  const user = await AccountModel.query(database).findById(userId);
  if (user === undefined) throw accountGone();
  return { state: isDone ? 'refunded' : 'requested', user: toUser(user, now()).current };
}
