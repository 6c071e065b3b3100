// @ts-check
import { build } from '../../../tools/build.mjs';
import { fullDisk } from './full-disk.mjs';
import { postgresGone, times } from './postgres-gone.mjs';

/** @returns {Promise<import('../table.mjs').Row[]>} */
async function postgresRows() {
  const { acknowledged, lost, unexpected, slowestMs } = await postgresGone();
  const name = `PostgreSQL stopped ${times} times during events`;
  return [
    { name: `${name}: acknowledged`, value: acknowledged, unit: '' },
    { name: 'of these lost', value: lost, unit: '', target: { max: 0 } },
    { name: `${name}: responses other than 200 and 503`, value: unexpected, unit: '', target: { max: 0 } },
    { name: `${name}: recovered after`, value: slowestMs, unit: 'ms', target: { max: 10_000 } },
  ];
}

/** @returns {Promise<import('../table.mjs').Row[]>} */
async function diskRows() {
  const found = await fullDisk();
  if (found === null) {
    console.warn('Skipped the full-disk test: it needs unshare and tmpfs (Linux).');
    return [];
  }
  const { acknowledged, lost, unexpected } = found;
  return [
    { name: 'disk full during events, then freed: acknowledged', value: acknowledged, unit: '' },
    { name: 'of these lost', value: lost, unit: '', target: { max: 0 } },
    { name: 'disk full: responses other than 200 and 503', value: unexpected, unit: '', target: { max: 0 } },
  ];
}

/** Acknowledged writes after a full disk, and a stopped PostgreSQL. @returns {Promise<import('../table.mjs').Row[]>} */
export async function faultRows() {
  await build({ only: ['api'] });
  return [...(await diskRows()), ...(await postgresRows())];
}
