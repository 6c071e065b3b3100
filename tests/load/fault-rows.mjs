// @ts-check
import { build } from '../../tools/build.mjs';
import { importSource } from './bundle.mjs';
import { fullDisk } from './full-disk.mjs';
import { acknowledgedMixedLost } from './kill-mixed.mjs';
import { kills } from './kills.mjs';
import { postgresGone, times } from './postgres-gone.mjs';

/** @returns {Promise<import('./table.mjs').Row[]>} */
async function killRows() {
  /** @type {typeof import('./playedGame.ts')} */
  const { playedGame } = await importSource('playedGame', 'tests/load/playedGame.ts');
  const { lost, acknowledged } = await acknowledgedMixedLost(playedGame());
  return [
    { name: `${kills} kill -9 under events and saves: acknowledged`, value: acknowledged, unit: '' },
    { name: 'of them lost', value: lost, unit: '', target: { max: 0 } },
  ];
}

/** @returns {Promise<import('./table.mjs').Row[]>} */
async function postgresRows() {
  const { acknowledged, lost, strange, slowestMs } = await postgresGone();
  const name = `PostgreSQL gone ${times} times under events`;
  return [
    { name: `${name}: acknowledged`, value: acknowledged, unit: '' },
    { name: 'of them lost', value: lost, unit: '', target: { max: 0 } },
    { name: `${name}: answers other than 200 and 503`, value: strange, unit: '', target: { max: 0 } },
    { name: `${name}: taken again after`, value: slowestMs, unit: 'ms', target: { max: 10_000 } },
  ];
}

/** @returns {Promise<import('./table.mjs').Row[]>} */
async function diskRows() {
  const found = await fullDisk();
  if (found === null) {
    console.warn('No disk of its own can be made here, so none was filled (it needs unshare and tmpfs of Linux).');
    return [];
  }
  const { acknowledged, lost, strange } = found;
  return [
    { name: 'disk full under events, then with room: acknowledged', value: acknowledged, unit: '' },
    { name: 'of them lost', value: lost, unit: '', target: { max: 0 } },
    { name: 'disk full: answers other than 200 and 503', value: strange, unit: '', target: { max: 0 } },
  ];
}

/** What happens to what was acknowledged when something breaks. @returns {Promise<import('./table.mjs').Row[]>} */
export async function faultRows() {
  await build({ only: ['api'] });
  return [...(await killRows()), ...(await diskRows()), ...(await postgresRows())];
}
