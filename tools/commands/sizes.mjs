// @ts-check
import '../node-version.mjs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { componentPaths } from '../federation/sharedModules.mjs';
import { buildPackage } from '../package/buildPackage.mjs';
import { bundle } from '../package/bundleSize.mjs';
import { root } from '../run.mjs';

const file = path.join(root, 'design-system/src/docs/guides/sizes.json');
const kilobytes = (/** @type {number} */ bytes) => Math.round(bytes / 100) / 10;

// `npm run sizes`: measures what each component adds to an app, for the documentation. Takes about a minute.
try {
  await buildPackage();
  const base = ['ThemeRoot', 'Button'];
  const { gzipBytes: baseBytes } = await bundle(base);
  /** @type {Record<string, { alone: number, added: number }>} */
  const sizes = {};
  for (const name of componentPaths()) {
    const { gzipBytes: alone } = await bundle([name]);
    const { gzipBytes: together } = await bundle([...new Set([...base, name])]);
    sizes[name] = { alone: kilobytes(alone), added: kilobytes(Math.max(0, together - baseBytes)) };
  }
  await fs.writeFile(file, `${JSON.stringify({ base: kilobytes(baseBytes), components: sizes }, undefined, 2)}\n`);
  console.log(`Wrote ${path.relative(root, file)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
