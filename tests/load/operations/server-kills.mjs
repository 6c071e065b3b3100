// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import knex from 'knex';
import { importSource } from '../../../tools/build/importSource.mjs';
import { freePort } from '../../../tools/port.mjs';
import { startNode, untilReady } from '../../../tools/serve.mjs';
import { nodeFlags, serverFile } from '../../../tools/server-file.mjs';
import { call } from '../call.mjs';
import { newAttempts } from '../play/newAttempts.mjs';
import { addPeople } from '../people.mjs';

/** Set BENCH_KILLS for a shorter run during development. */
export const kills = Number(process.env['BENCH_KILLS'] ?? 20);
/** Kill times are random, so that some interrupt a group commit. */
const killAfterMs = { least: 200, most: 900 };
const writersPerKind = 32;
const attemptsPerCall = 5;

/**
 * Writers of one kind.
 * @typedef {object} Writers
 * @property {(url: string) => Promise<unknown>} write writes until the server is killed
 * @property {(url: string) => Promise<number>} countLost returns how many acknowledged writes are missing or not counted
 * @property {() => number} acknowledged
 */

/** @typedef {Awaited<ReturnType<typeof call>>} Answer */

/**
 * Repeats a call until the server is killed.
 * @param {() => Promise<Answer>} send @param {() => void} acknowledge
 */
async function untilKilled(send, acknowledge) {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`A call returned status ${answer.status}: ${answer.text}`);
    acknowledge();
  }
}

/** @template T @param {string} database @param {(data: import('knex').Knex) => Promise<T>} read */
async function readFrom(database, read) {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  try {
    return await read(data);
  } finally {
    await data.destroy();
  }
}

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Visitors who send events. @param {string} database @returns {Promise<Writers>} */
async function events(database) {
  const visitors = Array.from({ length: writersPerKind }, (_, index) => ({
    session: `visitor-${index}`,
    sent: 0,
    requests: /** @type {string[]} */ ([]),
  }));
  return {
    write: (url) =>
      Promise.all(
        visitors.map((visitor) => {
          const send = () => {
            visitor.sent += 1;
            const event = { eventType: 'page_view', eventData: '{"page":"/game"}', requestId: `r-${visitor.sent}` };
            const body = JSON.stringify({ ...event, sessionId: visitor.session });
            return call(`${url}/api/analytics/event`, { method: 'POST', body });
          };
          return untilKilled(send, () => visitor.requests.push(`r-${visitor.sent}`));
        }),
      ),
    countLost: () =>
      readFrom(database, async (data) => {
        let lost = 0;
        for (const { session, requests } of visitors) {
          const stored = new Set(await data('analytics_events').where({ session_id: session }).pluck('request_id'));
          lost += requests.filter((request) => !stored.has(request)).length;
        }
        const [all] = await data('analytics_events').count({ count: '*' });
        const [people] = await data('analytics_events').countDistinct({ count: 'session_id' });
        const counter = await data('analytics_counters').where({ kind: 'page', day: 'all', name: '/game' }).first();
        // A visitor who is active past midnight counts on both days.
        const isCounted = counter?.count === all?.['count'] && counter?.people >= Number(people?.['count']);
        return lost + Number(!isCounted);
      }),
    acknowledged: () => sum(visitors.map(({ requests }) => requests.length)),
  };
}

/** Players who save their games. @param {string} database @returns {Promise<Writers>} */
async function saves(database) {
  /** @type {typeof import('../play/playedGame.ts')} */
  const { playedGame } = await importSource('playedGame', 'tests/load/play/playedGame.ts');
  const game = playedGame();
  const players = (await addPeople(database, writersPerKind)).map((person) => ({ ...person, version: 0 }));
  /** @param {string} url @param {(typeof players)[number]} player */
  async function save(url, player) {
    const address = `${url}/api/player-progress/${player.id}`;
    const before = await call(address, player).catch(() => null);
    if (before === null) return;
    let version = before.status === 200 ? JSON.parse(before.text).version : 0;
    const send = () => {
      const saved = { version, restaurantName: null, status: 'menu', game: { ...game, random: version } };
      return call(address, { method: 'PUT', cookie: player.cookie, body: JSON.stringify(saved) });
    };
    await untilKilled(send, () => {
      version += 1;
      player.version = version;
    });
  }
  /** Whether a player finds an older game than the last acknowledged one, or a different game with its version. @param {string} url @param {(typeof players)[number]} player */
  async function isLost(url, player) {
    if (player.version === 0) return false;
    const { status, text } = await call(`${url}/api/player-progress/${player.id}`, player);
    if (status !== 200) return true;
    const stored = JSON.parse(text);
    // An unacknowledged save may be stored as well.
    return stored.version < player.version || stored.game.random !== stored.version - 1;
  }
  return {
    write: (url) => Promise.all(players.map((player) => save(url, player))),
    countLost: async (url) => sum((await Promise.all(players.map((player) => isLost(url, player)))).map(Number)),
    acknowledged: () => sum(players.map(({ version }) => version)),
  };
}

/** Learners who send attempts. @param {string} database @returns {Promise<Writers>} */
async function attempts(database) {
  /** @type {typeof import('../../../api/test/attempts.ts')} */
  const { playedAttempts } = await importSource('attempts', 'api/test/attempts.ts');
  const played = playedAttempts(200, { startMs: Date.now() });
  const people = await addPeople(database, writersPerKind);
  const learners = people.map((person) => ({ ...person, ids: /** @type {string[]} */ ([]) }));
  return {
    write: (url) =>
      Promise.all(
        learners.map(({ id, cookie, ids }) => {
          /** @type {ReturnType<typeof newAttempts>} */
          let sent = [];
          const send = () => {
            sent = newAttempts(played, attemptsPerCall);
            const body = JSON.stringify({ attempts: sent });
            return call(`${url}/api/learners/${id}/attempts`, { method: 'POST', cookie, body });
          };
          return untilKilled(send, () => ids.push(...sent.map((attempt) => attempt.id)));
        }),
      ),
    countLost: () =>
      readFrom(database, async (data) => {
        let lost = 0;
        for (const { id, ids } of learners) {
          const stored = new Set(await data('attempts').where({ learner_id: id }).pluck('id'));
          const [total] = await data('skill_days').where({ learner_id: id }).sum({ asked: 'asked' });
          lost += ids.filter((one) => !stored.has(one)).length + Number((total?.['asked'] ?? 0) !== stored.size);
        }
        return lost;
      }),
    acknowledged: () => sum(learners.map(({ ids }) => ids.length)),
  };
}

/** Kinds of writers, by name. */
export const kindsOfWrites = { events, saves, attempts };
/** @typedef {keyof typeof kindsOfWrites} KindOfWrites */

/**
 * Kills a server again and again under writes, and checks each time that everything acknowledged is stored.
 * @param {readonly KindOfWrites[]} kinds written at the same time
 */
export async function acknowledgedLost(kinds) {
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-kill-'));
  const database = path.join(folder, 'countertop.sqlite');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: database,
    SITE_DIR: 'none',
    LOG_LEVEL: 'warn',
    // All requests come from one IP address.
    ANALYTICS_BUDGET: 'off',
  };
  const start = async () => {
    const program = startNode([...nodeFlags, serverFile()], settings);
    await untilReady(url, program);
    return program;
  };
  let program = await start();
  /** @type {Writers[]} */
  const all = [];
  for (const kind of kinds) all.push(await kindsOfWrites[kind](database));
  let lost = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const writing = all.map((writers) => writers.write(url));
    const { least, most } = killAfterMs;
    await new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
    program.child.kill('SIGKILL');
    await Promise.all([program.ended, ...writing]);
    program = await start();
    for (const writers of all) lost += await writers.countLost(url);
  }
  program.child.kill('SIGTERM');
  await program.ended;
  rmSync(folder, { recursive: true, force: true });
  return { lost, acknowledged: sum(all.map((writers) => writers.acknowledged())) };
}
