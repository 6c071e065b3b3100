// @ts-check
import { badInput, unknownId } from './refusal.mjs';
import { readOrder, sameReceipt } from './orders.mjs';
import { newAttempt } from './attempts.mjs';
import { authorized, captured, failed, givenBack, notGivenBack } from './moves.mjs';
import { readRefund } from './refunds.mjs';

/** @import { Books, Order, Payment, RazorpayEvent, Refund } from './entities.ts' */

/**
 * Who pays, as the checkout was prefilled.
 * @typedef {object} Payer
 * @property {string} [email]
 * @property {string} [contact]
 * @property {string} [description]
 */

/** Orders, payments and refunds, and how they move. States only move the ways Razorpay documents. */
export class Book {
  /** Orders whose payments wait for `capture`. */
  #captureByHand = new Set();
  /** What was answered for each key of `X-Refund-Idempotency`. @type {Map<string, { request: string, refund: Refund }>} */
  #refundKeys = new Map();

  /**
   * @param {object} options
   * @param {() => number} options.now milliseconds since 1970
   * @param {(events: readonly RazorpayEvent[]) => void} options.emit told what happened, all of one step at once
   * @param {Books} options.books what happened before
   */
  constructor({ now, emit, books }) {
    this.books = books;
    this.now = now;
    this.emit = emit;
  }

  /** @param {Readonly<Record<string, unknown>>} body */
  createOrder(body) {
    const order = readOrder(body, this.now());
    const before = sameReceipt(this.books.orders.values(), order, body['unique_receipt'] === true);
    if (before) return before;
    if (body['payment_capture'] === false) this.#captureByHand.add(order.id);
    return this.#keepOrder(order);
  }

  /** @param {string} id */
  order(id) {
    const order = this.books.orders.get(id);
    if (!order) throw unknownId();
    return order;
  }

  /** @param {string} id */
  payment(id) {
    const payment = this.books.payments.get(id);
    if (!payment) throw unknownId();
    return payment;
  }

  /** @param {string} orderId */
  paymentsOf(orderId) {
    const { id } = this.order(orderId);
    return [...this.books.payments.values()].filter((payment) => payment.order_id === id);
  }

  /** @param {string} paymentId */
  refundsOf(paymentId) {
    const { id } = this.payment(paymentId);
    return [...this.books.refunds.values()].filter((refund) => refund.payment_id === id);
  }

  /**
   * Somebody pays: the payment is authorized and, unless the order says otherwise, captured at once.
   * @param {string} orderId
   * @param {Payer} [payer]
   */
  pay(orderId, payer = {}) {
    const attempt = this.#attempt(orderId, payer);
    return this.#authorize(attempt);
  }

  /**
   * Somebody tries to pay and the bank says no. The order stays open.
   * @param {string} orderId
   * @param {Payer} [payer]
   */
  fail(orderId, payer = {}) {
    const { payment, events } = failed(this.#attempt(orderId, payer));
    this.#keepPayment(payment);
    this.emit(events);
    return payment;
  }

  /**
   * Somebody tries to pay and nothing is heard of it: the payment stays `created` until `authorizeLate`.
   * @param {string} orderId
   * @param {Payer} [payer]
   */
  leaveOpen(orderId, payer = {}) {
    return this.#keepPayment(this.#attempt(orderId, payer));
  }

  /**
   * The bank says yes after all, to a payment that is open or has failed. Money for an order that another payment has
   * paid meanwhile goes back by itself.
   * @param {string} paymentId
   */
  authorizeLate(paymentId) {
    const payment = this.payment(paymentId);
    if (payment.status !== 'failed' && payment.status !== 'created') throw badInput('The payment is not open.');
    return this.#authorize(payment);
  }

  /**
   * @param {string} paymentId
   * @param {{ amount: number, currency?: string }} request
   */
  capture(paymentId, { amount, currency }) {
    const payment = this.payment(paymentId);
    if (payment.captured) throw badInput('This payment has already been captured');
    if (payment.status !== 'authorized') {
      throw badInput('Only payments which have been authorized and not yet captured can be captured');
    }
    if (currency !== undefined && currency !== payment.currency) {
      throw badInput('The currency provided should match the currency used in payment', { field: 'currency' });
    }
    if (amount !== payment.amount) {
      throw badInput('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    return this.#capture(payment, []);
  }

  /**
   * @param {string} paymentId
   * @param {Readonly<Record<string, unknown>>} body `amount` is optional: without it, all that is left
   * @param {string} [key] of `X-Refund-Idempotency`
   */
  refund(paymentId, body, key) {
    const payment = this.payment(paymentId);
    const request = JSON.stringify([paymentId, body]);
    const answered = key === undefined ? undefined : this.#refundKeys.get(key);
    if (answered) {
      if (answered.request === request) return answered.refund;
      throw badInput('Different request with the same idempotency key has already been processed.', {
        source: 'NA',
        step: 'NA',
        reason: 'NA',
      });
    }
    if (payment.status === 'refunded') throw badInput('The payment has been fully refunded already');
    if (!payment.captured) throw badInput('The payment status should be captured for action to be taken');
    const refund = this.#giveBack(payment, readRefund(payment, body, this.now()));
    if (key !== undefined) this.#refundKeys.set(key, { request, refund });
    return refund;
  }

  /** A refund that was made turns out to be impossible. @param {string} refundId */
  failRefund(refundId) {
    const made = this.books.refunds.get(refundId);
    if (made?.status !== 'processed') throw unknownId();
    const { payment, refund, events } = notGivenBack(this.payment(made.payment_id), made);
    this.#keepPayment(payment);
    this.books.refunds.set(refundId, refund);
    this.emit(events);
    return refund;
  }

  /** @param {Order} order */
  #keepOrder(order) {
    this.books.orders.set(order.id, order);
    return order;
  }

  /** @param {Payment} payment */
  #keepPayment(payment) {
    this.books.payments.set(payment.id, payment);
    return payment;
  }

  /**
   * @param {string} orderId
   * @param {Payer} payer
   */
  #attempt(orderId, payer) {
    const order = this.order(orderId);
    if (order.status === 'paid')
      throw badInput('Payment already done for this order.', { reason: 'order_already_paid' });
    if (this.paymentsOf(orderId).some(({ status }) => status === 'authorized')) {
      throw badInput('A payment of this order is authorized already.');
    }
    this.#keepOrder({ ...order, status: 'attempted', attempts: order.attempts + 1 });
    return newAttempt(order, payer, this.now());
  }

  /** @param {Payment} attempt */
  #authorize(attempt) {
    const isTooLate = this.order(attempt.order_id).status === 'paid';
    const { payment, events } = authorized(attempt, String(100_000 + this.books.payments.size));
    this.#keepPayment(payment);
    if (!isTooLate && !this.#captureByHand.has(payment.order_id)) return this.#capture(payment, events);
    this.emit(events);
    if (isTooLate) this.#giveBack(payment, readRefund(payment, {}, this.now()));
    return this.payment(payment.id);
  }

  /**
   * @param {Payment} before
   * @param {readonly RazorpayEvent[]} eventsBefore of the same step
   */
  #capture(before, eventsBefore) {
    const { payment, order, events } = captured(before, this.order(before.order_id));
    this.#keepPayment(payment);
    this.#keepOrder(order);
    this.emit([...eventsBefore, ...events]);
    return payment;
  }

  /**
   * @param {Payment} before
   * @param {Refund} refund
   */
  #giveBack(before, refund) {
    const { payment, events } = givenBack(before, refund);
    this.#keepPayment(payment);
    this.books.refunds.set(refund.id, refund);
    this.emit(events);
    return refund;
  }
}
