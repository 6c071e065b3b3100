// @ts-check
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from '../../../tools/build.mjs';
import { startServer } from '../../../tools/serve.mjs';

const connections = 100;
const requestsPerConnection = 200;
/** As many as fit into the 64 kB that Node reads from a connection at once. */
const requestsPerPacket = 1700;
const warmUpPages = 100;
const watchMs = 10_000;
const sampleMs = 100;
const healthLimitMs = 20_000;

/** @typedef {{ idleMb: number, peakMb: number, slowestHealthMs: number, sentMb: number }} Pressure */

/** Resident memory of a process in MB. @param {number | undefined} pid */
const residentMb = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;

/**
 * Returns the response time of `/healthz` on a new connection in milliseconds, at most the limit.
 * @param {string} url
 */
async function healthMs(url) {
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(healthLimitMs);
  const headers = { Connection: 'close' };
  await fetch(`${url}/healthz`, { signal, headers }).then(
    (answer) => answer.text(),
    () => undefined,
  );
  return Math.min(healthLimitMs, performance.now() - startedMs);
}

/**
 * Sends all requests of a connection in one packet and reads no response.
 * @param {number} port
 * @param {string} bytes per connection
 */
function flood(port, bytes) {
  return Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.pause().on('error', () => {});
    return socket;
  });
}

/**
 * Memory and health of a fresh server while clients pipeline requests for the home page.
 * @param {string | undefined} checkout a built checkout of another version, by default this one
 * @param {number} requests per connection
 * @returns {Promise<Pressure>}
 */
async function underPipelining(checkout, requests) {
  const server = await startServer({ LOG_LEVEL: 'silent' }, checkout);
  const { pid } = server.program.child;
  for (let page = 0; page < warmUpPages; page += 1) await (await fetch(server.url)).text();
  await wait(1000);
  const idleMb = residentMb(pid);
  let [peakMb, slowestHealthMs] = [idleMb, 0];
  const bytes = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests);
  const sockets = flood(server.port, bytes);
  const endsAt = performance.now() + watchMs;
  const watchingMemory = (async () => {
    for (; performance.now() < endsAt; await wait(sampleMs)) peakMb = Math.max(peakMb, residentMb(pid));
  })();
  const watchingHealth = (async () => {
    for (; performance.now() < endsAt; await wait(sampleMs))
      slowestHealthMs = Math.max(slowestHealthMs, await healthMs(server.url));
  })();
  await Promise.all([watchingMemory, watchingHealth]);
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return { idleMb, peakMb, slowestHealthMs, sentMb: (bytes.length * connections) / 1e6 };
}

/**
 * Memory and health while clients send requests without waiting for responses. `BENCH_CHECKOUT` names another built checkout to
 * measure.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function frontDoorRows() {
  const checkout = process.env['BENCH_CHECKOUT'];
  if (checkout === undefined) await build();
  /** @type {import('../table.mjs').Row[]} */
  const rows = [];
  for (const requests of [requestsPerConnection, requestsPerPacket]) {
    const { idleMb, peakMb, slowestHealthMs, sentMb } = await underPipelining(checkout, requests);
    const name = `${connections} connections x ${requests} pipelined GET /`;
    rows.push(
      { name: `${name}: sent`, value: sentMb, unit: 'MB' },
      { name: `${name}: resident memory`, value: peakMb, unit: 'MB', base: idleMb, target: { max: 2 * idleMb } },
      { name: `${name}: slowest /healthz`, value: slowestHealthMs, unit: 'ms', target: { max: 1000 } },
    );
  }
  return rows;
}
