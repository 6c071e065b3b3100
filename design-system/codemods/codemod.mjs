#!/usr/bin/env node
// @ts-check
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rewriteProps } from './rewriteProps.mjs';

/** Import paths that have changed, by the version that deprecated the old one. */
const renamedPaths = [{ since: '0.1.0', from: 'collect-styles', to: 'server' }];

/**
 * Returns a module with current import paths. Leaves everything else as it is.
 * @param {string} code
 */
export function rewriteImports(code) {
  return renamedPaths.reduce(
    (changed, { from, to }) =>
      changed.replaceAll(new RegExp(String.raw`(['"])(@countertop/design-system/)${from}\1`, 'g'), `$1$2${to}$1`),
    code,
  );
}

/** @param {string} folder @returns {string[]} paths of the modules in it, without dependencies */
function modulesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : modulesIn(file);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [file] : [];
  });
}

/**
 * Rewrites the modules in a folder.
 * @param {string} folder
 * @returns {{ changed: string[], leftovers: string[] }} the changed files, and old props that only a person can rewrite
 */
export function rewriteFolder(folder) {
  /** @type {string[]} */
  const leftovers = [];
  const changed = modulesIn(folder).filter((file) => {
    const before = readFileSync(file, 'utf8');
    const { code, leftovers: left } = rewriteProps(rewriteImports(before));
    leftovers.push(...left.map((prop) => `${file}: ${prop}`));
    if (code !== before) writeFileSync(file, code);
    return code !== before;
  });
  return { changed, leftovers };
}

// npm runs a link to this file.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error('Usage: npx countertop-codemod FOLDER');
    process.exitCode = 1;
  } else {
    const { changed, leftovers } = rewriteFolder(folder);
    for (const file of changed) console.log(file);
    console.log(`${changed.length} changed`);
    for (const prop of leftovers) console.log(`Please change by hand: ${prop}`);
  }
}
