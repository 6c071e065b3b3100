// @ts-check
import { createHistogram } from 'node:perf_hooks';
import { call } from '../call.mjs';

/** Of 20 requests, 16 report time played, 3 send an event and 1 saves or reads. */
const cycle = 20;
const heartbeats = 16;
const events = 3;
const nanosecondsInMs = 1e6;

/**
 * `errors` are the statuses of responses other than 200; 0 if there was none.
 * @typedef {object} Outcome
 * @property {number} calls
 * @property {readonly number[]} errors
 * @property {number} seconds
 * @property {(percent: number) => number} timeOf latency percentile in milliseconds
 */

/**
 * Returns a function that creates the next request of a player, in the mix of a school day.
 * @param {import('../people.mjs').Person} person @param {object} game
 */
function playerRequests({ id, cookie }, game) {
  let turn = Math.floor(Math.random() * cycle);
  let seconds = 0;
  let version = 0;
  const post = (/** @type {string} */ path, /** @type {object} */ body) => ({
    path,
    options: { method: 'POST', cookie, body: JSON.stringify(body) },
    done: () => {},
  });

  function heartbeat() {
    seconds += 30;
    return post('/api/analytics/session', { sessionId: id, timeSpent: seconds % 604_800 });
  }

  function event() {
    const data = JSON.stringify({ difficulty: 'ages_8_9' });
    const requestId = `${Date.now().toString(36)}-${id}-${turn}`;
    return post('/api/analytics/event', { sessionId: id, eventType: 'game_start', eventData: data, requestId });
  }

  function save() {
    const body = JSON.stringify({ version, restaurantName: null, status: 'playing', game: { ...game, random: turn } });
    const path = `/api/player-progress/${id}`;
    return { path, options: { method: 'PUT', cookie, body }, done: () => void (version += 1) };
  }

  const reads = [`/api/player-progress/${id}`, '/api/auth/user', '/api/menu-items/beginner'];

  function read() {
    const path = reads[Math.floor(turn / cycle) % reads.length] ?? '/api/auth/user';
    return { path, options: { cookie }, done: () => {} };
  }

  return function nextRequest() {
    turn += 1;
    const place = turn % cycle;
    if (place < heartbeats) return heartbeat();
    if (place < heartbeats + events) return event();
    return version === 0 || Math.floor(turn / cycle) % 2 === 0 ? save() : read();
  };
}

/**
 * Sends the requests of concurrent players, distributed over the URLs. Each sends its next request after the response.
 * @param {object} parts
 * @param {readonly string[]} parts.urls
 * @param {readonly import('../people.mjs').Person[]} parts.people
 * @param {object} parts.game
 * @param {number} parts.durationMs
 * @returns {Promise<Outcome>}
 */
export async function playMixed({ urls, people, game, durationMs }) {
  const times = createHistogram();
  const startedAt = performance.now();
  /** @type {number[]} */
  const errors = [];
  await Promise.all(
    people.map(async (person, index) => {
      const url = urls[index % urls.length] ?? '';
      const nextRequest = playerRequests(person, game);
      while (performance.now() < startedAt + durationMs) {
        const { path, options, done } = nextRequest();
        const sentAt = performance.now();
        const status = await call(`${url}${path}`, options).then(
          (answer) => answer.status,
          () => 0,
        );
        times.record(Math.max(1, Math.round((performance.now() - sentAt) * nanosecondsInMs)));
        if (status === 200) done();
        else errors.push(status);
      }
    }),
  );
  return {
    calls: times.count,
    errors,
    seconds: (performance.now() - startedAt) / 1000,
    timeOf: (percent) => times.percentile(percent) / nanosecondsInMs,
  };
}
