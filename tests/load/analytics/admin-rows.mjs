// @ts-check
import { build } from '../../../tools/build.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { call } from '../call.mjs';
import { fillEvents } from './fillEvents.mjs';
import { ingestRow } from './ingest-row.mjs';
import { addPeople } from '../people.mjs';
import { quantile } from '../statistics.mjs';

const fewEvents = 10_000;
/** Set BENCH_EVENTS for a shorter run during development. */
const manyEvents = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
/** With fewer, the p99 would be a handful of samples, one of them a garbage collection. */
const requests = 2000;

/** Starts a server with stored events and an administrator. @param {number} events */
async function serverWith(events) {
  const server = await startServer({ SITE_DIR: 'none' });
  await fillEvents(server.database, events, Date.now());
  const [admin] = await addPeople(server.database, 1, 'admin');
  return { server, cookie: admin?.cookie ?? '', url: `${server.url}/api/admin/subscription-metrics` };
}

/** Returns the response time in milliseconds. @param {{ url: string, cookie: string }} request */
async function timeOf({ url, cookie }) {
  const startedAt = performance.now();
  const { status, text } = await call(url, { cookie });
  if (status !== 200) throw new Error(`The metrics returned status ${status}: ${text}`);
  return performance.now() - startedAt;
}

/** Response times of the metrics with few and with many stored events. @returns {Promise<import('../table.mjs').Row[]>} */
async function metricsRows() {
  const [few, many] = [await serverWith(fewEvents), await serverWith(manyEvents)];
  try {
    /** @type {{ few: number[], many: number[] }} */
    const times = { few: [], many: [] };
    for (let turn = 0; turn < requests; turn += 1) {
      times.few.push(await timeOf(few));
      times.many.push(await timeOf(many));
    }
    const p99 = (/** @type {number[]} */ all) => quantile(all.slice(requests / 10), 0.99);
    const base = p99(times.few);
    const value = p99(times.many);
    const name = `metrics with ${manyEvents.toLocaleString('en-US')} events, p99`;
    return [
      {
        name: `${name}, compared with ${fewEvents.toLocaleString('en-US')}`,
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

/** Cost of analytics: reading reports, and ingesting events. @returns {Promise<import('../table.mjs').Row[]>} */
export async function adminRows() {
  await build({ only: ['api'] });
  return [...(await metricsRows()), await ingestRow()];
}
