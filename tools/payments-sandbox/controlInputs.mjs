// @ts-check
import { badInput } from './refusal.mjs';

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
 * A whole number of the body within its limits; undefined when it is absent.
 * @param {Readonly<Record<string, unknown>>} body
 * @param {string} name
 * @param {number} least
 * @param {number} most
 */
function readWhole(body, name, least, most) {
  const value = body[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw badInput(`${name} must be a whole number from ${least} to ${most}.`, { field: name });
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
  throw badInput(`${name} must be true or false.`, { field: name });
}

/** @param {unknown} path */
function readPattern(path) {
  try {
    if (typeof path === 'string') return new RegExp(path);
  } catch {
    // Said below.
  }
  throw badInput('The path must be a regular expression.', { field: 'path' });
}

/**
 * The fault that a developer asks for; throws a Refusal.
 * @param {Readonly<Record<string, unknown>>} body
 * @returns {import('./faults.mjs').Fault}
 */
export function readFault(body) {
  const kind = kinds.find((known) => known === body['kind']);
  if (!kind) throw badInput(`The kind must be one of ${kinds.join(', ')}.`, { field: 'kind' });
  const { method } = body;
  if (method !== undefined && typeof method !== 'string') throw badInput('The method must be a text.');
  const times = readWhole(body, 'times', 1, maxTimes);
  const ms = readWhole(body, 'ms', 0, maxWaitMs);
  const status = readWhole(body, 'status', 400, 599);
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
 * How events are to travel; throws a Refusal.
 * @param {Readonly<Record<string, unknown>>} body
 * @returns {import('./webhooks.mjs').Behaviour}
 */
export function readBehaviour(body) {
  const { drop = [] } = body;
  if (!Array.isArray(drop) || !drop.every((name) => eventNames.includes(name))) {
    throw badInput('drop must be a list of event names.', { field: 'drop' });
  }
  const copies = readWhole(body, 'copies', 1, maxCopies);
  const delayMs = readWhole(body, 'delayMs', 0, maxWaitMs);
  return {
    drop: eventNames.filter((name) => drop.includes(name)),
    isHeld: readFlag(body, 'isHeld') ?? false,
    isReversed: readFlag(body, 'isReversed') ?? false,
    ...(copies !== undefined && { copies }),
    ...(delayMs !== undefined && { delayMs }),
  };
}
