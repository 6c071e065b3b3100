// @ts-check
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../../tools/build.mjs';
import { browser, chromiumArguments } from '../../../tools/browser.mjs';
import { root, run } from '../../../tools/run.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { median } from '../statistics.mjs';

/** Run by npx: as a dev dependency it would add 170 packages (Sentry and OpenTelemetry among them) to each install. */
const lighthouse = 'lighthouse@12.8.2';
const reportFile = path.join(root, '.cache/bench/lighthouse.json');
const rounds = 3;

/**
 * @typedef {object} PublicPage
 * @property {string} name
 * @property {string} path
 * @property {true} [isNoIndex] hidden from search engines, which Lighthouse counts against SEO
 */

/** @type {readonly PublicPage[]} */
const pages = [
  { name: 'home', path: '/' },
  { name: 'pricing', path: '/pricing' },
  { name: 'about', path: '/about' },
  { name: 'blog', path: '/blog' },
  { name: 'privacy', path: '/privacy' },
  { name: 'game', path: '/game' },
  { name: 'teacher dashboard', path: '/teacher-dashboard' },
  { name: 'sign-in', path: '/sign-in', isNoIndex: true },
];

/**
 * Lighthouse's default assumes a benchmark index of 1500 to 2000. On a slower machine, a smaller factor simulates the same phone:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 */
const cpuSlowdown = Number(process.env['BENCH_CPU_SLOWDOWN'] ?? 4);

/** Minimum scores out of 100. */
const minimumScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** @typedef {keyof typeof minimumScores} Category */

/**
 * @typedef {object} Report
 * @property {Record<Category, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {{ benchmarkIndex: number }} environment
 */

/**
 * Runs Lighthouse in a new browser with its phone emulation. Retries runs in which a busy machine missed a paint.
 * @param {string} url
 * @returns {Promise<Report>}
 */
async function reportOf(url, retriesLeft = 2) {
  const flags = ['--headless', ...chromiumArguments].join(' ');
  const output = ['--output=json', `--output-path=${reportFile}`];
  const throttling = `--throttling.cpuSlowdownMultiplier=${cpuSlowdown}`;
  const args = ['--yes', lighthouse, url, ...output, throttling, `--chrome-flags=${flags}`];
  const { status, output: log } = await run('npx', args, { env: { CHROME_PATH: await browser() }, isQuiet: true });
  if (status === 0) {
    /** @type {Report} */
    const report = JSON.parse(readFileSync(reportFile, 'utf8'));
    if (Object.values(report.categories).every(({ score }) => score !== null)) return report;
  }
  if (retriesLeft === 0) throw new Error(`Lighthouse could not measure ${url}:\n${log.slice(-2000)}`);
  return reportOf(url, retriesLeft - 1);
}

/**
 * @param {PublicPage} page
 * @param {readonly Report[]} reports
 * @returns {import('../table.mjs').Row[]}
 */
function rowsOf({ name, isNoIndex }, reports) {
  const categories = /** @type {Category[]} */ (Object.keys(minimumScores)).filter(
    (category) => category !== 'seo' || !isNoIndex,
  );
  const scores = categories.map((category) => ({
    name: `${name}: ${category}`,
    value: median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100))),
    unit: '',
    target: { min: minimumScores[category] },
  }));
  if (name !== 'home') return scores;
  /** @param {string} audit */
  const medianOf = (audit) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return [
    ...scores,
    { name: 'home: total blocking time', value: medianOf('total-blocking-time'), unit: 'ms' },
    { name: 'home: largest contentful paint', value: medianOf('largest-contentful-paint'), unit: 'ms' },
  ];
}

/**
 * Lighthouse scores of the public pages.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function lighthouseRows() {
  await build();
  mkdirSync(path.dirname(reportFile), { recursive: true });
  const server = await startServer();
  /** @type {Map<PublicPage, Report[]>} */
  const reports = new Map(pages.map((page) => [page, []]));
  try {
    // Pages take turns, so that load on the machine does not affect one page alone.
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) reports.get(page)?.push(await reportOf(server.url + page.path));
    }
  } finally {
    await server.stop();
  }
  const indexes = [...reports.values()].flat().map(({ environment }) => environment.benchmarkIndex);
  return [
    { name: 'machine: benchmark index', value: median(indexes), unit: '' },
    ...[...reports].flatMap(([page, ofPage]) => rowsOf(page, ofPage)),
  ];
}
