// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await fs.readFile(path.join(root, file), 'utf8'));
}

/**
 * A remote that asks for a shared module which the shell does not hold would fail in the browser; this fails the build.
 * @param {readonly string[]} remotes
 */
export async function checkShares(remotes) {
  const { shared } = await readJson('shell/dist/mf-manifest.json');
  const provided = new Set(shared.map((/** @type {{ name: string }} */ { name }) => name));
  for (const remote of remotes) {
    const stats = await readJson(`${remote.replace('_', '-')}/dist/mf-stats.json`);
    const wanted = stats.shared.map((/** @type {{ name: string }} */ { name }) => name);
    const missing = wanted.filter((/** @type {string} */ name) => !provided.has(name));
    if (missing.length > 0) {
      throw new Error(`${remote} needs ${missing.join(', ')}. Add it to shell/src/remotes/sharedKit.ts.`);
    }
  }
}
