// @ts-check
import { availableParallelism } from 'node:os';
import { startPostgres } from '../../support/postgres/postgres.mjs';
import { pageView } from '../analytics/ingest-row.mjs';
import { rateOf } from '../rates.mjs';
import { median } from '../statistics.mjs';
import { microsecondsFor, startWatched } from '../watch.mjs';

const rounds = 5;
/** Per process, so that group commits have the same size with one or two. */
const connections = 64;
/** One for each process, one for the load and one for PostgreSQL. With fewer, they compete. */
const coresForTwo = 4;

/** @typedef {{ rate: number, microseconds: number }} Round */

/**
 * Events per second of all servers together, and CPU time per event.
 * @param {readonly import('../watch.mjs').WatchedServer[]} servers
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
const medianOf = (all, figure) => median(all.map((one) => one[figure]));

/**
 * Compares one process, two on the same PostgreSQL database, and two with separate databases. The last two share only the cores, so the
 * difference is the cost of sharing a database.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function processesRows() {
  const postgres = await startPostgres({ isDurable: true });
  const [shared, other] = [await postgres.create('load'), await postgres.create('load_alone')];
  const first = await startWatched({ DATABASE_URL: shared });
  const second = await startWatched({ DATABASE_URL: shared });
  const apart = await startWatched({ DATABASE_URL: other });
  try {
    /** @type {{ one: Round[], two: Round[], apart: Round[] }} */
    const measured = { one: [], two: [], apart: [] };
    for (let turn = 0; turn <= rounds; turn += 1) {
      const [one, two, each] = [await round([first]), await round([first, second]), await round([first, apart])];
      // The first round warms up.
      if (turn === 0) continue;
      measured.one.push(one);
      measured.two.push(two);
      measured.apart.push(each);
    }
    const [rate, alone] = [medianOf(measured.two, 'rate'), medianOf(measured.one, 'rate')];
    const [cost, base] = [medianOf(measured.two, 'microseconds'), medianOf(measured.one, 'microseconds')];
    const unshared = medianOf(measured.apart, 'microseconds');
    const cores = availableParallelism();
    return [
      {
        name: `events by two processes on PostgreSQL, compared with one (${cores} cores)`,
        value: rate,
        unit: '/s',
        base: alone,
        ...(cores >= coresForTwo && { target: { min: 1.7 * alone } }),
      },
      {
        name: 'CPU time of an event with two processes, compared with one',
        value: cost,
        unit: 'µs',
        base,
      },
      {
        name: 'CPU time of an event with two processes, compared with separate databases',
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
