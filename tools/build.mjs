// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { checkShares } from './build/checkShares.mjs';
import { compressFolder } from './build/compress.mjs';
import { inputHash } from './build/inputHash.mjs';
import { parts } from './build/parts.mjs';
import { writeHostManifest, writeSite } from './build/writeSite.mjs';

const root = path.resolve(import.meta.dirname, '..');
const hashes = path.join(root, '.cache/build');

/** @typedef {import('./build/parts.mjs').Part} Part */

/** @param {Part} part @param {string} hash */
async function isBuilt(part, hash) {
  const before = await fs.readFile(path.join(hashes, part.name), 'utf8').catch(() => '');
  const isThere = await fs.access(path.join(part.folder, part.proof)).then(
    () => true,
    () => false,
  );
  return isThere && before === hash;
}

/**
 * @param {readonly import('@rspack/core').Configuration[]} configs
 * @returns {Promise<import('@rspack/core').Stats[]>}
 */
function compile(configs) {
  return new Promise((resolve, reject) => {
    const compiler = rspack([...configs]);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('Rspack returned no result.'));
        else if (stats.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve(stats.stats);
      });
    });
  });
}

/** @param {Part} part @param {readonly import('@rspack/core').Stats[]} stats */
async function finish({ name, folder }, stats) {
  if (name === 'api') return;
  const own = stats.find(({ compilation }) => compilation.outputOptions.path === folder);
  const isSingle = name === 'single';
  if (own && name === 'shell') await writeHostManifest(own.compilation, folder);
  if (own && (name === 'shell' || isSingle)) await writeSite(own.compilation, folder, { isSingle });
  await compressFolder(folder);
}

/**
 * Builds the parts that have changed: `api`, `shell`, `mf_game`, `mf_account`, `mf_admin`, and `single` only if requested by
 * name. Throws with the compiler's errors.
 * @param {{ force?: boolean, only?: readonly string[] }} [options]
 */
export async function build({ force = false, only } = {}) {
  const started = performance.now();
  const wanted = parts.filter(({ name }) => (only ? only.includes(name) : name !== 'single'));
  const unknown = only?.filter((name) => !parts.some((part) => part.name === name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`Unknown part '${unknown.join(', ')}'. Parts: ${parts.map(({ name }) => name).join(', ')}.`);
  const checked = await Promise.all(
    wanted.map(async (part) => {
      const hash = await inputHash(part.inputs);
      return { part, hash, isStale: force || !(await isBuilt(part, hash)) };
    }),
  );
  const stale = checked.filter(({ isStale }) => isStale);
  if (stale.length === 0) return;
  console.log(`Building ${stale.map(({ part }) => part.name).join(', ')}`);
  const configs = (await Promise.all(stale.map(({ part }) => part.configs()))).flat();
  // The prerendering build belongs to both shell and single and is built once.
  const stats = await compile([...new Set(configs)]);
  await Promise.all(stale.map(({ part }) => finish(part, stats)));
  if (!only) await checkShares(['mf_game', 'mf_account', 'mf_admin']);
  await fs.mkdir(hashes, { recursive: true });
  await Promise.all(stale.map(({ part, hash }) => fs.writeFile(path.join(hashes, part.name), hash)));
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const everything = process.argv.includes('--single') ? parts.map(({ name }) => name) : undefined;
  const only = names.length > 0 ? names : everything;
  try {
    await build({ force: process.argv.includes('--force'), ...(only ? { only } : {}) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
