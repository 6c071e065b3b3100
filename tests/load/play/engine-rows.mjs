// @ts-check
import { importSource } from '../../../tools/build/importSource.mjs';

/** Speed of the engine on one core. @returns {Promise<import('../table.mjs').Row[]>} */
export async function engineRows() {
  /** @type {typeof import('./engine.ts')} */
  const { measureEngine } = await importSource('engine', 'tests/load/play/engine.ts');
  const { eventsPerSecond, problemsPerSecond } = measureEngine();
  const target = { min: 200_000 };
  return [
    { name: 'next(game, event)', value: eventsPerSecond, unit: 'events/s', target },
    { name: 'problem generation', value: problemsPerSecond, unit: 'problems/s', target },
    { name: '100,000 problems with wrong paths', value: 100_000 / problemsPerSecond, unit: 's', target: { max: 2 } },
  ];
}
