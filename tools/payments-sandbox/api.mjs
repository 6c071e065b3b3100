// @ts-check
import { timingSafeEqual } from 'node:crypto';
import { badRequest, RazorpayError, unknownId } from './razorpayErrors.mjs';
import { readAmount } from './orders.mjs';
import { readRefundKey } from './refunds.mjs';

/** @import { Collection } from './entities.ts' */

/**
 * A parsed request.
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path without the query
 * @property {URLSearchParams} query
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} text the body
 */

/**
 * @template Item
 * @param {readonly Item[]} items
 * @returns {Collection<Item>}
 */
const collection = (items) => ({ entity: 'collection', count: items.length, items });

/**
 * Returns the body as an object, which is empty without a body. Razorpay also accepts forms, which the server never sends.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function readBody(text) {
  if (text === '') return {};
  try {
    const body = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Reported below.
  }
  throw badRequest('The request body is not valid JSON.');
}

/**
 * @param {string | undefined} header `Authorization`
 * @param {{ keyId: string, keySecret: string }} keys
 */
function checkKeys(header, { keyId, keySecret }) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const given = Buffer.from(header ?? '');
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new RazorpayError(401, 'Authentication failed');
}

/** @typedef {(book: import('./book.mjs').Book, id: string, call: Call) => unknown} Route */

/** @type {readonly (readonly [string, RegExp, Route])[]} */
const routes = [
  ['POST', /^\/v1\/orders$/, (book, _, { text }) => book.createOrder(readBody(text))],
  [
    'GET',
    /^\/v1\/orders$/,
    (book, _, { query }) => {
      const receipt = query.get('receipt');
      const orders = [...book.entities.orders.values()].toReversed();
      return collection(orders.filter((order) => receipt === null || order.receipt === receipt));
    },
  ],
  ['GET', /^\/v1\/orders\/(\w+)$/, (book, id) => book.order(id)],
  ['GET', /^\/v1\/orders\/(\w+)\/payments$/, (book, id) => collection(book.paymentsOf(id).toReversed())],
  ['GET', /^\/v1\/payments\/(\w+)$/, (book, id) => book.payment(id)],
  ['GET', /^\/v1\/payments\/(\w+)\/refunds$/, (book, id) => collection(book.refundsOf(id).toReversed())],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/capture$/,
    (book, id, { text }) => {
      const { amount, currency } = readBody(text);
      return book.capture(id, {
        amount: readAmount(amount),
        ...(typeof currency === 'string' && { currency }),
      });
    },
  ],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    (book, id, { text, headers }) => {
      const header = headers['x-refund-idempotency'];
      return book.refund(id, readBody(text), readRefundKey(Array.isArray(header) ? header[0] : header));
    },
  ],
  [
    'GET',
    /^\/v1\/refunds\/(\w+)$/,
    (book, id) => {
      const refund = book.entities.refunds.get(id);
      if (!refund) throw unknownId();
      return refund;
    },
  ],
];

/**
 * Handles a call of Razorpay's API. Returns the body of the response. Throws `RazorpayError`.
 * @param {import('./book.mjs').Book} book
 * @param {{ keyId: string, keySecret: string }} keys
 * @param {Call} call
 */
export function handleApiCall(book, keys, call) {
  checkKeys(call.headers.authorization, keys);
  for (const [method, path, route] of routes) {
    const match = path.exec(call.path);
    if (match && method === call.method) return route(book, match[1] ?? '', call);
  }
  throw new RazorpayError(404, 'The requested URL was not found on the server.');
}
