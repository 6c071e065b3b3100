// @ts-check
import { build } from '../../tools/build.mjs';
import { freePort } from '../../tools/port.mjs';
import { startNode, startServer } from '../../tools/serve.mjs';
import { importSource } from './bundle.mjs';
import { call } from './call.mjs';
import { acknowledgedSavesLost } from './kill-saves.mjs';
import { addPeople } from './people.mjs';
import { medianRound, rateOf } from './rates.mjs';
import { median, quantile } from './statistics.mjs';

const writers = 64;
const writingMs = 8000;

/**
 * Who is signed in, beside a bare Koa with the same answer, in turns so that a busy moment hits both.
 * @param {import('../../tools/serve.mjs').Server} server
 * @returns {Promise<import('./table.mjs').Row>}
 */
async function userRow(server) {
  const [person] = await addPeople(server.database, 1);
  const cookie = person?.cookie ?? '';
  const { text } = await call(`${server.url}/api/auth/user`, { cookie });
  const port = await freePort();
  const bare = startNode(['tests/load/bare-koa.mjs', String(port), text], { NODE_ENV: 'production' });
  const bareUrl = `http://127.0.0.1:${port}/`;
  while (!(await call(bareUrl).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
  const middle = await medianRound(
    () => rateOf(`${server.url}/api/auth/user`, { cookie }),
    () => rateOf(bareUrl, { cookie }),
  );
  bare.child.kill();
  const target = { min: 0.75 * middle.baseline };
  return {
    name: 'GET /api/auth/user, beside bare Koa',
    value: middle.ours,
    unit: 'answers/s',
    target,
    base: middle.baseline,
  };
}

/**
 * Savings of so many children at once, each after the answer to the one before.
 * @param {import('../../tools/serve.mjs').Server} server
 * @param {object} game
 * @returns {Promise<readonly import('./table.mjs').Row[]>}
 */
async function saveRows(server, game) {
  const people = await addPeople(server.database, writers);
  const startedAt = performance.now();
  /** @type {number[]} */
  const latencies = [];
  await Promise.all(
    people.map(async ({ id, cookie }) => {
      for (let version = 0; performance.now() < startedAt + writingMs; version += 1) {
        const saved = { version, restaurantName: null, status: 'playing', game: { ...game, random: version } };
        const sentAt = performance.now();
        const { status } = await call(`${server.url}/api/player-progress/${id}`, {
          method: 'PUT',
          cookie,
          body: JSON.stringify(saved),
        });
        if (status !== 200) throw new Error(`A saving was answered with ${status}.`);
        if (sentAt > startedAt + 1000) latencies.push(performance.now() - sentAt);
      }
    }),
  );
  const rate = latencies.length / ((writingMs - 1000) / 1000);
  return [
    { name: `${writers} writers: a saving, p99`, value: quantile(latencies, 0.99), unit: 'ms', target: { max: 50 } },
    { name: `${writers} writers: a saving, median`, value: median(latencies), unit: 'ms' },
    { name: `${writers} writers: savings`, value: rate, unit: '/s' },
  ];
}

/** What an account costs: who is signed in, saving a game, and a server that is killed. @returns {Promise<import('./table.mjs').Row[]>} */
export async function accountRows() {
  await build({ only: ['api'] });
  /** @type {typeof import('./playedGame.ts')} */
  const { playedGame } = await importSource('playedGame', 'tests/load/playedGame.ts');
  const server = await startServer({ SITE_DIR: 'none' });
  try {
    const rows = [await userRow(server), ...(await saveRows(server, playedGame()))];
    const { lost, acknowledged } = await acknowledgedSavesLost(playedGame());
    return [
      ...rows,
      { name: 'savings acknowledged before 20 kill -9', value: acknowledged, unit: '' },
      { name: 'of them lost', value: lost, unit: '', target: { max: 0 } },
    ];
  } finally {
    await server.stop();
  }
}
