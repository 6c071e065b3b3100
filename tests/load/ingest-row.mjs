// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../tools/port.mjs';
import { root } from '../../tools/run.mjs';
import { startNode, startServer } from '../../tools/serve.mjs';
import { importSource } from './bundle.mjs';
import { call } from './call.mjs';
import { middleRound, rateOf } from './rates.mjs';

let sent = 0;
/** A page view of one of a thousand visitors, never the same twice. */
export function pageView() {
  sent += 1;
  const eventData = '{"page":"/game"}';
  return JSON.stringify({ sessionId: `v-${sent % 1000}`, eventType: 'page_view', eventData, requestId: `r-${sent}` });
}

/**
 * Taking events with their counts, beside the same without a database.
 * @param {number} least of the calls of the one without a database
 * @returns {Promise<import('./table.mjs').Row>}
 */
export async function ingestRow(least) {
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
    const target = { min: least * bare };
    return { name: 'events taken and counted, beside no database', value: ours, unit: '/s', base: bare, target };
  } finally {
    alone.child.kill();
    await server.stop();
  }
}
