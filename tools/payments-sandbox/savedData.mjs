// @ts-check
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** @import { Entities, Order, Payment, Refund } from './entities.ts' */

/**
 * Data saved between runs, so that purchases can be refunded after a restart.
 * @typedef {object} SavedData
 * @property {Readonly<Record<string, string>>} environment of the last run: keys, secrets and addresses
 * @property {readonly Order[]} orders
 * @property {readonly Payment[]} payments
 * @property {readonly Refund[]} refunds
 */

/**
 * Returns the saved data; undefined if the file is missing or unreadable.
 * @param {string | undefined} file
 * @returns {SavedData | undefined}
 */
export function readSavedData(file) {
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Saves the data, readable only by the owner of the file. Does nothing without a file, or before its folder exists.
 * @param {string | undefined} file
 * @param {Readonly<Record<string, string>>} environment
 * @param {Entities} entities
 */
export function saveData(file, environment, { orders, payments, refunds }) {
  if (file === undefined) return;
  /** @type {SavedData} */
  const data = {
    environment,
    orders: [...orders.values()],
    payments: [...payments.values()],
    refunds: [...refunds.values()],
  };
  try {
    writeFileSync(`${file}.new`, JSON.stringify(data), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch {
    // The server creates the folder when it starts, or reports why it can't.
  }
}

/**
 * Returns the saved entities by ID.
 * @param {SavedData | undefined} data
 * @returns {Entities}
 */
export function entitiesOf(data) {
  /** @template {{ id: string }} Item @param {readonly Item[]} [items] */
  const byId = (items = []) => new Map(items.map((item) => [item.id, item]));
  return { orders: byId(data?.orders), payments: byId(data?.payments), refunds: byId(data?.refunds) };
}
