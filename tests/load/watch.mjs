// @ts-check
import { freePort } from '../../tools/port.mjs';
import { root } from '../../tools/run.mjs';
import { startServer } from '../../tools/serve.mjs';

/**
 * A server with access to its Prometheus metrics.
 * @typedef {import('../../tools/serve.mjs').Server & { metric: (name: string) => Promise<number> }} WatchedServer
 */

/**
 * Starts the built server without pages and with metrics.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [checkout] repository whose build is started, by default this one
 * @returns {Promise<WatchedServer>}
 */
export async function startWatched(env = {}, checkout = root) {
  const port = await freePort();
  const server = await startServer({ SITE_DIR: 'none', METRICS_PORT: String(port), ...env }, checkout);
  /** @param {string} name */
  async function metric(name) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The server has no metric ${name}.`);
    return Number(line.slice(name.length));
  }
  return { ...server, metric };
}

/**
 * Returns the servers' CPU time in microseconds per operation.
 * @param {readonly WatchedServer[]} servers
 * @param {() => Promise<number>} work returns the number of operations
 */
export async function microsecondsFor(servers, work) {
  const spent = async () => {
    const seconds = await Promise.all(servers.map(({ metric }) => metric('process_cpu_seconds_total')));
    return seconds.reduce((sum, one) => sum + one, 0);
  };
  const before = await spent();
  const done = await work();
  return (1e6 * ((await spent()) - before)) / done;
}
