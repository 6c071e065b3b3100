// @ts-check
import { playMixed } from './mixed.mjs';
import { addPeople } from './people.mjs';
import { startWatched } from './watch.mjs';

const children = 64;
const sampleMs = 5000;
const megabyte = 1e6;

/** The mean of numbers. @param {readonly number[]} numbers */
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Growth by the line that lies closest to the samples, for each of them.
 * @param {readonly number[]} samples
 */
function slopeOf(samples) {
  const middle = (samples.length - 1) / 2;
  const level = mean(samples);
  const [above, below] = samples.reduce(
    ([sum, squares], sample, index) => [sum + (index - middle) * (sample - level), squares + (index - middle) ** 2],
    [0, 0],
  );
  return below === 0 ? 0 : above / below;
}

/**
 * One process under the mix of a school day, for so many minutes.
 * @param {object} game @param {number} minutes
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function sustainedRows(game, minutes) {
  const server = await startWatched();
  try {
    // Others than those who are measured: who plays here begins with a game that was never saved.
    const before = await addPeople(server.database, children);
    await playMixed({ urls: [server.url], people: before, game, forMs: 5000 });
    const people = await addPeople(server.database, children);
    /** @type {number[]} */
    const memory = [];
    const sampling = setInterval(() => {
      server.figure('process_resident_memory_bytes').then(
        (bytes) => memory.push(bytes),
        () => {},
      );
    }, sampleMs);
    const cpuBefore = await server.figure('process_cpu_seconds_total');
    const { calls, errors, seconds, timeOf } = await playMixed({
      urls: [server.url],
      people,
      game,
      forMs: minutes * 60_000,
    });
    clearInterval(sampling);
    const cpuSeconds = (await server.figure('process_cpu_seconds_total')) - cpuBefore;
    const fifth = Math.max(1, Math.floor(memory.length / 5));
    // In the first fifth caches and queues find their size.
    const warm = memory.slice(fifth);
    const [base, end] = [mean(warm.slice(0, fifth)), mean(warm.slice(-fifth))];
    const kinds = errors.length === 0 ? '' : ` (${[...new Set(errors)].join(', ')})`;
    const name = `mixed load, ${minutes} min, ${children} at once`;
    return [
      { name: `${name}: calls`, value: calls / seconds, unit: '/s' },
      { name: `${name}: p99`, value: timeOf(99), unit: 'ms', target: { max: 100 } },
      { name: `${name}: median`, value: timeOf(50), unit: 'ms' },
      { name: `${name}: errors${kinds}`, value: errors.length, unit: `of ${calls}`, target: { max: 0 } },
      { name: `${name}: processor time of a call`, value: (1e6 * cpuSeconds) / calls, unit: 'µs' },
      {
        name: `${name}: memory at the end, beside after the first fifth`,
        value: end / megabyte,
        unit: 'MB',
        base: base / megabyte,
        target: { max: (1.1 * base) / megabyte },
      },
      {
        name: `${name}: memory grows by`,
        value: (slopeOf(warm) * 60_000) / sampleMs / megabyte,
        unit: 'MB a minute',
      },
    ];
  } finally {
    await server.stop();
  }
}
