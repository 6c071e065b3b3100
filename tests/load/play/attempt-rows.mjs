// @ts-check
import { build } from '../../../tools/build.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { call } from '../call.mjs';
import { fillAttempts } from './fillAttempts.mjs';
import { comparedWithoutDatabase, minimumRatio } from '../analytics/ingest-row.mjs';
import { newAttempts } from './newAttempts.mjs';
import { addPeople } from '../people.mjs';
import { quantile } from '../statistics.mjs';

const few = 10_000;
/** Set BENCH_ATTEMPTS for a shorter run during development. */
const many = Number(process.env['BENCH_ATTEMPTS'] ?? 10_000_000);
/** With fewer, the p99 would be a handful of samples, one of them a garbage collection. */
const requests = 2000;
const dayMs = 86_400_000;

/** @typedef {import('@countertop/contract/play/attempts').Attempt} Attempt */

/**
 * Rate of storing attempts, compared with the same endpoint without a database.
 * @param {readonly Attempt[]} attempts @param {number} perCall
 * @returns {Promise<import('../table.mjs').Row>}
 */
export async function storeRow(attempts, perCall) {
  const server = await startServer({ SITE_DIR: 'none' });
  const [person] = await addPeople(server.database, 1);
  const { measured, baseline } = await comparedWithoutDatabase(server, `/api/learners/${person?.id}/attempts`, {
    cookie: person?.cookie ?? '',
    body: () => JSON.stringify({ attempts: newAttempts(attempts, perCall) }),
  });
  return {
    name: `calls with ${perCall} ${perCall === 1 ? 'attempt' : 'attempts'}, compared with no database`,
    value: measured,
    unit: '/s',
    base: baseline,
    // A child who plays sends one at a time; more are sent after a while without a network.
    ...(perCall === 1 && { target: { min: minimumRatio * baseline } }),
  };
}

/** Starts a server with stored attempts and a guardian of all learners. @param {number} count */
async function serverWith(count) {
  const server = await startServer({ SITE_DIR: 'none' });
  const [person] = await addPeople(server.database, 1);
  const learners = await fillAttempts(server.database, person?.id ?? '', count);
  return { server, cookie: person?.cookie ?? '', learners };
}

/**
 * Returns the response time of the skills of a random learner over 13 months, in milliseconds.
 * @param {Awaited<ReturnType<typeof serverWith>>} parts
 */
async function timeOf({ server, cookie, learners }) {
  const [from, to] = [399, 0].map((days) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10));
  const learner = `learner-${Math.floor(Math.random() * learners)}`;
  const startedAt = performance.now();
  const { status, text } = await call(`${server.url}/api/learners/${learner}/skills?from=${from}&to=${to}`, { cookie });
  const ms = performance.now() - startedAt;
  if (status !== 200 || text === '[]') throw new Error(`The skills returned status ${status}: ${text}`);
  return ms;
}

/** Response times of the skills with few and with many stored attempts. @returns {Promise<import('../table.mjs').Row[]>} */
export async function skillRows() {
  const [base, full] = [await serverWith(few), await serverWith(many)];
  try {
    /** @type {{ few: number[], many: number[] }} */
    const times = { few: [], many: [] };
    for (let turn = 0; turn < requests; turn += 1) {
      times.few.push(await timeOf(base));
      times.many.push(await timeOf(full));
    }
    const p99 = (/** @type {number[]} */ all) => quantile(all.slice(requests / 10), 0.99);
    const [baseMs, value] = [p99(times.few), p99(times.many)];
    const name = `skills with ${many.toLocaleString('en-US')} attempts, p99`;
    return [
      {
        name: `${name}, compared with ${few.toLocaleString('en-US')}`,
        value,
        unit: 'ms',
        base: baseMs,
        target: { max: 1.5 * baseMs },
      },
      { name, value, unit: 'ms', target: { max: 20 } },
    ];
  } finally {
    await base.server.stop();
    await full.server.stop();
  }
}

/** Cost of attempts: storing them, and reading skills. @returns {Promise<import('../table.mjs').Row[]>} */
export async function attemptRows() {
  await build({ only: ['api'] });
  /** @type {typeof import('../../../api/test/attempts.ts')} */
  const { playedAttempts } = await importSource('attempts', 'api/test/attempts.ts');
  const attempts = playedAttempts(200, { startMs: Date.now() });
  return [await storeRow(attempts, 1), await storeRow(attempts, 20), ...(await skillRows())];
}
