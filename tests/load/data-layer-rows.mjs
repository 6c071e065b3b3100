// @ts-check
import { importSource } from '../../tools/build/importSource.mjs';

/**
 * CPU time of a query through Objection, compared with the same through Knex.
 * @returns {Promise<import('./table.mjs').Row[]>}
 */
export async function dataLayerRows() {
  /** @type {typeof import('./dataLayer.ts')} */
  const { measureDataLayer } = await importSource('dataLayer', 'tests/load/dataLayer.ts');
  const costs = await measureDataLayer();
  return costs.map(({ name, knexMicros, objectionMicros }) => ({
    name: `Objection, compared with Knex: ${name}`,
    value: objectionMicros,
    unit: 'us',
    base: knexMicros,
  }));
}
