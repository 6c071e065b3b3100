// @ts-check
import { call } from './call.mjs';

const roundMs = 2000;
const rounds = 5;

/** @param {readonly number[]} values @param {number} part from 0 to 1 */
export function quantile(values, part) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/**
 * Calls answered in a second, by so many callers at once. `body` makes what the next call sends.
 * @param {string} url
 * @param {{ cookie?: string, body?: () => string, callers?: number }} [options]
 */
export async function rateOf(url, { cookie = '', body, callers = 32 } = {}) {
  const endsAt = performance.now() + roundMs;
  let answered = 0;
  const work = async () => {
    while (performance.now() < endsAt) {
      const { status } = await call(url, { cookie, ...(body && { method: 'POST', body: body() }) });
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, work));
  return (1000 * answered) / roundMs;
}

/**
 * Measures two rates in turns, so that a busy moment hits both, and gives the round in the middle by their ratio. A
 * round before warms both up.
 * @param {() => Promise<number>} measureOurs
 * @param {() => Promise<number>} measureBare
 */
export async function middleRound(measureOurs, measureBare) {
  /** @type {{ ours: number, bare: number }[]} */
  const seen = [];
  for (let round = 0; round <= rounds; round += 1) seen.push({ ours: await measureOurs(), bare: await measureBare() });
  const warm = seen.slice(1).toSorted((one, other) => one.ours / one.bare - other.ours / other.bare);
  return warm[Math.floor(warm.length / 2)] ?? { ours: 0, bare: 1 };
}
