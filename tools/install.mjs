// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [optional]
 */

/**
 * @param {string} file
 * @returns {Record<string, Entry> | undefined}
 */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * True when what stands in node_modules is what the lockfile names. npm writes its own record of what it installed as
 * the last step of an install, so a broken-off install does not count.
 * @param {string} [folder]
 */
export function isInstalled(folder = root) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const present = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const isRight = Object.entries(wanted).every(([name, entry]) => {
    const found = present[name];
    return name === '' || (found ? found.version === entry.version : entry.optional === true);
  });
  return isRight && Object.keys(present).every((name) => name in wanted);
}

/** Installs from the lockfile when node_modules is not what the lockfile says; throws a sentence when npm fails. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json (once; about a minute) …');
  // The development packages are needed to build, also where NODE_ENV=production is set.
  const { status } = await run(npmCommand(), ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) throw new Error('npm could not install the packages. Its own message stands above.');
}

/** npm as it is called on this system. */
function npmCommand() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}
