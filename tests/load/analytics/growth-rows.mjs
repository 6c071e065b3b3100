// @ts-check
import { fillEvents } from './fillEvents.mjs';
import { pageView } from './ingest-row.mjs';
import { rateOf } from '../rates.mjs';
import { median } from '../statistics.mjs';
import { microsecondsFor, startWatched } from '../watch.mjs';

const rounds = 5;
/** Set BENCH_EVENTS for a shorter run during development. */
const most = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const few = 10_000;

function sizes() {
  const all = [few];
  while ((all.at(-1) ?? most) * 10 <= most) all.push((all.at(-1) ?? most) * 10);
  return all;
}

/** @param {number} events */
async function serverWith(events) {
  const server = await startWatched();
  await fillEvents(server.database, events, Date.now());
  return { events, server, costs: /** @type {number[]} */ ([]) };
}

/** CPU time of ingesting an event with few and with many stored events. @returns {Promise<import('../table.mjs').Row[]>} */
export async function growthRows() {
  const all = [];
  try {
    for (const events of sizes()) all.push(await serverWith(events));
    for (let turn = 0; turn <= rounds; turn += 1) {
      for (const { server, costs } of all) {
        const cost = await microsecondsFor([server], async () => {
          const startedAt = performance.now();
          const rate = await rateOf(`${server.url}/api/analytics/event`, { body: pageView });
          return (rate * (performance.now() - startedAt)) / 1000;
        });
        // The first round warms up.
        if (turn > 0) costs.push(cost);
      }
    }
    const base = median(all[0]?.costs ?? []);
    return all.map(({ events, costs }) => ({
      name: `CPU time of an event with ${events.toLocaleString('en-US')} stored`,
      value: median(costs),
      unit: 'µs',
      ...(events > few && { base, target: { max: 1.25 * base } }),
    }));
  } finally {
    for (const { server } of all) await server.stop();
  }
}
