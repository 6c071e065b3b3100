// @ts-check
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** The table of URLs, run from its own build. @returns {Omit<import('@countertop/contract/site').SiteFile, 'themes'>} */
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
 * In the single build there are no remotes, so no page names one.
 * @param {import('@rspack/core').Compilation} compilation of the shell or of the single build
 * @param {string} folder
 * @param {{ isSingle: boolean }} kind
 */
export async function writeSite(compilation, folder, { isSingle }) {
  const { routes, ...rest } = readTable();
  const withPreloads = routes.map(({ remote, expose, ...route }) => {
    if (!remote || !expose) return route;
    const own = isSingle ? scriptsOf(compilation, `${remote}-${expose.slice(2)}`) : [];
    const preload = [...new Set([...own, ...scriptsOf(compilation, 'query')])];
    return isSingle ? { ...route, preload } : { ...route, remote, expose, preload };
  });
  const site = { routes: withPreloads, ...rest, themes: scriptsOf(compilation, 'themes') };
  await fs.writeFile(path.join(folder, 'site.json'), JSON.stringify(site, null, 2));
}
