// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../tools/build.mjs';
import { launch } from '../../tools/chromium.mjs';
import { freePort } from '../../tools/port.mjs';
import { startServer } from '../../tools/serve.mjs';
import { installApart } from '../../tools/installApart.mjs';

const rounds = 3;
const folder = path.join(import.meta.dirname, 'lighthouse');

/**
 * `isHidden` keeps a page out of search engines, for which Lighthouse takes points.
 * @typedef {object} PublicPage
 * @property {string} name
 * @property {string} path
 * @property {true} [isHidden]
 */

/** The pages that everybody can reach, each of which comes as HTML. @type {readonly PublicPage[]} */
const pages = [
  { name: 'home', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'about', path: '/about' },
  { name: 'blog', path: '/blog' },
  { name: 'privacy', path: '/privacy' },
  { name: 'sign-in', path: '/sign-in', isHidden: true },
];

/** The lowest score of a hundred that will do. */
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** @typedef {keyof typeof categories} Category */

/**
 * What is read of Lighthouse's report.
 * @typedef {object} Report
 * @property {Record<Category, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 */

/**
 * What is used of Lighthouse, which is installed apart and so has no types here.
 * @typedef {object} Lighthouse
 * @property {(url: string, flags: { port: number, logLevel: 'error' }) => Promise<{ lhr: Report } | undefined>} default
 */

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * One run as on a phone, in a browser of its own. Busy machines miss what was painted; such a run counts for nothing.
 * @param {Lighthouse} lighthouse
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function reportOf(lighthouse, url, triesLeft = 2) {
  const port = await freePort();
  const chromium = await launch([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse.default(url, { port, logLevel: 'error' });
    const isWhole = result && Object.values(result.lhr.categories).every(({ score }) => score !== null);
    if (isWhole) return result.lhr;
    if (triesLeft === 0) throw new Error(`Lighthouse could not measure ${url}.`);
  } finally {
    await chromium.close();
  }
  return reportOf(lighthouse, url, triesLeft - 1);
}

/**
 * @param {PublicPage} page
 * @param {readonly Report[]} reports
 * @returns {import('./table.mjs').Row[]}
 */
function rowsOf({ name, isHidden }, reports) {
  const asked = /** @type {Category[]} */ (Object.keys(categories)).filter(
    (category) => category !== 'seo' || !isHidden,
  );
  const scores = asked.map((category) => ({
    name: `${name}: ${category}`,
    value: median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))),
    unit: '',
    target: { min: categories[category] },
  }));
  if (name !== 'home') return scores;
  /** @param {string} audit */
  const figure = (audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return [
    ...scores,
    { name: 'home: total blocking time', value: figure('total-blocking-time'), unit: 'ms' },
    { name: 'home: largest contentful paint', value: figure('largest-contentful-paint'), unit: 'ms' },
  ];
}

/** What Lighthouse says of the public pages on its slow phone. @returns {Promise<import('./table.mjs').Row[]>} */
export async function lighthouseRows() {
  await build();
  await installApart(folder, 'Lighthouse');
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  /** @type {Lighthouse} */
  const lighthouse = await import(pathToFileURL(entry).href);
  const server = await startServer();
  /** @type {Map<PublicPage, Report[]>} */
  const seen = new Map(pages.map((page) => [page, []]));
  try {
    // In turns, so that a busy moment does not hit one page alone.
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) seen.get(page)?.push(await reportOf(lighthouse, server.url + page.path));
    }
  } finally {
    await server.stop();
  }
  return [...seen].flatMap(([page, reports]) => rowsOf(page, reports));
}
