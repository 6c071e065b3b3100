// @ts-check
import { badRequest, unknownId } from './razorpayErrors.mjs';
import { readOrder, sameReceipt } from './orders.mjs';
import { newAttempt } from './attempts.mjs';
import { authorized, captured, failed, refunded, refundFailed } from './transitions.mjs';
import { readRefund } from './refunds.mjs';

/** @import { Entities, Order, Payment, RazorpayEvent, Refund } from './entities.ts' */
/** @import { Payer } from './attempts.mjs' */

/** Orders, payments and refunds. Their statuses change only as documented by Razorpay. */
export class Book {
  /** IDs of orders whose payments must be captured with `capture`. */
  #manualCapture = new Set();
  /** Responses by `X-Refund-Idempotency` key. @type {Map<string, { request: string, refund: Refund }>} */
  #refundKeys = new Map();

  /**
   * @param {object} options
   * @param {() => number} options.now returns milliseconds since 1970 UTC
   * @param {(events: readonly RazorpayEvent[]) => void} options.emit called with all events of a step
   * @param {Entities} options.entities from an earlier run
   */
  constructor({ now, emit, entities }) {
    this.entities = entities;
    this.now = now;
    this.emit = emit;
  }

  /** @param {Readonly<Record<string, unknown>>} body */
  createOrder(body) {
    const order = readOrder(body, this.now());
    const before = sameReceipt(this.entities.orders.values(), order, body['unique_receipt'] === true);
    if (before) return before;
    if (body['payment_capture'] === false) this.#manualCapture.add(order.id);
    return this.#storeOrder(order);
  }

  /** @param {string} id */
  order(id) {
    const order = this.entities.orders.get(id);
    if (!order) throw unknownId();
    return order;
  }

  /** @param {string} id */
  payment(id) {
    const payment = this.entities.payments.get(id);
    if (!payment) throw unknownId();
    return payment;
  }

  /** @param {string} orderId */
  paymentsOf(orderId) {
    const { id } = this.order(orderId);
    return [...this.entities.payments.values()].filter((payment) => payment.order_id === id);
  }

  /** @param {string} paymentId */
  refundsOf(paymentId) {
    const { id } = this.payment(paymentId);
    return [...this.entities.refunds.values()].filter((refund) => refund.payment_id === id);
  }

  /**
   * Pays an order: the payment is authorized and, unless the order says otherwise, captured immediately.
   * @param {string} orderId
   * @param {Payer} [payer]
   */
  pay(orderId, payer = {}) {
    const attempt = this.#attempt(orderId, payer);
    return this.#authorize(attempt);
  }

  /**
   * Simulates a payment that the bank declines. The order stays open.
   * @param {string} orderId
   * @param {Payer} [payer]
   */
  fail(orderId, payer = {}) {
    const { payment, events } = failed(this.#attempt(orderId, payer));
    this.#storePayment(payment);
    this.emit(events);
    return payment;
  }

  /**
   * Simulates a payment without a result: it stays `created` until `authorizeLate`.
   * @param {string} orderId
   * @param {Payer} [payer]
   */
  leaveOpen(orderId, payer = {}) {
    return this.#storePayment(this.#attempt(orderId, payer));
  }

  /**
   * Authorizes a payment that is open or has failed. It is refunded automatically if another payment has paid the order in the
   * meantime.
   * @param {string} paymentId
   */
  authorizeLate(paymentId) {
    const payment = this.payment(paymentId);
    if (payment.status !== 'failed' && payment.status !== 'created') throw badRequest('The payment is not open.');
    return this.#authorize(payment);
  }

  /**
   * @param {string} paymentId
   * @param {{ amount: number, currency?: string }} request
   */
  capture(paymentId, { amount, currency }) {
    const payment = this.payment(paymentId);
    if (payment.captured) throw badRequest('This payment has already been captured');
    if (payment.status !== 'authorized') {
      throw badRequest('Only payments which have been authorized and not yet captured can be captured');
    }
    if (currency !== undefined && currency !== payment.currency) {
      throw badRequest('The currency provided should match the currency used in payment', { field: 'currency' });
    }
    if (amount !== payment.amount) {
      throw badRequest('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    return this.#capture(payment, []);
  }

  /**
   * @param {string} paymentId
   * @param {Readonly<Record<string, unknown>>} body `amount` is optional; the default is the remaining amount
   * @param {string} [key] the `X-Refund-Idempotency` header
   */
  refund(paymentId, body, key) {
    const payment = this.payment(paymentId);
    const request = JSON.stringify([paymentId, body]);
    const answered = key === undefined ? undefined : this.#refundKeys.get(key);
    if (answered) {
      if (answered.request === request) return answered.refund;
      throw badRequest('Different request with the same idempotency key has already been processed.', {
        source: 'NA',
        step: 'NA',
        reason: 'NA',
      });
    }
    if (payment.status === 'refunded') throw badRequest('The payment has been fully refunded already');
    if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
    const refund = this.#refund(payment, readRefund(payment, body, this.now()));
    if (key !== undefined) this.#refundKeys.set(key, { request, refund });
    return refund;
  }

  /** Simulates a processed refund that fails later. @param {string} refundId */
  failRefund(refundId) {
    const processed = this.entities.refunds.get(refundId);
    if (processed?.status !== 'processed') throw unknownId();
    const { payment, refund, events } = refundFailed(this.payment(processed.payment_id), processed);
    this.#storePayment(payment);
    this.entities.refunds.set(refundId, refund);
    this.emit(events);
    return refund;
  }

  /** @param {Order} order */
  #storeOrder(order) {
    this.entities.orders.set(order.id, order);
    return order;
  }

  /** @param {Payment} payment */
  #storePayment(payment) {
    this.entities.payments.set(payment.id, payment);
    return payment;
  }

  /**
   * @param {string} orderId
   * @param {Payer} payer
   */
  #attempt(orderId, payer) {
    const order = this.order(orderId);
    if (order.status === 'paid')
      throw badRequest('Payment already done for this order.', { reason: 'order_already_paid' });
    if (this.paymentsOf(orderId).some(({ status }) => status === 'authorized')) {
      throw badRequest('A payment of this order is authorized already.');
    }
    this.#storeOrder({ ...order, status: 'attempted', attempts: order.attempts + 1 });
    return newAttempt(order, payer, this.now());
  }

  /** @param {Payment} attempt */
  #authorize(attempt) {
    const isTooLate = this.order(attempt.order_id).status === 'paid';
    const { payment, events } = authorized(attempt, String(100_000 + this.entities.payments.size));
    this.#storePayment(payment);
    if (!isTooLate && !this.#manualCapture.has(payment.order_id)) return this.#capture(payment, events);
    this.emit(events);
    if (isTooLate) this.#refund(payment, readRefund(payment, {}, this.now()));
    return this.payment(payment.id);
  }

  /**
   * @param {Payment} before
   * @param {readonly RazorpayEvent[]} eventsBefore earlier events of the same step
   */
  #capture(before, eventsBefore) {
    const { payment, order, events } = captured(before, this.order(before.order_id));
    this.#storePayment(payment);
    this.#storeOrder(order);
    this.emit([...eventsBefore, ...events]);
    return payment;
  }

  /**
   * @param {Payment} before
   * @param {Refund} refund
   */
  #refund(before, refund) {
    const { payment, events } = refunded(before, refund);
    this.#storePayment(payment);
    this.entities.refunds.set(refund.id, refund);
    this.emit(events);
    return refund;
  }
}
