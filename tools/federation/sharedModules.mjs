// @ts-check
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const designSystem = '@countertop/design-system';

/**
 * Modules the host shares in addition to the design system's components, each with the package that sets its version.
 * `shell/src/federation/sharedModules.ts` has their loaders; a test compares the two lists.
 * @type {readonly [request: string, packageName: string][]}
 */
const modules = [
  ['react', 'react'],
  ['react-dom', 'react-dom'],
  ['@emotion/react', '@emotion/react'],
  ['@emotion/react/jsx-runtime', '@emotion/react'],
  ['valtio', 'valtio'],
  ['@tanstack/react-query', '@tanstack/react-query'],
  ['@countertop/client/analytics', '@countertop/client'],
  ['@countertop/client/queryClient', '@countertop/client'],
  [`${designSystem}/latePart`, designSystem],
  [`${designSystem}/messages`, designSystem],
  [`${designSystem}/notifications`, designSystem],
  [`${designSystem}/preferences`, designSystem],
  [`${designSystem}/tokens`, designSystem],
];

/** @param {string} name @returns {string} */
function installedVersion(name) {
  return JSON.parse(fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Returns the installed version of every package with a shared module. @returns {Record<string, string>} */
export function sharedVersions() {
  const packages = new Set(modules.map(([, packageName]) => packageName));
  return Object.fromEntries([...packages].map((name) => [name, installedVersion(name)]));
}

/** Returns the names of the design system's components: every folder with a component file of the same name. */
export function componentNames() {
  const source = path.join(root, 'design-system/src');
  return fs.readdirSync(source).filter((name) => fs.existsSync(path.join(source, name, `${name}.tsx`)));
}

/**
 * A module the host shares with remotes.
 * @typedef {object} SharedModule
 * @property {string} request the name remotes import it by
 * @property {string} version
 * @property {string} chunk the host's chunk that contains it, if it isn't part of the main one
 */

/** Returns everything the host shares. @returns {SharedModule[]} */
export function sharedModules() {
  const versions = sharedVersions();
  return [
    ...modules.map(([request, packageName]) => ({
      request,
      version: versions[packageName] ?? '',
      chunk: `share-${request.replace(/^.*\//, '')}`,
    })),
    ...componentNames().map((name) => ({
      request: `${designSystem}/${name}`,
      version: versions[designSystem] ?? '',
      chunk: `share-${name}-${name}-tsx`,
    })),
  ];
}
