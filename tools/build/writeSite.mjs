// @ts-check
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** The table of URLs, run from its own build. @returns {typeof import('../../shell/src/pages/site.ts').site} */
function readTable() {
  const file = path.join(root, '.cache/site/main.cjs');
  delete require.cache[file];
  return require(file).site;
}

/** @param {import('@rspack/core').Compilation} compilation @param {string} name of a chunk group */
function scriptsOf(compilation, name) {
  const group = compilation.namedChunkGroups.get(name);
  return (group?.getFiles() ?? []).filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}

/**
 * Writes site.json: the table of URLs with the scripts of this build that each page needs beside the first one.
 * A page of a remote names
 * its remote, which knows its own; in the single build there are none, so no page names one.
 * @param {import('@rspack/core').Compilation} compilation of the shell or of the single build
 * @param {string} folder
 * @param {{ isSingle: boolean }} kind
 */
export async function writeSite(compilation, folder, { isSingle }) {
  const { routes, ...table } = readTable();
  const withPreloads = routes.map(({ chunk, ...route }) => {
    const { remote, expose, ...rest } = route;
    if (chunk) return { ...route, preload: scriptsOf(compilation, chunk) };
    if (!isSingle || !remote || !expose) return route;
    return { ...rest, preload: scriptsOf(compilation, `${remote}-${expose.slice(2)}`) };
  });
  const site = { routes: withPreloads, ...table, themes: scriptsOf(compilation, 'themes') };
  await fs.writeFile(path.join(folder, 'site.json'), JSON.stringify(site, null, 2));
}
