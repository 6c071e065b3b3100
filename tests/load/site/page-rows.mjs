// @ts-check
import { build } from '../../../tools/build.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { loadCold } from './page-load.mjs';
import { median } from '../statistics.mjs';

const rounds = 5;

/** @typedef {import('./page-load.mjs').Figures} Figures */

/**
 * The pages are prerendered as HTML, except in the single build.
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} path
 * @property {(page: import('playwright').Page) => import('playwright').Locator} landmark the content that visitors wait for
 */

/** @type {readonly Visit[]} */
export const visits = [
  {
    name: 'home',
    path: '/',
    landmark: (page) => page.getByRole('link', { name: 'Start Your Math Adventure!' }).first(),
  },
  {
    name: 'pricing',
    path: '/pricing',
    landmark: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  {
    name: 'cold /game',
    path: '/game',
    landmark: (page) => page.getByRole('button', { name: 'Start Playing Now' }),
  },
];

/** @param {readonly Figures[]} list @returns {Figures} */
function medianOf(list) {
  /** @param {keyof Figures} key */
  const of = (key) => median(list.map((figures) => figures[key]));
  return {
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    requests: of('requests'),
    depth: of('depth'),
    paintMs: of('paintMs'),
    largestPaintMs: of('largestPaintMs'),
    shift: of('shift'),
    interactiveMs: of('interactiveMs'),
  };
}

/**
 * Measures the federated and the single build, alternating, so that load on the machine affects both.
 * @param {import('playwright').Browser} chromium
 * @param {{ federated: string, single: string }} urls
 * @param {Visit} visit
 */
async function compare(chromium, urls, { path, landmark }) {
  /** @type {{ federated: Figures[], single: Figures[] }} */
  const measured = { federated: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of /** @type {const} */ (['federated', 'single'])) {
      measured[kind].push(await loadCold(chromium, urls[kind] + path, landmark));
    }
  }
  return { federated: medianOf(measured.federated), single: medianOf(measured.single) };
}

/**
 * A prerendered page paints long before its code has loaded, which must not delay the code.
 * @param {string} name
 * @param {Figures} federated
 * @param {Figures} single
 * @returns {import('../table.mjs').Row[]}
 */
function paintRows(name, federated, single) {
  const { paintMs, largestPaintMs, interactiveMs, shift } = federated;
  return [
    {
      name: `${name}: first contentful paint`,
      value: paintMs,
      unit: 'ms',
      target: { max: single.paintMs * 0.4 },
      base: single.paintMs,
    },
    { name: `${name}: largest paint`, value: largestPaintMs, unit: 'ms', target: { max: paintMs + 300 } },
    {
      name: `${name}: first control interactive`,
      value: interactiveMs,
      unit: 'ms',
      target: { max: single.interactiveMs * 1.1 },
      base: single.interactiveMs,
    },
    { name: `${name}: layout shift`, value: shift, unit: '', target: { max: 0.02 } },
  ];
}

/**
 * @param {Visit} visit
 * @param {{ federated: Figures, single: Figures }} figures
 * @returns {import('../table.mjs').Row[]}
 */
function rowsOf({ name }, { federated, single }) {
  const kilobytes = (/** @type {number} */ bytes) => bytes / 1000;
  return [
    {
      name: `${name}: bytes without the HTML`,
      value: kilobytes(federated.bytes),
      unit: 'kB',
      base: kilobytes(single.bytes),
    },
    { name: `${name}: requests`, value: federated.requests, unit: '', base: single.requests },
    { name: `${name}: waterfall depth`, value: federated.depth, unit: '', base: single.depth },
    ...paintRows(name, federated, single),
  ];
}

/** Bytes, requests, paint times and waterfall of both builds on a slow phone. @returns {Promise<import('../table.mjs').Row[]>} */
export async function pageRows() {
  await build();
  await build({ only: ['single'] });
  const federated = await startServer();
  const single = await startServer({ SITE_DIR: 'shell/dist-single' });
  const chromium = await launch();
  try {
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const visit of visits) {
      const figures = await compare(chromium, { federated: federated.url, single: single.url }, visit);
      rows.push(...rowsOf(visit, figures));
      rows.push({
        name: `${visit.name}: JavaScript before the first interaction`,
        value: figures.federated.scriptBytes / 1000,
        unit: 'kB br',
      });
    }
    return rows;
  } finally {
    await chromium.close();
    await Promise.all([federated.stop(), single.stop()]);
  }
}
