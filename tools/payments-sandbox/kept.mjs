// @ts-check
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** @import { Books, Order, Payment, Refund } from './entities.ts' */

/**
 * What outlives a run, so that what was bought can be refunded after a restart.
 * @typedef {object} Kept
 * @property {Readonly<Record<string, string>>} environment of the last run: keys, secrets and addresses
 * @property {readonly Order[]} orders
 * @property {readonly Payment[]} payments
 * @property {readonly Refund[]} refunds
 */

/**
 * What was kept; undefined when there is nothing that can be read.
 * @param {string | undefined} file
 * @returns {Kept | undefined}
 */
export function readKept(file) {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Keeps it, for its owner's eyes alone, once there is a folder.
 * @param {string | undefined} file nothing is kept without one
 * @param {Readonly<Record<string, string>>} environment
 * @param {Books} books
 */
export function keep(file, environment, { orders, payments, refunds }) {
  if (file === undefined) return;
  /** @type {Kept} */
  const kept = {
    environment,
    orders: [...orders.values()],
    payments: [...payments.values()],
    refunds: [...refunds.values()],
  };
  try {
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // The server makes the folder when it starts, or says why it cannot.
  }
}

/**
 * The books as they were.
 * @param {Kept | undefined} kept
 * @returns {Books}
 */
export function booksOf(kept) {
  /** @template {{ id: string }} Item @param {readonly Item[]} [items] */
  const byId = (items = []) => new Map(items.map((item) => [item.id, item]));
  return { orders: byId(kept?.orders), payments: byId(kept?.payments), refunds: byId(kept?.refunds) };
}
