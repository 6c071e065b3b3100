// @ts-check
import { readBody } from './api.mjs';
import { readBehavior, readFault } from './controlInputs.mjs';
import { RazorpayError, unknownId } from './razorpayErrors.mjs';

/**
 * @typedef {object} Parts
 * @property {import('./book.mjs').Book} book
 * @property {import('./webhooks.mjs').Webhooks} webhooks
 * @property {import('./faults.mjs').Faults} faults
 * @property {string} keyId
 * @property {(payment: import('./entities.ts').Payment) => import('./entities.ts').PaymentResult} resultOf
 */

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

/** @param {unknown} keyId @param {Parts} parts */
function checkKey(keyId, parts) {
  if (keyId !== parts.keyId) throw new RazorpayError(401, 'The api key provided is invalid');
}

/**
 * Calls of the checkout dialog.
 * @type {Readonly<Record<string, (parts: Parts, body: Record<string, unknown>) => unknown>>}
 */
const dialogCalls = {
  pay: (parts, body) => {
    checkKey(body['key_id'], parts);
    return parts.resultOf(parts.book.pay(textOf(body['order_id']), payerOf(body)));
  },
  fail: (parts, body) => {
    checkKey(body['key_id'], parts);
    const payment = parts.book.fail(textOf(body['order_id']), payerOf(body));
    const { error_code: code, error_description: description, error_source: source, error_step: step } = payment;
    const metadata = { order_id: payment.order_id, payment_id: payment.id };
    return { error: { code, description, source, step, reason: payment.error_reason, metadata } };
  },
};

/**
 * Calls for developers.
 * @type {Readonly<Record<string, (parts: Parts, body: Record<string, unknown>) => unknown>>}
 */
const developerCalls = {
  late: ({ book }, body) => book.authorizeLate(textOf(body['payment_id'])),
  refund: ({ book }, { payment_id, ...rest }) => book.refund(textOf(payment_id), rest),
  faults: ({ faults }, body) => {
    faults.add(readFault(body));
    return {};
  },
  webhooks: ({ webhooks }, body) => {
    webhooks.behave(readBehavior(body));
    return {};
  },
  release: ({ webhooks }) => {
    void webhooks.release();
    return {};
  },
  replay: ({ webhooks }, body) => {
    const id = textOf(body['event_id']);
    if (!webhooks.deliveries.some(({ eventId }) => eventId === id)) throw unknownId();
    void webhooks.replay(id);
    return {};
  },
};

/** @param {Record<string, unknown>} body @returns {import('./attempts.mjs').Payer} */
function payerOf({ email, contact, description }) {
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof contact === 'string' && { contact }),
    ...(typeof description === 'string' && { description }),
  };
}

/**
 * Handles a call of the sandbox's own API under `/sandbox/`. Returns the body of the response. Throws `RazorpayError`.
 * @param {Parts} parts
 * @param {import('./api.mjs').Call} call
 */
export function handleControlCall(parts, { method, path, query, headers, text }) {
  const name = path.slice('/sandbox/'.length);
  if (method === 'GET' && name === 'order') {
    checkKey(query.get('key_id'), parts);
    return parts.book.order(query.get('order_id') ?? '');
  }
  if (method === 'GET' && name === 'state') return stateOf(parts);
  const handlers = { ...dialogCalls, ...developerCalls };
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (method !== 'POST' || !handler) throw new RazorpayError(404, 'The requested URL was not found on the server.');
  // Other sites open in the same browser must not be able to change anything.
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    throw new RazorpayError(403, 'Requests from other sites are not allowed.');
  return handler(parts, readBody(text));
}

/** @param {Parts} parts */
function stateOf({ book, webhooks }) {
  const { orders, payments, refunds } = book.entities;
  const events = webhooks.deliveries.map(({ eventId, event, state, statuses }) => ({
    eventId,
    event,
    state,
    statuses,
  }));
  return { orders: [...orders.values()], payments: [...payments.values()], refunds: [...refunds.values()], events };
}
