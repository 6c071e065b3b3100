// @ts-check
import { timingSafeEqual } from 'node:crypto';
import { badInput, Refusal, unknownId } from './refusal.mjs';
import { readAmount } from './orders.mjs';
import { readRefundKey } from './refunds.mjs';

/** @import { Collection } from './entities.ts' */

/**
 * A call that has been read.
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
 * The body as an object; an empty one when there is none. Razorpay takes forms too, which nobody here sends.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function readBody(text) {
  if (text === '') return {};
  try {
    const body = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Said below.
  }
  throw badInput('The request body is not valid JSON.');
}

/**
 * @param {string | undefined} header `Authorization`
 * @param {{ keyId: string, keySecret: string }} keys
 */
function checkKeys(header, { keyId, keySecret }) {
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  const given = Buffer.from(header ?? '');
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new Refusal(401, 'Authentication failed');
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
      const orders = [...book.books.orders.values()].toReversed();
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
      const refund = book.books.refunds.get(id);
      if (!refund) throw unknownId();
      return refund;
    },
  ],
];

/**
 * Razorpay's API. Returns what to answer with 200; throws a Refusal.
 * @param {import('./book.mjs').Book} book
 * @param {{ keyId: string, keySecret: string }} keys
 * @param {Call} call
 */
export function answerApi(book, keys, call) {
  checkKeys(call.headers.authorization, keys);
  for (const [method, path, route] of routes) {
    const match = path.exec(call.path);
    if (match && method === call.method) return route(book, match[1] ?? '', call);
  }
  throw new Refusal(404, 'The requested URL was not found on the server.');
}
