// @ts-check
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Inputs of every front end, in addition to its own folder. */
const everyFrontEnd = [
  'api/client',
  'api/contract',
  'design-system',
  'mf-game/engine',
  'package-lock.json',
  'tools/build',
  'tools/federation',
];

/**
 * A part that is built separately. `inputs` are its source files and folders; if `proof` exists, it has been built.
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
    inputs: [...everyFrontEnd, `${folder}/src`, `${folder}/rspack.config.mjs`, `${folder}/package.json`],
    folder: path.join(root, folder, 'dist'),
    proof: 'mf-stats.json',
    configs: async () => [(await import(path.join(root, folder, 'rspack.config.mjs'))).default],
  };
}

/**
 * All front ends are inputs, because their public pages are rendered to HTML.
 * @param {'shell' | 'single'} name @param {string} folder @returns {Part}
 */
function page(name, folder) {
  return {
    name,
    inputs: [...everyFrontEnd, 'shell', 'mf-game', 'mf-account', 'mf-admin'],
    folder: path.join(root, 'shell', folder),
    proof: 'site.json',
    configs: async () => {
      const { prerender, ...configs } = await import(path.join(root, 'shell/rspack.config.mjs'));
      return [configs[name], prerender];
    },
  };
}

/** The server, the host and its remotes. `single` is built only if requested. @type {readonly Part[]} */
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
