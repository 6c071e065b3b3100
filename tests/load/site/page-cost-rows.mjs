// @ts-check
import { fork } from 'node:child_process';
import path from 'node:path';
import { build } from '../../../tools/build.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { call } from '../call.mjs';
import { addPeople } from '../people.mjs';
import { median } from '../statistics.mjs';
import { microsecondsFor, startWatched } from '../watch.mjs';

/** Loaded first, so that hot code is compiled before measuring. */
const warmUpPages = 300;
const pages = 1500;
const concurrency = 8;
const savingMs = 5000;
const crowd = 64;

/** @typedef {import('../watch.mjs').WatchedServer} WatchedServer */

/**
 * Loads a page `count` times.
 * @param {string} url @param {string} encoding @param {number} count
 */
async function load(url, encoding, count) {
  let left = count;
  async function worker() {
    while (left > 0) {
      left -= 1;
      const { status } = await call(url, { encoding });
      if (status !== 200) throw new Error(`${url} returned status ${status}.`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return count;
}

/**
 * CPU time of the home page for a visitor without cookies.
 * @param {WatchedServer} server @param {string} encoding
 * @returns {Promise<number>} in milliseconds
 */
async function costOfPage(server, encoding) {
  await load(`${server.url}/`, encoding, warmUpPages);
  return (await microsecondsFor([server], () => load(`${server.url}/`, encoding, pages))) / 1000;
}

/**
 * Saves a game repeatedly, each time after the previous response.
 * @param {WatchedServer} server @param {object} game
 * @returns {Promise<number>} median time in milliseconds
 */
async function saveMs(server, game) {
  const [person] = await addPeople(server.database, 1);
  if (!person) throw new Error('No account was added.');
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
 * Like `saveMs`, while another process loads pages as fast as it can.
 * @param {WatchedServer} server @param {object} game @param {string} address with `*` for a random part
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
      loader.on('exit', () => reject(new Error('The page loader exited.')));
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
 * CPU time of a page, and latency of saves while pages are loaded. `BENCH_CHECKOUT` names another built checkout to measure.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function pageCostRows() {
  const checkout = process.env['BENCH_CHECKOUT'];
  if (checkout === undefined) await build({ only: ['api', 'shell'] });
  const { playedGame } = await importSource('playedGame', 'tests/load/play/playedGame.ts');
  const game = playedGame();
  const server = await startWatched({ SITE_DIR: 'shell/dist' }, checkout);
  try {
    const costs = [];
    for (const encoding of ['identity', 'gzip', 'br']) costs.push({ encoding, ms: await costOfPage(server, encoding) });
    await saveMs(server, game);
    const alone = await saveMs(server, game);
    const rows = costs.map(({ encoding, ms }) => ({
      name: `CPU time of a page, ${encoding}`,
      value: ms,
      unit: 'ms',
      target: { max: 0.5 },
    }));
    const crowds = [];
    for (const [name, address] of [
      ['pages', '/'],
      ['missing pages', '/nowhere-*'],
    ]) {
      const { ms, rate } = await saveUnderCrowd(server, game, address ?? '/');
      crowds.push(
        {
          name: `save while ${crowd} connections load ${name}, median, compared with alone`,
          value: ms,
          unit: 'ms',
          base: alone,
          target: { max: 3 * alone },
        },
        { name: `${name} loaded during this`, value: rate, unit: '/s' },
      );
    }
    return [...rows, { name: 'save alone, median', value: alone, unit: 'ms' }, ...crowds];
  } finally {
    await server.stop();
  }
}
