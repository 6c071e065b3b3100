// @ts-check

/** @import { Order, Payment, PaymentError, RazorpayEvent, Refund } from './entities.ts' */

/** @type {PaymentError} */
const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

/** Razorpay's error for insufficient funds. @type {PaymentError} */
const declined = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description:
    'Your payment could not be completed due to insufficient account balance. Try again with another card.',
  error_source: 'customer',
  error_step: 'payment_authorization',
  error_reason: 'insufficient_funds',
};

/**
 * @param {Payment} attempt
 * @returns {{ payment: Payment, events: readonly RazorpayEvent[] }}
 */
export function failed(attempt) {
  /** @type {Payment} */
  const payment = { ...attempt, ...declined, status: 'failed' };
  return { payment, events: [{ event: 'payment.failed', payload: { payment: { entity: payment } } }] };
}

/**
 * @param {Payment} attempt
 * @param {string} authCode
 * @returns {{ payment: Payment, events: readonly RazorpayEvent[] }}
 */
export function authorized(attempt, authCode) {
  /** @type {Payment} */
  const payment = { ...attempt, ...noError, status: 'authorized', acquirer_data: { auth_code: authCode } };
  return { payment, events: [{ event: 'payment.authorized', payload: { payment: { entity: payment } } }] };
}

/** Razorpay's fee for international card payments. */
const feeShare = 0.03;

/**
 * @param {Payment} before
 * @param {Order} orderBefore
 * @returns {{ payment: Payment, order: Order, events: readonly RazorpayEvent[] }}
 */
export function captured(before, orderBefore) {
  /** @type {Payment} */
  const payment = {
    ...before,
    status: 'captured',
    captured: true,
    fee: Math.round(before.amount * feeShare),
    tax: 0,
  };
  /** @type {Order} */
  const order = { ...orderBefore, status: 'paid', amount_paid: orderBefore.amount, amount_due: 0 };
  return {
    payment,
    order,
    events: [
      { event: 'payment.captured', payload: { payment: { entity: payment } } },
      { event: 'order.paid', payload: { payment: { entity: payment }, order: { entity: order } } },
    ],
  };
}

/**
 * @param {Payment} before
 * @param {Refund} refund
 * @returns {{ payment: Payment, events: readonly RazorpayEvent[] }}
 */
export function refunded(before, refund) {
  const amount_refunded = before.amount_refunded + refund.amount;
  const isFull = amount_refunded === before.amount;
  /** @type {Payment} */
  const payment = {
    ...before,
    amount_refunded,
    status: isFull ? 'refunded' : before.status,
    refund_status: isFull ? 'full' : 'partial',
  };
  const payload = { refund: { entity: refund }, payment: { entity: payment } };
  return {
    payment,
    events: [
      { event: 'refund.created', payload },
      { event: 'refund.processed', payload },
    ],
  };
}

/**
 * The bank rejects the refund, so the money stays with the seller.
 * @param {Payment} before
 * @param {Refund} refundBefore
 * @returns {{ payment: Payment, refund: Refund, events: readonly RazorpayEvent[] }}
 */
export function refundFailed(before, refundBefore) {
  /** @type {Refund} */
  const refund = { ...refundBefore, status: 'failed' };
  const amount_refunded = before.amount_refunded - refund.amount;
  /** @type {Payment} */
  const payment = {
    ...before,
    amount_refunded,
    status: 'captured',
    refund_status: amount_refunded === 0 ? null : 'partial',
  };
  return {
    payment,
    refund,
    events: [{ event: 'refund.failed', payload: { refund: { entity: refund }, payment: { entity: payment } } }],
  };
}
