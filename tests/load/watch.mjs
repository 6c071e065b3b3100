// @ts-check
import { freePort } from '../../tools/port.mjs';
import { root } from '../../tools/run.mjs';
import { startServer } from '../../tools/serve.mjs';

/**
 * A server under load, and what its own metrics say of it.
 * @typedef {import('../../tools/serve.mjs').Server & { figure: (name: string) => Promise<number> }} WatchedServer
 */

/**
 * Starts the built product without pages, with its metrics told.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [checkout] the repository whose build is started; this one when left out
 * @returns {Promise<WatchedServer>}
 */
export async function startWatched(env = {}, checkout = root) {
  const port = await freePort();
  const server = await startServer({ SITE_DIR: 'none', METRICS_PORT: String(port), ...env }, checkout);
  /** @param {string} name */
  async function figure(name) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The server has no figure ${name}.`);
    return Number(line.slice(name.length));
  }
  return { ...server, figure };
}

/**
 * Processor time of servers while something runs, in microseconds for each thing it says it did.
 * @param {readonly WatchedServer[]} servers
 * @param {() => Promise<number>} work gives how many things were done
 */
export async function microsecondsFor(servers, work) {
  const spent = async () => {
    const seconds = await Promise.all(servers.map(({ figure }) => figure('process_cpu_seconds_total')));
    return seconds.reduce((sum, one) => sum + one, 0);
  };
  const before = await spent();
  const done = await work();
  return (1e6 * ((await spent()) - before)) / done;
}
