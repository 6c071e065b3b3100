// @ts-check
import { availableParallelism } from 'node:os';
import { startPostgres } from '../support/postgres/postgres.mjs';
import { pageView } from './ingest-row.mjs';
import { rateOf } from './rates.mjs';
import { median } from './statistics.mjs';
import { microsecondsFor, startWatched } from './watch.mjs';

const rounds = 5;
/** Of each process: its groups are as large beside another one as alone. */
const connections = 64;
/** One core for each process, one for the load and one for PostgreSQL: with fewer they only take them from each other. */
const coresForTwo = 4;

/** @typedef {{ rate: number, microseconds: number }} Round */

/**
 * Events taken by all servers together in a second, and the processor time of one.
 * @param {readonly import('./watch.mjs').WatchedServer[]} servers
 * @returns {Promise<Round>}
 */
async function round(servers) {
  let rate = 0;
  const microseconds = await microsecondsFor(servers, async () => {
    const startedAt = performance.now();
    const each = servers.map(({ url }) => rateOf(`${url}/api/analytics/event`, { body: pageView, connections }));
    rate = (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
    return (rate * (performance.now() - startedAt)) / 1000;
  });
  return { rate, microseconds };
}

/** @param {readonly Round[]} all @param {keyof Round} figure */
const middle = (all, figure) => median(all.map((one) => one[figure]));

/**
 * One process beside two on one database of one PostgreSQL, and beside two with a database each, in turns. The last have nothing to do
 * with each other but the cores: what two cost more than they is the price of sharing.
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function processesRows() {
  const postgres = await startPostgres({ isDurable: true });
  const [shared, other] = [await postgres.create('load'), await postgres.create('load_alone')];
  const first = await startWatched({ DATABASE_URL: shared });
  const second = await startWatched({ DATABASE_URL: shared });
  const apart = await startWatched({ DATABASE_URL: other });
  try {
    /** @type {{ one: Round[], two: Round[], apart: Round[] }} */
    const seen = { one: [], two: [], apart: [] };
    for (let turn = 0; turn <= rounds; turn += 1) {
      const [one, two, each] = [await round([first]), await round([first, second]), await round([first, apart])];
      // The first warms up.
      if (turn === 0) continue;
      seen.one.push(one);
      seen.two.push(two);
      seen.apart.push(each);
    }
    const [rate, alone] = [middle(seen.two, 'rate'), middle(seen.one, 'rate')];
    const [cost, base] = [middle(seen.two, 'microseconds'), middle(seen.one, 'microseconds')];
    const unshared = middle(seen.apart, 'microseconds');
    const cores = availableParallelism();
    return [
      {
        name: `events by two processes on PostgreSQL, beside one (${cores} cores)`,
        value: rate,
        unit: '/s',
        base: alone,
        ...(cores >= coresForTwo && { target: { min: 1.7 * alone } }),
      },
      {
        name: 'processor time of an event by two processes, beside one',
        value: cost,
        unit: 'µs',
        base,
      },
      {
        name: 'processor time of an event by two processes, beside two with a database each',
        value: cost,
        unit: 'µs',
        base: unshared,
        target: { max: 1.15 * unshared },
      },
    ];
  } finally {
    await first.stop();
    await second.stop();
    await apart.stop();
    await postgres.stop();
  }
}
