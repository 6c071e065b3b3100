// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../tools/port.mjs';
import { root } from '../../../tools/run.mjs';
import { nodeFlags } from '../../../tools/server-file.mjs';
import { startNode, startServer, untilReady } from '../../../tools/serve.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { medianRound, rateOf } from '../rates.mjs';

/** Lowest share of the rate without a database that a transaction of several Knex statements must reach. */
export const minimumRatio = 0.65;

let sent = 0;
/** Returns a unique page view of one of a thousand visitors. Like in a browser, the request ID starts with the time. */
export function pageView() {
  sent += 1;
  const eventData = '{"page":"/game"}';
  const requestId = `${Date.now().toString(36)}-${sent}`;
  return JSON.stringify({ sessionId: `v-${sent % 1000}`, eventType: 'page_view', eventData, requestId });
}

/**
 * Compares the rate of an endpoint with the same endpoint without a database, and stops both servers.
 * @param {import('../../../tools/serve.mjs').Server} server
 * @param {string} endpoint
 * @param {{ body: () => string, cookie?: string }} request
 */
export async function comparedWithoutDatabase(server, endpoint, request) {
  await importSource('ingestAlone', 'tests/load/analytics/ingestAlone.ts');
  const file = pathToFileURL(path.join(root, '.cache/bench/source/ingestAlone.mjs')).href;
  const port = await freePort();
  const script = `import { serve } from ${JSON.stringify(file)}; serve(${port});`;
  const bare = startNode([...nodeFlags, '--input-type=module', '-e', script], { NODE_ENV: 'production' });
  const bareUrl = `http://127.0.0.1:${port}`;
  try {
    await untilReady(bareUrl, bare, '/healthz');
    const options = { ...request, connections: 64 };
    return await medianRound(
      () => rateOf(`${server.url}${endpoint}`, options),
      () => rateOf(`${bareUrl}${endpoint}`, options),
    );
  } finally {
    bare.child.kill();
    await server.stop();
  }
}

/**
 * Rate of ingesting and counting events, compared with the same endpoint without a database.
 * @returns {Promise<import('../table.mjs').Row>}
 */
export async function ingestRow() {
  const server = await startServer({ SITE_DIR: 'none' });
  const { measured, baseline } = await comparedWithoutDatabase(server, '/api/analytics/event', { body: pageView });
  const target = { min: minimumRatio * baseline };
  return { name: 'events ingested, compared with no database', value: measured, unit: '/s', base: baseline, target };
}
