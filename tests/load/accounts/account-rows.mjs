// @ts-check
import { build } from '../../../tools/build.mjs';
import { freePort } from '../../../tools/port.mjs';
import { startNode, startServer } from '../../../tools/serve.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { call } from '../call.mjs';
import { addPeople } from '../people.mjs';
import { medianRound, rateOf } from '../rates.mjs';
import { median, quantile } from '../statistics.mjs';

const writers = 64;
const loadMs = 8000;
const warmUpMs = 1000;

/**
 * Rate of `GET /api/auth/user` compared with a bare Koa that returns the same response.
 * @param {import('../../../tools/serve.mjs').Server} server
 * @returns {Promise<import('../table.mjs').Row>}
 */
async function userRow(server) {
  const [person] = await addPeople(server.database, 1);
  const cookie = person?.cookie ?? '';
  const { text } = await call(`${server.url}/api/auth/user`, { cookie });
  const port = await freePort();
  const baseline = startNode(['tests/load/accounts/bare-koa.mjs', String(port), text], { NODE_ENV: 'production' });
  const baselineUrl = `http://127.0.0.1:${port}/`;
  while (!(await call(baselineUrl).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  const { measured, baseline: baselineRate } = await medianRound(
    () => rateOf(`${server.url}/api/auth/user`, { cookie }),
    () => rateOf(baselineUrl, { cookie }),
  );
  baseline.child.kill();
  const target = { min: 0.75 * baselineRate };
  return {
    name: 'GET /api/auth/user, compared with bare Koa',
    value: measured,
    unit: 'requests/s',
    target,
    base: baselineRate,
  };
}

/**
 * Latency and rate of saves by concurrent players, each of whom saves again after the response.
 * @param {import('../../../tools/serve.mjs').Server} server
 * @param {object} game
 * @returns {Promise<readonly import('../table.mjs').Row[]>}
 */
async function saveRows(server, game) {
  const people = await addPeople(server.database, writers);
  const startedAt = performance.now();
  /** @type {number[]} */
  const latencies = [];
  await Promise.all(
    people.map(async ({ id, cookie }) => {
      for (let version = 0; performance.now() < startedAt + loadMs; version += 1) {
        const saved = { version, restaurantName: null, status: 'playing', game: { ...game, random: version } };
        const sentAt = performance.now();
        const { status } = await call(`${server.url}/api/player-progress/${id}`, {
          method: 'PUT',
          cookie,
          body: JSON.stringify(saved),
        });
        if (status !== 200) throw new Error(`A save returned status ${status}.`);
        if (sentAt > startedAt + warmUpMs) latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const rate = latencies.length / ((loadMs - warmUpMs) / 1000);
  return [
    { name: `${writers} writers: save, p99`, value: quantile(latencies, 0.99), unit: 'ms', target: { max: 50 } },
    { name: `${writers} writers: save, median`, value: median(latencies), unit: 'ms' },
    { name: `${writers} writers: saves`, value: rate, unit: '/s' },
  ];
}

/** Cost of accounts: the signed-in user, and saving a game. @returns {Promise<import('../table.mjs').Row[]>} */
export async function accountRows() {
  await build({ only: ['api'] });
  /** @type {typeof import('../play/playedGame.ts')} */
  const { playedGame } = await importSource('playedGame', 'tests/load/play/playedGame.ts');
  const server = await startServer({ SITE_DIR: 'none' });
  try {
    return [await userRow(server), ...(await saveRows(server, playedGame()))];
  } finally {
    await server.stop();
  }
}
