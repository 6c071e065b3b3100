// @ts-check
import { fork } from 'node:child_process';
import path from 'node:path';
import { build } from '../../tools/build.mjs';
import { importSource } from './bundle.mjs';
import { call } from './call.mjs';
import { addPeople } from './people.mjs';
import { median } from './statistics.mjs';
import { microsecondsFor, startWatched } from './watch.mjs';

/** Loaded before anything is measured: what a server does often is compiled meanwhile. */
const warmUpPages = 300;
const pages = 1500;
const atOnce = 8;
const savingMs = 5000;
const crowd = 64;

/** @typedef {import('./watch.mjs').WatchedServer} WatchedServer */

/**
 * Loads a page so many times, a few at once.
 * @param {string} url @param {string} encoding @param {number} count
 */
async function load(url, encoding, count) {
  let left = count;
  async function loadInTurn() {
    while (left > 0) {
      left -= 1;
      const { status } = await call(url, { encoding });
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, loadInTurn));
  return count;
}

/**
 * Processor time of the home page for somebody unknown.
 * @param {WatchedServer} server @param {string} encoding
 * @returns {Promise<number>} in milliseconds
 */
async function costOfPage(server, encoding) {
  await load(`${server.url}/`, encoding, warmUpPages);
  return (await microsecondsFor([server], () => load(`${server.url}/`, encoding, pages))) / 1000;
}

/**
 * Saves a game again and again, each time after the answer to the time before.
 * @param {WatchedServer} server @param {object} game
 * @returns {Promise<number>} the middle of the times, in milliseconds
 */
async function saveMs(server, game) {
  const [person] = await addPeople(server.database, 1);
  if (!person) throw new Error('Nobody was added.');
  const times = [];
  const endsAt = performance.now() + savingMs;
  for (let version = 0; performance.now() < endsAt; version += 1) {
    const body = JSON.stringify({ version, restaurantName: null, status: 'playing', game });
    const sentAt = performance.now();
    const url = `${server.url}/api/player-progress/${person.id}`;
    const { status, text } = await call(url, { method: 'PUT', cookie: person.cookie, body });
    if (status !== 200) throw new Error(`A game was not saved: ${status} ${text}`);
    times.push(performance.now() - sentAt);
  }
  return median(times);
}

/**
 * The same while a crowd in a process of its own loads pages as fast as it can.
 * @param {WatchedServer} server @param {object} game @param {string} address with `*` for what differs each time
 */
async function saveUnderCrowd(server, game, address) {
  const loader = fork(path.join(import.meta.dirname, 'page-crowd.mjs'), [String(server.port), String(crowd), address]);
  try {
    let loaded = 0;
    await new Promise((resolve, reject) => {
      loader.on('message', (count) => {
        loaded = Number(count);
        if (loaded > 0) resolve(undefined);
      });
      loader.on('exit', () => reject(new Error('The crowd has gone.')));
    });
    const [before, startedAt] = [loaded, performance.now()];
    const ms = await saveMs(server, game);
    return { ms, rate: ((loaded - before) * 1000) / (performance.now() - startedAt) };
  } finally {
    loader.removeAllListeners('exit');
    loader.kill();
  }
}

/**
 * What a page costs the server, and what loading pages costs others. `BENCH_CHECKOUT` names another built repository to measure
 * instead of this one.
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function pageCostRows() {
  const checkout = process.env['BENCH_CHECKOUT'];
  if (checkout === undefined) await build({ only: ['api', 'shell'] });
  const { playedGame } = await importSource('playedGame', 'tests/load/playedGame.ts');
  const game = playedGame();
  const server = await startWatched({ SITE_DIR: 'shell/dist' }, checkout);
  try {
    const costs = [];
    for (const encoding of ['identity', 'gzip', 'br']) costs.push({ encoding, ms: await costOfPage(server, encoding) });
    await saveMs(server, game);
    const alone = await saveMs(server, game);
    const rows = costs.map(({ encoding, ms }) => ({
      name: `processor time of a page, ${encoding}`,
      value: ms,
      unit: 'ms',
      target: { max: 0.5 },
    }));
    const crowds = [];
    for (const [name, address] of [
      ['pages', '/'],
      ['pages that do not exist', '/nowhere-*'],
    ]) {
      const { ms, rate } = await saveUnderCrowd(server, game, address ?? '/');
      crowds.push(
        {
          name: `save while ${crowd} connections load ${name}, median, beside alone`,
          value: ms,
          unit: 'ms',
          base: alone,
          target: { max: 3 * alone },
        },
        { name: `${name} loaded meanwhile`, value: rate, unit: '/s' },
      );
    }
    return [...rows, { name: 'save alone, median', value: alone, unit: 'ms' }, ...crowds];
  } finally {
    await server.stop();
  }
}
