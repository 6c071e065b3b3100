// @ts-check
import { build } from '../../tools/build.mjs';
import { startServer } from '../../tools/serve.mjs';
import { call } from './call.mjs';
import { fillEvents } from './fillEvents.mjs';
import { ingestRow } from './ingest-row.mjs';
import { acknowledgedEventsLost } from './kill-events.mjs';
import { addPeople } from './people.mjs';
import { quantile } from './statistics.mjs';

const fewEvents = 10_000;
/** `BENCH_EVENTS` for less while one develops. */
const manyEvents = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
/** The hundredth part of fewer is a handful of moments, and one of them a pause to collect garbage. */
const asked = 2000;

/** A server with so many events, and an administrator to ask it. @param {number} events */
async function serverWith(events) {
  const server = await startServer({ SITE_DIR: 'none' });
  await fillEvents(server.database, events, Date.now());
  const [admin] = await addPeople(server.database, 1, 'admin');
  return { server, cookie: admin?.cookie ?? '', url: `${server.url}/api/admin/subscription-metrics` };
}

/** @param {{ url: string, cookie: string }} at */
async function timeOf({ url, cookie }) {
  const startedAt = performance.now();
  const { status, text } = await call(url, { cookie });
  if (status !== 200) throw new Error(`The metrics were answered with ${status}: ${text}`);
  return performance.now() - startedAt;
}

/** The metrics with few events and with many, in turns. @returns {Promise<import('./table.mjs').Row[]>} */
async function metricsRows() {
  const [few, many] = [await serverWith(fewEvents), await serverWith(manyEvents)];
  try {
    /** @type {{ few: number[], many: number[] }} */
    const times = { few: [], many: [] };
    for (let turn = 0; turn < asked; turn += 1) {
      times.few.push(await timeOf(few));
      times.many.push(await timeOf(many));
    }
    const warm = (/** @type {number[]} */ all) => quantile(all.slice(asked / 10), 0.99);
    const base = warm(times.few);
    const value = warm(times.many);
    const name = `metrics with ${manyEvents.toLocaleString('en-US')} events, p99`;
    return [
      {
        name: `${name}, beside ${fewEvents.toLocaleString('en-US')}`,
        value,
        unit: 'ms',
        base,
        target: { max: 1.5 * base },
      },
      { name, value, unit: 'ms', target: { max: 20 } },
    ];
  } finally {
    await few.server.stop();
    await many.server.stop();
  }
}

/** What administrators' figures cost: reading them, keeping them, and a server that is killed. @returns {Promise<import('./table.mjs').Row[]>} */
export async function adminRows() {
  await build({ only: ['api'] });
  const rows = [...(await metricsRows()), await ingestRow(0.7)];
  const { lost, acknowledged } = await acknowledgedEventsLost();
  return [
    ...rows,
    { name: 'events acknowledged before 20 kill -9', value: acknowledged, unit: '' },
    { name: 'of them lost or not counted', value: lost, unit: '', target: { max: 0 } },
  ];
}
