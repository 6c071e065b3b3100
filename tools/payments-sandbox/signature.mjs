// @ts-check
import { createHmac, randomInt } from 'node:crypto';

/**
 * Returns an HMAC-SHA256 signature in lowercase hex, like Razorpay's.
 * @param {string | Buffer} text
 * @param {string} secret
 */
export function sign(text, secret) {
  return createHmac('sha256', secret).update(text).digest('hex');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns an ID like Razorpay's: a prefix and 14 letters or digits.
 * @param {'order' | 'pay' | 'rfnd' | 'card'} prefix
 */
export function newId(prefix) {
  return `${prefix}_${Array.from({ length: 14 }, () => letters[randomInt(letters.length)]).join('')}`;
}
