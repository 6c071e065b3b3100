// @ts-check
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Inputs of every front end in addition to its own folder. */
const sharedInputs = [
  'api/client',
  'api/contract',
  'config/browsers.json',
  'design-system',
  'mf-game/engine',
  'mf-game/phrases',
  'package-lock.json',
  'shell/routes',
  'shell/src/federation/loadShared.mjs',
  'tools/build',
  'tools/federation',
];

/**
 * A separately built part. `inputs` are its source files and folders. If `proof` exists, it has been built.
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} inputs
 * @property {string} folder
 * @property {string} proof
 * @property {() => Promise<readonly import('@rspack/core').Configuration[]>} configs
 */

/** @param {string} name @returns {Part} */
function remote(name) {
  const folder = name.replace('_', '-');
  return {
    name,
    inputs: [...sharedInputs, `${folder}/src`, `${folder}/rspack.config.mjs`, `${folder}/package.json`],
    folder: path.join(root, folder, 'dist'),
    proof: 'mf-stats.json',
    configs: async () => [(await import(path.join(root, folder, 'rspack.config.mjs'))).default],
  };
}

/**
 * The build renders public pages to HTML, including those of remotes, so every front end is an input.
 * @param {'shell' | 'single'} name @param {string} folder @returns {Part}
 */
function page(name, folder) {
  return {
    name,
    inputs: [...sharedInputs, 'shell', 'mf-game', 'mf-account', 'mf-admin'],
    folder: path.join(root, 'shell', folder),
    proof: 'site.json',
    configs: async () => {
      const { prerender, ...configs } = await import(path.join(root, 'shell/rspack.config.mjs'));
      return [configs[name], prerender];
    },
  };
}

/** The server, the host and its remotes. `single` is built on request only. @type {readonly Part[]} */
export const parts = [
  {
    name: 'api',
    inputs: [
      'api/src',
      'api/migrations',
      'api/contract',
      'api/rspack.config.mjs',
      'mf-game/engine',
      'package-lock.json',
    ],
    folder: path.join(root, 'api/dist'),
    proof: 'main.mjs',
    configs: async () => [(await import(path.join(root, 'api/rspack.config.mjs'))).default],
  },
  page('shell', 'dist'),
  remote('mf_game'),
  remote('mf_account'),
  remote('mf_admin'),
  page('single', 'dist-single'),
];
