// @ts-check
import { readAmount, readNotes } from './orders.mjs';
import { badRequest } from './razorpayErrors.mjs';
import { newId } from './signature.mjs';

/** Razorpay's format of `X-Refund-Idempotency`. */
const keyPattern = /^[A-Za-z0-9_-]{10,}$/;

/**
 * @param {string | undefined} key the header, if it was sent
 * @returns {string | undefined}
 */
export function readRefundKey(key) {
  if (key === undefined || keyPattern.test(key)) return key;
  throw badRequest('The idempotency key must be at least 10 characters: letters, digits, hyphens and underscores.');
}

/**
 * Returns a new refund for a request. Throws `RazorpayError`.
 * @param {import('./entities.ts').Payment} payment
 * @param {Readonly<Record<string, unknown>>} body
 * @param {number} nowMs
 * @returns {import('./entities.ts').Refund}
 */
export function readRefund(payment, body, nowMs) {
  const left = payment.amount - payment.amount_refunded;
  const amount = body['amount'] === undefined ? left : readAmount(body['amount']);
  if (amount < 1) throw badRequest(`The amount must be at least ${payment.currency} 1.00`, { field: 'amount' });
  if (amount > left)
    throw badRequest('The refund amount provided is greater than amount captured', { field: 'amount' });
  return {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: readNotes(body['notes']),
    receipt: typeof body['receipt'] === 'string' ? body['receipt'] : null,
    acquirer_data: { arn: null },
    created_at: Math.floor(nowMs / 1000),
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}
