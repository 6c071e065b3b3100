// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../tools/build.mjs';
import { freePort } from '../../tools/port.mjs';
import { root } from '../../tools/run.mjs';
import { startNode, startServer } from '../../tools/serve.mjs';
import { importSource } from './bundle.mjs';
import { call } from './call.mjs';
import { fillEvents } from './fillEvents.mjs';
import { acknowledgedEventsLost } from './kill-events.mjs';
import { addPeople } from './people.mjs';
import { middleRound, quantile, rateOf } from './rates.mjs';

const fewEvents = 10_000;
/** `BENCH_EVENTS` for less while one develops. */
const manyEvents = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const asked = 400;

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

let sent = 0;
/** A page view of one of a thousand visitors, never the same twice. */
function pageView() {
  sent += 1;
  const eventData = '{"page":"/game"}';
  return JSON.stringify({ sessionId: `v-${sent % 1000}`, eventType: 'page_view', eventData, requestId: `r-${sent}` });
}

/** Taking events with their counts, beside the same without a database. @returns {Promise<import('./table.mjs').Row>} */
async function ingestRow() {
  await importSource('ingestAlone', 'tests/load/ingestAlone.ts');
  const file = pathToFileURL(path.join(root, '.cache/bench/source/ingestAlone.mjs')).href;
  const port = await freePort();
  const script = `import { serve } from ${JSON.stringify(file)}; serve(${port});`;
  const alone = startNode(['--input-type=module', '-e', script], { NODE_ENV: 'production' });
  const aloneUrl = `http://127.0.0.1:${port}/api/analytics/event`;
  const server = await startServer({ SITE_DIR: 'none' });
  try {
    while (!(await call(aloneUrl).catch(() => null))) await new Promise((resolve) => setTimeout(resolve, 50));
    const options = { body: pageView, callers: 64 };
    const { ours, bare } = await middleRound(
      () => rateOf(`${server.url}/api/analytics/event`, options),
      () => rateOf(aloneUrl, options),
    );
    const target = { min: 0.7 * bare };
    return { name: 'events taken and counted, beside no database', value: ours, unit: '/s', base: bare, target };
  } finally {
    alone.child.kill();
    await server.stop();
  }
}

/** What administrators' figures cost: reading them, keeping them, and a server that is killed. @returns {Promise<import('./table.mjs').Row[]>} */
export async function adminRows() {
  await build({ only: ['api'] });
  const rows = [...(await metricsRows()), await ingestRow()];
  const { lost, acknowledged } = await acknowledgedEventsLost();
  return [
    ...rows,
    { name: 'events acknowledged before 20 kill -9', value: acknowledged, unit: '' },
    { name: 'of them lost or not counted', value: lost, unit: '', target: { max: 0 } },
  ];
}
