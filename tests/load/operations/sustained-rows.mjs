// @ts-check
import { playMixed } from './mixed.mjs';
import { addPeople } from '../people.mjs';
import { startWatched } from '../watch.mjs';

const players = 64;
const sampleMs = 5000;
const megabyte = 1e6;

/** @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Returns the slope per sample by linear regression.
 * @param {readonly number[]} samples
 */
function slopeOf(samples) {
  const middle = (samples.length - 1) / 2;
  const level = mean(samples);
  const [covariance, variance] = samples.reduce(
    ([sum, squares], sample, index) => [sum + (index - middle) * (sample - level), squares + (index - middle) ** 2],
    [0, 0],
  );
  return variance === 0 ? 0 : covariance / variance;
}

/**
 * One server process under the requests of a school day.
 * @param {object} game @param {number} minutes
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function sustainedRows(game, minutes) {
  const server = await startWatched();
  try {
    // Warm-up with other accounts, because each measured player starts without a saved game.
    const warmUp = await addPeople(server.database, players);
    await playMixed({ urls: [server.url], people: warmUp, game, durationMs: 5000 });
    const people = await addPeople(server.database, players);
    /** @type {number[]} */
    const memory = [];
    const sampling = setInterval(() => {
      server.metric('process_resident_memory_bytes').then(
        (bytes) => memory.push(bytes),
        () => {},
      );
    }, sampleMs);
    const cpuBefore = await server.metric('process_cpu_seconds_total');
    const { calls, errors, seconds, timeOf } = await playMixed({
      urls: [server.url],
      people,
      game,
      durationMs: minutes * 60_000,
    });
    clearInterval(sampling);
    const cpuSeconds = (await server.metric('process_cpu_seconds_total')) - cpuBefore;
    const fifth = Math.max(1, Math.floor(memory.length / 5));
    // Caches and queues grow during the first fifth.
    const warm = memory.slice(fifth);
    const [base, end] = [mean(warm.slice(0, fifth)), mean(warm.slice(-fifth))];
    const kinds = errors.length === 0 ? '' : ` (${[...new Set(errors)].join(', ')})`;
    const name = `mixed load, ${minutes} min, ${players} connections`;
    return [
      { name: `${name}: requests`, value: calls / seconds, unit: '/s' },
      { name: `${name}: p99`, value: timeOf(99), unit: 'ms', target: { max: 100 } },
      { name: `${name}: median`, value: timeOf(50), unit: 'ms' },
      { name: `${name}: errors${kinds}`, value: errors.length, unit: `of ${calls}`, target: { max: 0 } },
      { name: `${name}: CPU time of a request`, value: (1e6 * cpuSeconds) / calls, unit: 'µs' },
      {
        name: `${name}: memory at the end, compared with the second fifth`,
        value: end / megabyte,
        unit: 'MB',
        base: base / megabyte,
        target: { max: (1.1 * base) / megabyte },
      },
      {
        name: `${name}: memory growth`,
        value: (slopeOf(warm) * 60_000) / sampleMs / megabyte,
        unit: 'MB/min',
      },
    ];
  } finally {
    await server.stop();
  }
}
