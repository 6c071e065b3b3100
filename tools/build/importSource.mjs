// @ts-check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import serverBuild from '../../api/rspack.config.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/bench/source');

/**
 * Imports a TypeScript module of the repository. It is bundled first, because Node 20 cannot load TypeScript, and with the server's
 * configuration, because bundling packages as well would make it a few percent faster.
 * @param {string} name of the bundle
 * @param {string} file relative to the repository's root
 */
export async function importSource(name, file) {
  const entry = { [name]: path.join(root, file) };
  const compiler = rspack({
    ...serverBuild,
    name,
    entry,
    output: { ...serverBuild.output, path: folder, clean: false },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve(undefined);
      });
    });
  });
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}
