// @ts-check
import { badRequest } from './razorpayErrors.mjs';

/** @import { EventName } from './entities.ts' */

/** @type {readonly EventName[]} */
const eventNames = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
];
const kinds = /** @type {const} */ (['error', 'slow', 'hang', 'down', 'lost']);
const maxTimes = 1000;
const maxCopies = 100;
const maxWaitMs = 60_000;

/**
 * Returns a whole number of the body; undefined if it is absent. Throws `RazorpayError` if it is out of range.
 * @param {Readonly<Record<string, unknown>>} body
 * @param {string} name
 * @param {number} min
 * @param {number} max
 */
function readInteger(body, name, min, max) {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw badRequest(`${name} must be a whole number from ${min} to ${max}.`, { field: name });
  }
  return value;
}

/**
 * @param {Readonly<Record<string, unknown>>} body
 * @param {string} name
 */
function readFlag(body, name) {
  const value = body[name];
  if (value === undefined || typeof value === 'boolean') return value;
  throw badRequest(`${name} must be true or false.`, { field: name });
}

/** @param {unknown} path */
function readPattern(path) {
  try {
    if (typeof path === 'string') return new RegExp(path);
  } catch {
    // Reported below.
  }
  throw badRequest('The path must be a regular expression.', { field: 'path' });
}

/**
 * Returns the fault described by a body. Throws `RazorpayError`.
 * @param {Readonly<Record<string, unknown>>} body
 * @returns {import('./faults.mjs').Fault}
 */
export function readFault(body) {
  const kind = kinds.find((known) => known === body['kind']);
  if (!kind) throw badRequest(`The kind must be one of ${kinds.join(', ')}.`, { field: 'kind' });
  const { method } = body;
  if (method !== undefined && typeof method !== 'string') throw badRequest('The method must be a string.');
  const times = readInteger(body, 'times', 1, maxTimes);
  const ms = readInteger(body, 'ms', 0, maxWaitMs);
  const status = readInteger(body, 'status', 400, 599);
  return {
    kind,
    path: readPattern(body['path']),
    ...(method !== undefined && { method }),
    ...(times !== undefined && { times }),
    ...(ms !== undefined && { ms }),
    ...(status !== undefined && { status }),
  };
}

/**
 * Returns the webhook behavior described by a body. Throws `RazorpayError`.
 * @param {Readonly<Record<string, unknown>>} body
 * @returns {import('./webhooks.mjs').Behavior}
 */
export function readBehavior(body) {
  const { drop = [] } = body;
  if (!Array.isArray(drop) || !drop.every((name) => eventNames.includes(name))) {
    throw badRequest('drop must be a list of event names.', { field: 'drop' });
  }
  const copies = readInteger(body, 'copies', 1, maxCopies);
  const delayMs = readInteger(body, 'delayMs', 0, maxWaitMs);
  return {
    drop: eventNames.filter((name) => drop.includes(name)),
    isHeld: readFlag(body, 'isHeld') ?? false,
    isReversed: readFlag(body, 'isReversed') ?? false,
    ...(copies !== undefined && { copies }),
    ...(delayMs !== undefined && { delayMs }),
  };
}
