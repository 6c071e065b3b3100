// @ts-check
import { importSource } from '../../../tools/build/importSource.mjs';

const learners = Number(process.env['BENCH_LEARNERS'] ?? 2000);
const policies = /** @type {const} */ (['uniform', 'reviews', 'fsrs']);
const policyNames = { uniform: 'uniform practice', reviews: 'reviews', fsrs: 'ts-fsrs' };

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Measures what simulated learners remember after 35 days, with and without reviews. @returns {Promise<import('../table.mjs').Row[]>} */
export async function learningRows() {
  /** @type {typeof import('./learning.ts')} */
  const { curves, simulateLearner } = await importSource('learning', 'tests/load/play/learning.ts');
  /** @type {import('../table.mjs').Row[]} */
  const rows = [];
  const gains = [];
  let [days, crowded] = [0, 0];
  for (const [name, curve] of Object.entries(curves)) {
    /** @type {Record<string, number>} */
    const kept = {};
    for (const policy of policies) {
      const results = Array.from({ length: learners }, (_, seed) => simulateLearner(seed, curve, policy));
      const learned = results.flatMap(({ retention }) => (retention === null ? [] : [retention]));
      kept[policy] = (100 * sum(learned)) / learned.length;
      const practiced = (100 * sum(results.map((result) => result.practiced))) / learners;
      const share = (100 * sum(results.map(({ reviews }) => reviews))) / sum(results.map(({ orders }) => orders));
      rows.push({ name: `${name}: learned skills on day 35, ${policyNames[policy]}`, value: kept[policy], unit: '%' });
      rows.push({ name: `${name}: all practiced skills, ${policyNames[policy]}`, value: practiced, unit: '%' });
      rows.push({ name: `${name}: reviews among orders, ${policyNames[policy]}`, value: share, unit: '%' });
      days += sum(results.map((result) => result.days));
      crowded += sum(results.map(({ crowdedDays }) => crowdedDays));
    }
    const gain = (kept['reviews'] ?? 0) - (kept['uniform'] ?? 0);
    gains.push(gain);
    rows.push({ name: `${name}: gain over uniform practice`, value: gain, unit: 'points', target: { min: -1 } });
  }
  rows.push({ name: 'average gain', value: sum(gains) / gains.length, unit: 'points', target: { min: 8 } });
  rows.push({ name: 'days simulated', value: days, unit: '', target: { min: 100_000 } });
  rows.push({ name: 'days with more than a third of reviews', value: crowded, unit: '', target: { max: 0 } });
  return rows;
}
