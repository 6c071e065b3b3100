// @ts-check
import knex from 'knex';
import { call } from './call.mjs';
import { acknowledgedLost } from './kills.mjs';

const writers = 32;

/** @typedef {{ session: string, sent: number, acknowledged: number, requests: string[] }} Visitor */

/** @param {number} index @returns {Visitor} */
export const newVisitor = (index) => ({ session: `visitor-${index}`, sent: 0, acknowledged: 0, requests: [] });

/**
 * Sends events until the server is killed.
 * @param {string} url @param {Visitor} visitor
 */
export async function postUntilKilled(url, visitor) {
  for (;;) {
    visitor.sent += 1;
    const requestId = `r-${visitor.sent}`;
    const event = { sessionId: visitor.session, eventType: 'page_view', eventData: '{"page":"/game"}', requestId };
    const body = JSON.stringify(event);
    const answer = await call(`${url}/api/analytics/event`, { method: 'POST', body }).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`An event returned status ${answer.status}: ${answer.text}`);
    visitor.acknowledged += 1;
    visitor.requests.push(requestId);
  }
}

/**
 * Returns how many acknowledged events are missing, plus one if the totals do not match the stored events.
 * @param {string} _url @param {readonly Visitor[]} visitors @param {string} database
 */
export async function countLostEvents(_url, visitors, database) {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  try {
    let lost = 0;
    for (const { session, requests } of visitors) {
      const stored = new Set(await data('analytics_events').where({ session_id: session }).pluck('request_id'));
      lost += requests.filter((request) => !stored.has(request)).length;
    }
    const [events] = await data('analytics_events').count({ count: '*' });
    const [people] = await data('analytics_events').countDistinct({ count: 'session_id' });
    const tally = await data('analytics_counters').where({ kind: 'page', day: 'all', name: '/game' }).first();
    // A visitor who is active past midnight counts on both days.
    const isCounted = tally?.count === events?.['count'] && tally?.people >= Number(people?.['count']);
    return lost + (isCounted ? 0 : 1);
  } finally {
    await data.destroy();
  }
}

/** Kills a server 20 times while events arrive, and checks each time that all are stored and counted. */
export function acknowledgedEventsLost() {
  return acknowledgedLost({
    writers: async () => Array.from({ length: writers }, (_, index) => newVisitor(index)),
    write: postUntilKilled,
    countLost: countLostEvents,
  });
}
