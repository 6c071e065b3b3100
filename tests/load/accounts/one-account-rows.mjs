// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import knex from 'knex';
import { call } from '../call.mjs';
import { fillAttempts } from '../play/fillAttempts.mjs';
import { addPeople } from '../people.mjs';
import { quantile } from '../statistics.mjs';
import { startWatched } from '../watch.mjs';

const answers = 20_000;
const clients = 8;
const measureMs = 4000;
const intervalMs = 20;
/** Pause of the worst account, so that its calls are measured and not how many requests of any kind a process answers. */
const worstPauseMs = 50;
const day = () => new Date().toISOString().slice(0, 10);

/** @typedef {import('../people.mjs').Person} Person */

/** Calls of an account that `fillAttempts` has filled: the most expensive ones. @param {string} url @param {Person} person */
function callsOf(url, { cookie }) {
  const at = `${url}/api/learners/learner-0`;
  const time = () => ({ day: day(), timeZone: 'UTC', deviceId: randomUUID(), seconds: 60 });
  const nothings = JSON.stringify({ attempts: Array.from({ length: 100 }, () => ({})) });
  return {
    'reports play time': () => call(`${at}/play-time`, { method: 'PUT', cookie, body: JSON.stringify(time()) }),
    'reads play time': () => call(`${at}/play-time?timeZone=UTC`, { cookie }),
    'sends answers': () => call(`${at}/attempts`, { method: 'POST', cookie, body: nothings }),
    'reads its schedule': () => call(`${at}/reviews?day=${day()}`, { cookie }),
    'exports everything': () => call(`${url}/api/user/export`, { cookie }),
  };
}

/**
 * Returns the 95th percentile of a small request of somebody else, in milliseconds.
 * @param {string} url @param {Person} other
 */
async function timeOfOther(url, { cookie }) {
  /** @type {number[]} */
  const times = [];
  for (const startedAt = performance.now(); performance.now() - startedAt < measureMs;) {
    const sentAt = performance.now();
    const { status } = await call(`${url}/api/auth/user`, { cookie });
    // Refused by a busy server is slower than any answer.
    const tookMs = status === 200 ? performance.now() - sentAt : measureMs;
    // Also the requests that would have been sent while this one waited.
    for (let waitedMs = tookMs; waitedMs > 0; waitedMs -= intervalMs) times.push(waitedMs);
    await wait(intervalMs);
  }
  return quantile(times, 0.95);
}

/**
 * Repeats a call in `clients` loops while `measure` runs.
 * @template Figure
 * @param {() => Promise<unknown>} send @param {() => Promise<Figure>} measure
 */
async function during(send, measure) {
  const over = new AbortController();
  const loops = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) {
      // A server that is too busy may hang up.
      await send().catch(() => null);
      await wait(worstPauseMs);
    }
  });
  const figure = await measure();
  over.abort();
  await Promise.all(loops);
  return figure;
}

/**
 * Measures how much slower the site is for others while one account does its worst.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function oneAccountRows() {
  const server = await startWatched();
  try {
    const [worst, other] = await addPeople(server.database, 2);
    if (worst === undefined || other === undefined) throw new Error('There are two people.');
    await fillAttempts(server.database, worst.id, answers);
    const data = knex({ client: 'sqlite3', connection: { filename: server.database }, useNullAsDefault: true });
    await data('auth_sessions').update({ reauthenticated_at: Date.now() });
    await data.destroy();
    const measure = () => timeOfOther(server.url, other).catch(() => measureMs);
    await measure();
    const rows = [];
    for (const [name, send] of Object.entries(callsOf(server.url, worst))) {
      const base = await measure();
      const value = await during(send, measure);
      const memory = (await server.metric('process_resident_memory_bytes')) / 1e6;
      const loops = `while one ${name} in ${clients} loops`;
      rows.push({ name: `p95 of another account ${loops}`, value, unit: 'ms', base, target: { max: 2 * base } });
      rows.push({ name: `memory ${loops}`, value: memory, unit: 'MB' });
    }
    return rows;
  } finally {
    await server.stop();
  }
}
