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
  ['@countertop/client/analytics/analytics', '@countertop/client'],
  ['@countertop/client/play/devicePlayer', '@countertop/client'],
  ['@countertop/client/site/installPrompt', '@countertop/client'],
  ['@countertop/client/shared/leaveGuard', '@countertop/client'],
  ['@countertop/client/shared/queryClient', '@countertop/client'],
  [`${designSystem}/lazy`, designSystem],
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

/**
 * Returns the design system's components as import paths behind its package name: `Button`, `artwork/Customer`. A component is a
 * folder with a file of the same name.
 */
export function componentPaths() {
  const source = path.join(root, 'design-system/src');
  return ['components', 'artwork', 'charts'].flatMap((group) =>
    fs
      .readdirSync(path.join(source, group))
      .filter((name) => fs.existsSync(path.join(source, group, name, `${name}.tsx`)))
      .map((name) => (group === 'components' ? name : `${group}/${name}`)),
  );
}

/** Returns the name of the host's chunk for a component, as `shell/src/federation/sharedModules.ts` makes it. @param {string} name */
function chunkOf(name) {
  const folder = name.includes('/') ? name : `components/${name}`;
  return `share-${folder}/${path.basename(name)}-tsx`.replaceAll('/', '-');
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
    ...componentPaths().map((name) => ({
      request: `${designSystem}/${name}`,
      version: versions[designSystem] ?? '',
      chunk: chunkOf(name),
    })),
  ];
}
