// @ts-check
import { importSource } from '../../../tools/build/importSource.mjs';

/** Days of simulated children: idle time, customers lost, celebrations. @returns {Promise<import('../table.mjs').Row[]>} */
export async function childrenRows() {
  /** @type {typeof import('./children.ts')} */
  const { measureChildren } = await importSource('children', 'tests/load/play/children.ts');
  return measureChildren().flatMap(({ name, ...figures }) => [
    { name: `${name} child: minutes a day`, value: figures.minutesPerDay, unit: 'min' },
    {
      name: `${name} child: nothing to do`,
      value: figures.idlePercent,
      unit: '% of the time',
      target: { max: 15 },
    },
    { name: `${name} child: longest wait`, value: figures.longestIdleSeconds, unit: 's' },
    { name: `${name} child: customers lost a day`, value: figures.lostPerDay, unit: '' },
    {
      name: `${name} child: customers lost during an order`,
      value: figures.lostWhileWorking,
      unit: '',
      target: { max: 0 },
    },
    { name: `${name} child: celebrations that stop play`, value: figures.celebrationsPerMinute, unit: '/min' },
    { name: `${name} child: days finished`, value: figures.finishedPercent, unit: '%', target: { min: 100 } },
  ]);
}
