// @ts-check
import knex from 'knex';
import { startServer } from '../../../tools/serve.mjs';
import { startPostgres } from '../../support/postgres/postgres.mjs';
import { call } from '../call.mjs';

export const times = 5;
const writers = 16;
const outageMs = 1500;
const recoveryLimitMs = 30_000;

const wait = (/** @type {number} */ forMs) => new Promise((resolve) => setTimeout(resolve, forMs));

/**
 * Stops and resumes PostgreSQL while events arrive. Returns how many events were acknowledged and how many of these lost, the number
 * of responses other than 200 and 503, and the longest time until the server accepted events again.
 */
export async function postgresGone() {
  const postgres = await startPostgres({ isDurable: true });
  const url = await postgres.create('faults');
  const server = await startServer({ SITE_DIR: 'none', DATABASE_URL: url, LOG_LEVEL: 'silent' });
  /** @type {string[]} */
  const acknowledged = [];
  /** @type {number[]} */
  const unexpected = [];
  const end = new AbortController();
  let sent = 0;
  const writing = Array.from({ length: writers }, async (_, index) => {
    while (!end.signal.aborted) {
      sent += 1;
      const requestId = `r-${sent}`;
      const event = { sessionId: `v-${index}`, eventType: 'page_view', eventData: null, requestId };
      const { status } = await call(`${server.url}/api/analytics/event`, {
        method: 'POST',
        body: JSON.stringify(event),
      });
      if (status === 200) acknowledged.push(requestId);
      else if (status !== 503) unexpected.push(status);
    }
  });
  let slowestMs = 0;
  for (let time = 1; time <= times; time += 1) {
    await wait(outageMs);
    await postgres.pause();
    await wait(outageMs);
    await postgres.resume();
    const [before, backAt] = [acknowledged.length, performance.now()];
    while (acknowledged.length === before) {
      if (performance.now() > backAt + recoveryLimitMs) throw new Error('The server did not recover.');
      await wait(10);
    }
    slowestMs = Math.max(slowestMs, performance.now() - backAt);
  }
  end.abort();
  await Promise.all(writing);
  const data = knex({ client: 'pg', connection: url });
  const stored = new Set(await data('analytics_events').pluck('request_id'));
  await data.destroy();
  await server.stop();
  await postgres.stop();
  const lost = acknowledged.filter((requestId) => !stored.has(requestId)).length;
  return { acknowledged: acknowledged.length, lost, unexpected: unexpected.length, slowestMs };
}
