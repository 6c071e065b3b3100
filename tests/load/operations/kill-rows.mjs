// @ts-check
import { build } from '../../../tools/build.mjs';
import { acknowledgedLost, kills, kindsOfWrites } from './server-kills.mjs';

/** @typedef {import('./server-kills.mjs').KindOfWrites} KindOfWrites */

const kindsOnServer = /** @type {KindOfWrites[]} */ (Object.keys(kindsOfWrites));

/** @param {readonly KindOfWrites[]} kinds @returns {Promise<import('../table.mjs').Row[]>} */
async function serverRows(kinds) {
  await build({ only: ['api'] });
  const { lost, acknowledged } = await acknowledgedLost(kinds);
  return [
    {
      name: `${kills} kill -9 during ${kinds.join(', ')}: acknowledged`,
      value: acknowledged,
      unit: '',
      target: { min: 1 },
    },
    { name: 'of these lost or not counted', value: lost, unit: '', target: { max: 0 } },
  ];
}

const browserRows = async () => (await import('./browser-kills.mjs')).browserKillRows();

/**
 * Acknowledged writes after kills of the server, and answers after kills of the browser.
 * @param {string} [kind] `events`, `saves`, `attempts` or `browser`; all by default
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function killRows(kind) {
  if (kind === undefined) return [...(await serverRows(kindsOnServer)), ...(await browserRows())];
  if (kind === 'browser') return browserRows();
  const known = kindsOnServer.filter((one) => one === kind);
  if (known.length === 0) throw new Error(`Unknown kind '${kind}'. Kinds: ${kindsOnServer.join(', ')}, browser.`);
  return serverRows(known);
}
