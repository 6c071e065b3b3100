// @ts-check
import { randomBytes } from 'node:crypto';
import knex from 'knex';
import { call } from './call.mjs';
import { acknowledgedLost } from './kills.mjs';
import { addPeople } from './people.mjs';

const writers = 32;
const attemptsPerCall = 5;

/** @typedef {import('@countertop/contract/attempts').Attempt} Attempt */
/** @typedef {import('./people.mjs').Person & { acknowledged: number, ids: string[] }} Learner `ids`: of the confirmed attempts */

/** Returns a unique UUIDv7. */
function newId() {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomBytes(8).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(0, 3)}-8${random.slice(3, 6)}-${random.slice(4)}`;
}

/**
 * Returns unique attempts like those given.
 * @param {readonly Attempt[]} attempts @param {number} count
 */
export function newAttempts(attempts, count) {
  return Array.from({ length: count }, (_, index) => ({ ...attempts[index % attempts.length], id: newId() }));
}

/**
 * Sends attempts until the server is killed.
 * @param {string} url @param {Learner} learner @param {readonly Attempt[]} attempts
 */
async function sendUntilKilled(url, learner, attempts) {
  for (;;) {
    const sent = newAttempts(attempts, attemptsPerCall);
    const request = { method: 'POST', cookie: learner.cookie, body: JSON.stringify({ attempts: sent }) };
    const answer = await call(`${url}/api/learners/${learner.id}/attempts`, request).catch(() => null);
    if (answer === null) return;
    if (answer.status !== 200) throw new Error(`Attempts returned status ${answer.status}: ${answer.text}`);
    learner.ids.push(...sent.map(({ id }) => id));
    learner.acknowledged += sent.length;
  }
}

/**
 * Returns how many acknowledged attempts are missing, plus one for each learner whose totals don't match the stored attempts.
 * @param {string} _url @param {readonly Learner[]} learners @param {string} database
 */
async function countLostAttempts(_url, learners, database) {
  const data = knex({ client: 'sqlite3', connection: { filename: database }, useNullAsDefault: true });
  try {
    let lost = 0;
    for (const { id, ids } of learners) {
      const stored = new Set(await data('attempts').where({ learner_id: id }).pluck('id'));
      const [total] = await data('skill_days').where({ learner_id: id }).sum({ asked: 'asked' });
      lost += ids.filter((one) => !stored.has(one)).length + Number((total?.['asked'] ?? 0) !== stored.size);
    }
    return lost;
  } finally {
    await data.destroy();
  }
}

/**
 * Kills a server 20 times while learners send attempts, and checks each time that all are stored and counted.
 * @param {readonly Attempt[]} attempts first tries
 */
export function acknowledgedAttemptsLost(attempts) {
  return acknowledgedLost({
    writers: async (database) =>
      (await addPeople(database, writers)).map((person) => ({
        ...person,
        acknowledged: 0,
        ids: /** @type {string[]} */ ([]),
      })),
    write: (url, learner) => sendUntilKilled(url, learner, attempts),
    countLost: countLostAttempts,
  });
}
