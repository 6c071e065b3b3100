// @ts-check
import { newId } from './signature.mjs';

/**
 * The payer's details, as prefilled in the checkout.
 * @typedef {object} Payer
 * @property {string} [email]
 * @property {string} [contact]
 * @property {string} [description]
 */

/**
 * Returns a new attempt to pay an order.
 * @param {import('./entities.ts').Order} order
 * @param {Payer} payer
 * @param {number} nowMs
 * @returns {import('./entities.ts').Payment}
 */
export function newAttempt(order, { email = 'void@razorpay.com', contact = '', description }, nowMs) {
  return {
    id: newId('pay'),
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international: order.currency !== 'INR',
    method: 'card',
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: description ?? null,
    card_id: newId('card'),
    bank: null,
    wallet: null,
    vpa: null,
    email,
    contact,
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: Math.floor(nowMs / 1000),
  };
}
