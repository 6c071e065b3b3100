// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';
import { unmetShares } from '../federation/unmetShares.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} file */
async function readJson(file) {
  return JSON.parse(await fs.readFile(path.join(root, file), 'utf8'));
}

/**
 * Throws if a remote needs a shared module that the shell doesn't provide, because it would fail in the browser.
 * @param {readonly string[]} remotes
 */
export async function checkShares(remotes) {
  const shell = await readJson('shell/dist/mf-manifest.json');
  for (const remote of remotes) {
    const unmet = unmetShares(shell, await readJson(`${remote.replace('_', '-')}/dist/mf-stats.json`));
    if (unmet.length > 0) {
      throw new Error(
        `${remote} needs ${unmet.join('; ')}. Add the missing modules to shell/src/federation/loadShared.mjs.`,
      );
    }
  }
}
