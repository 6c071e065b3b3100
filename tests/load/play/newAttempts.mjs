// @ts-check
import { randomBytes } from 'node:crypto';

/** @typedef {import('@countertop/contract/play/attempts').Attempt} Attempt */

/** Returns a unique UUIDv7. */
function newId() {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes(8).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(4)}`;
}

/**
 * Returns unique attempts like those given.
 * @param {readonly Attempt[]} attempts @param {number} count
 */
export function newAttempts(attempts, count) {
  return Array.from({ length: count }, (_, index) => ({ ...attempts[index % attempts.length], id: newId() }));
}
