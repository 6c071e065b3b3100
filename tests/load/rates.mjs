// @ts-check
import autocannon from 'autocannon';

const roundSeconds = 2;
/** On two cores shared with the client, a single round is a few percent off. */
const rounds = 9;
/** Rounds in which the server's hot code gets compiled. */
const warmUpRounds = 2;

/**
 * Returns how many requests per second the server answers. Throws if any response is not 2xx.
 * @param {string} url
 * @param {{ cookie?: string, body?: () => string, connections?: number }} [options] `body` creates the body of each POST
 */
export async function rateOf(url, { cookie = '', body, connections = 32 } = {}) {
  const headers = { ...(cookie && { Cookie: cookie }), ...(body && { 'Content-Type': 'application/json' }) };
  /** @type {import('autocannon').Request} */
  const request = body
    ? { method: 'POST', headers, setupRequest: (next) => ({ ...next, body: body() }) }
    : { method: 'GET', headers };
  const result = await autocannon({ url, connections, duration: roundSeconds, requests: [request] });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, and ${result.errors} requests failed.`);
  }
  return result['2xx'] / result.duration;
}

/**
 * Measures two rates in alternating rounds, so that load on the machine affects both, and returns the round with the median
 * ratio.
 * @param {() => Promise<number>} measureOurs
 * @param {() => Promise<number>} measureBaseline
 */
export async function medianRound(measureOurs, measureBaseline) {
  /** @type {{ measured: number, baseline: number }[]} */
  const measured = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    measured.push({ measured: await measureOurs(), baseline: await measureBaseline() });
  const byRatio = measured
    .slice(warmUpRounds)
    .toSorted((one, other) => one.measured / one.baseline - other.measured / other.baseline);
  return byRatio[Math.floor(byRatio.length / 2)] ?? { measured: 0, baseline: 1 };
}
