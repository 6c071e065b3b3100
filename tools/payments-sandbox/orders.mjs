// @ts-check
import { badRequest } from './razorpayErrors.mjs';
import { newId } from './signature.mjs';

/** @import { Notes, Order } from './entities.ts' */

/** Supported currencies. All have two decimals and a minimum amount of 1.00. */
const currencies = ['USD', 'INR', 'EUR', 'GBP', 'SGD', 'MYR'];
const minAmount = 100;
const fields = ['amount', 'currency', 'receipt', 'notes', 'payment_capture', 'unique_receipt', 'partial_payment'];

/**
 * @param {unknown} notes
 * @returns {Notes}
 */
export function readNotes(notes) {
  if (notes === undefined || (Array.isArray(notes) && notes.length === 0)) return [];
  if (typeof notes !== 'object' || notes === null || Array.isArray(notes)) {
    throw badRequest('The notes must be an array.', { field: 'notes' });
  }
  const entries = Object.entries(notes);
  if (entries.length > 15)
    throw badRequest('Number of fields in notes should be less than or equal to 15', { field: 'notes' });
  for (const [, value] of entries) {
    // A nested value may not be convertible to a string.
    if (typeof value === 'object') throw badRequest('The notes must be strings.', { field: 'notes' });
    if (String(value).length > 256) throw badRequest('notes value cannot exceed 256 characters', { field: 'notes' });
  }
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

/**
 * @param {unknown} amount
 * @returns {number}
 */
export function readAmount(amount) {
  if (amount === undefined) throw badRequest('The amount field is required.', { field: 'amount' });
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw badRequest('The amount must be an integer.', { field: 'amount' });
  }
  return amount;
}

/** @param {Readonly<Record<string, unknown>>} body */
function checkFields(body) {
  const extra = Object.keys(body).filter((name) => !fields.includes(name));
  if (extra.length > 0) {
    throw badRequest(`${extra.join(', ')} is/are not required and should not be sent`, { reason: 'extra_field_sent' });
  }
}

/**
 * Returns a new order for a request. Throws `RazorpayError`.
 * @param {Readonly<Record<string, unknown>>} body
 * @param {number} nowMs
 * @returns {Order}
 */
export function readOrder(body, nowMs) {
  checkFields(body);
  const amount = readAmount(body['amount']);
  if (amount < minAmount) {
    const details = { step: 'order_creation', reason: 'amount_less_than_minimum_amount', field: 'amount' };
    throw badRequest('Order amount less than minimum amount allowed', details);
  }
  const { currency, receipt = null } = body;
  if (currency === undefined) throw badRequest('The currency field is required.', { field: 'currency' });
  if (typeof currency !== 'string' || !currencies.includes(currency)) {
    throw badRequest('Currency is not supported', { field: 'currency' });
  }
  if (receipt !== null && typeof receipt !== 'string')
    throw badRequest('The receipt must be a string.', { field: 'receipt' });
  if (receipt !== null && receipt.length > 40) {
    throw badRequest('receipt: the length must be no more than 40.', { field: 'receipt' });
  }
  return {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency,
    receipt,
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: readNotes(body['notes']),
    created_at: Math.floor(nowMs / 1000),
  };
}

/**
 * Returns the existing order with the same receipt, if retries are allowed. Throws `RazorpayError` if the receipt is taken.
 * @param {Iterable<Order>} orders
 * @param {Order} wanted
 * @param {boolean} isRetryAllowed whether the request has `unique_receipt: true`
 */
export function sameReceipt(orders, wanted, isRetryAllowed) {
  if (wanted.receipt === null) return undefined;
  const before = [...orders].find(({ receipt }) => receipt === wanted.receipt);
  if (before === undefined) return undefined;
  const isSame = before.amount === wanted.amount && before.currency === wanted.currency;
  if (!isRetryAllowed || !isSame) throw badRequest('Order receipt should be unique.', { field: 'receipt' });
  return before;
}
