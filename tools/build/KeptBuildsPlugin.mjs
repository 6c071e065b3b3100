import fs from 'node:fs/promises';
import path from 'node:path';

const listName = 'builds.json';

async function readBuilds(folder) {
  try {
    return JSON.parse(await fs.readFile(path.join(folder, listName), 'utf8'));
  } catch {
    return [];
  }
}

async function filesIn(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Keeps the files of recent builds next to the new ones, so that a tab opened before a release still finds its chunks.
 * `builds.json` lists the files of each kept build, newest first. All other files are deleted.
 */
export class KeptBuildsPlugin {
  /** @param {{ keep: number }} options number of builds, including the new one */
  constructor({ keep }) {
    this.keep = keep;
  }

  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('KeptBuildsPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const folder = compiler.outputPath;
      const current = Object.keys(compilation.assets).toSorted();
      const earlier = (await readBuilds(folder)).filter((files) => files.join() !== current.join());
      const builds = [current, ...earlier].slice(0, this.keep);
      const kept = new Set([listName, 'site.json', 'mf-manifest.json', ...builds.flat()]);
      const stale = (await filesIn(folder)).filter((file) => !kept.has(file.replace(/\.(br|gz)$/, '')));
      await Promise.all(stale.map((file) => fs.rm(path.join(folder, file), { force: true })));
      await fs.writeFile(path.join(folder, listName), JSON.stringify(builds, null, 2));
    });
  }
}
