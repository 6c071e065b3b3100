// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../tools/port.mjs';
import { root } from '../../tools/run.mjs';
import { nodeFlags } from '../../tools/server-file.mjs';
import { startNode, startServer, untilReady } from '../../tools/serve.mjs';
import { importSource } from './bundle.mjs';
import { medianRound, rateOf } from './rates.mjs';

let sent = 0;
/** A page view of one of a thousand visitors, never the same twice; its id begins with the time as a browser's does. */
export function pageView() {
  sent += 1;
  const eventData = '{"page":"/game"}';
  const requestId = `${Date.now().toString(36)}-${sent}`;
  return JSON.stringify({ sessionId: `v-${sent % 1000}`, eventType: 'page_view', eventData, requestId });
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
  const alone = startNode([...nodeFlags, '--input-type=module', '-e', script], { NODE_ENV: 'production' });
  const aloneUrl = `http://127.0.0.1:${port}`;
  const server = await startServer({ SITE_DIR: 'none' });
  try {
    await untilReady(aloneUrl, alone, '/healthz');
    const options = { body: pageView, connections: 64 };
    const { ours, baseline } = await medianRound(
      () => rateOf(`${server.url}/api/analytics/event`, options),
      () => rateOf(`${aloneUrl}/api/analytics/event`, options),
    );
    const target = { min: least * baseline };
    return { name: 'events taken and counted, beside no database', value: ours, unit: '/s', base: baseline, target };
  } finally {
    alone.child.kill();
    await server.stop();
  }
}
