// @ts-check
import path from 'node:path';
import { rspack } from '@rspack/core';
import config from '../../mf-game/rspack.config.mjs';

/**
 * Builds the game with another text on its start screen, as a new release.
 * @param {string} folder output folder
 * @param {string} from
 * @param {string} to
 * @returns {Promise<void>}
 */
export function buildChangedGame(folder, from, to) {
  const change = {
    test: /start[\\/]start\.messages\.ts$/,
    enforce: /** @type {const} */ ('pre'),
    loader: path.join(import.meta.dirname, 'changedTextLoader.mjs'),
    options: { from, to },
  };
  const changed = {
    ...config,
    output: { ...config.output, path: folder },
    // Loaders run from last to first.
    module: { ...config.module, rules: [...(config.module?.rules ?? []), change] },
  };
  return new Promise((resolve, reject) => {
    const compiler = rspack(changed);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}
