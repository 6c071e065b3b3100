// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { installApart } from '../../tools/installApart.mjs';

const roundSeconds = 2;
/** On two cores that the caller shares, one round is some percent off. */
const rounds = 9;
/** What a server runs often is compiled meanwhile. */
const warmUps = 2;

/** @param {readonly number[]} values @param {number} part from 0 to 1 */
export function quantile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/**
 * What autocannon is asked for here, and what it gives: https://github.com/mcollina/autocannon#api
 * @typedef {{ method: 'GET' | 'POST', headers: Record<string, string>, body?: string }} Request
 * @typedef {{ '2xx': number, non2xx: number, errors: number, duration: number }} Result
 * @typedef {(options: {
 *   url: string, connections: number, duration: number,
 *   requests: (Request & { setupRequest?: (request: Request) => Request })[],
 * }) => Promise<Result>} Autocannon
 */

/** @returns {Promise<Autocannon>} */
async function loadAutocannon() {
  const folder = path.join(import.meta.dirname, 'autocannon');
  await installApart(folder, 'autocannon');
  return createRequire(path.join(folder, 'package.json'))('autocannon');
}

/** @type {Promise<Autocannon> | undefined} */
let autocannon;

/**
 * Calls answered in a second, by so many connections at once. `body` makes what the next call sends. Throws when a call is not
 * answered well.
 * @param {string} url
 * @param {{ cookie?: string, body?: () => string, callers?: number }} [options]
 */
export async function rateOf(url, { cookie = '', body, callers = 32 } = {}) {
  const headers = { ...(cookie && { Cookie: cookie }), ...(body && { 'Content-Type': 'application/json' }) };
  const request = body
    ? {
        method: /** @type {const} */ ('POST'),
        headers,
        setupRequest: (/** @type {Request} */ one) => ({ ...one, body: body() }),
      }
    : { method: /** @type {const} */ ('GET'), headers };
  const measure = await (autocannon ??= loadAutocannon());
  const result = await measure({ url, connections: callers, duration: roundSeconds, requests: [request] });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} calls with no, and ${result.errors} not at all.`);
  }
  return result['2xx'] / result.duration;
}

/**
 * Measures two rates in turns, so that a busy moment hits both, and gives the round in the middle by their ratio. Rounds
 * before warm both up.
 * @param {() => Promise<number>} measureOurs
 * @param {() => Promise<number>} measureBare
 */
export async function middleRound(measureOurs, measureBare) {
  /** @type {{ ours: number, bare: number }[]} */
  const seen = [];
  for (let round = 0; round < warmUps + rounds; round += 1)
    seen.push({ ours: await measureOurs(), bare: await measureBare() });
  const warm = seen.slice(warmUps).toSorted((one, other) => one.ours / one.bare - other.ours / other.bare);
  return warm[Math.floor(warm.length / 2)] ?? { ours: 0, bare: 1 };
}
