// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { loadShared } from '../../shell/src/federation/loadShared.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const designSystem = '@countertop/design-system';

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

/** Returns the name of the host's chunk for a component, as `shell/src/federation/host.ts` makes it. @param {string} name */
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

/** Returns the installed version of the package that an import name begins with. @param {string} request @returns {string} */
function versionOf(request) {
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  return JSON.parse(fs.readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Returns everything the host shares. @returns {SharedModule[]} */
export function sharedModules() {
  return [
    ...Object.keys(loadShared).map((request) => ({ request, chunk: `share-${request.replace(/^.*\//, '')}` })),
    ...componentPaths().map((name) => ({ request: `${designSystem}/${name}`, chunk: chunkOf(name) })),
  ].map((module) => ({ ...module, version: versionOf(module.request) }));
}
