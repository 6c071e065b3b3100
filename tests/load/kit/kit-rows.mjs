// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { launch } from '../../../tools/chromium.mjs';
import { installApart } from '../../../tools/installApart.mjs';
import { build, headersOfProduct, outputOf } from './kit-build.mjs';
import { mountedMs, serveKit, violations } from './kit-page.mjs';

const rounds = 9;
const peers = path.join(import.meta.dirname, 'peers');

/** The same page in each kit: "New child" with two text fields, a select of five, a checkbox, submit, an alert dialog. */
const kits = [
  { name: 'ours', page: 'ours.tsx' },
  { name: 'MUI 9', page: 'mui.jsx' },
  { name: 'Mantine 9', page: 'mantine.jsx' },
  { name: 'Chakra 3', page: 'chakra.jsx' },
];

/** @typedef {{ name: string, gzip: number, brotli: number, refused: readonly string[], mounted: number }} Figures */

/**
 * What a browser loads for a page, its scripts and styles, in kilobytes.
 * @param {string} page
 * @param {(bytes: Buffer) => Buffer} compress
 */
function weight(page, compress) {
  const files = ['page.js', 'page.css']
    .map((name) => path.join(outputOf(page), name))
    .filter((file) => existsSync(file));
  return files.reduce((sum, file) => sum + compress(readFileSync(file)).length, 0) / 1000;
}

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Times of all kits in turns, so that a busy moment hits each. Without the policy, under which not every kit mounts.
 * @param {import('playwright').Browser} chromium
 */
async function mountedTimes(chromium) {
  const servers = await Promise.all(kits.map(({ page }) => serveKit(outputOf(page))));
  /** @type {number[][]} */
  const times = kits.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url }] of servers.entries()) times[index]?.push(await mountedMs(chromium, url));
  }
  await Promise.all(servers.map(({ stop }) => stop()));
  return times.map(median);
}

/** @returns {Promise<Figures[]>} */
async function measure() {
  await installApart(peers, 'the other kits');
  for (const { page } of kits) await build(page, page === 'ours.tsx' ? undefined : path.join(peers, 'node_modules'));
  const headers = await headersOfProduct();
  const chromium = await launch();
  try {
    const mounted = await mountedTimes(chromium);
    const figures = [];
    for (const [index, { name, page }] of kits.entries()) {
      const server = await serveKit(outputOf(page), headers);
      figures.push({
        name,
        gzip: weight(page, (bytes) => gzipSync(bytes, { level: 9 })),
        brotli: weight(page, (bytes) => brotliCompressSync(bytes)),
        refused: await violations(chromium, server.url),
        mounted: mounted[index] ?? Number.NaN,
      });
      await server.stop();
    }
    return figures;
  } finally {
    await chromium.close();
  }
}

/**
 * Weight, refusals and time of our page beside the same page of three others.
 * @returns {Promise<import('../table.mjs').Row[]>}
 */
export async function kitRows() {
  const [ours, ...others] = await measure();
  if (!ours) return [];
  const mui = others[0]?.mounted ?? Number.NaN;
  return [
    { name: 'kit page: ours', value: ours.gzip, unit: 'kB gzip', target: { max: 147 } },
    ...others.map(({ name, gzip }) => ({
      name: `kit page: ours beside ${name}`,
      value: ours.gzip,
      unit: 'kB gzip',
      target: { max: gzip * 1.1 },
      base: gzip,
    })),
    ...[ours, ...others].map(({ name, brotli }) => ({ name: `kit page: ${name}`, value: brotli, unit: 'kB brotli' })),
    { name: 'kit page: refused by the policy', value: ours.refused.length, unit: '', target: { max: 0 } },
    ...others.map(({ name, refused }) => ({ name: `kit page: refused of ${name}`, value: refused.length, unit: '' })),
    {
      name: 'kit page: render to mounted, beside MUI 9',
      value: ours.mounted,
      unit: 'ms',
      target: { max: mui * 1.2 },
      base: mui,
    },
    ...others.map(({ name, mounted }) => ({
      name: `kit page: render to mounted, ${name}`,
      value: mounted,
      unit: 'ms',
    })),
  ];
}
