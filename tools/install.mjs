// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/**
 * Whether node_modules holds what the lockfile lists. npm writes its own record as the last step of an install, so an
 * interrupted install does not count.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(path.join(folder, 'package-lock.json'))).every(([name, { version, optional }]) => {
    const found = installed[name];
    return name === '' || (found ? found.version === version : optional === true);
  });
}

/**
 * Runs `npm ci` if node_modules does not match the lockfile. Throws if npm fails.
 * @param {string} [folder]
 */
export async function install(folder = root) {
  if (isInstalled(folder)) return;
  console.log(`Installing packages in ${path.relative(root, folder) || 'the repository'}`);
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Development packages are needed to build, even with NODE_ENV=production.
  const { status } = await run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    // Where no compiled SQLite can be downloaded, node-gyp compiles it, by default on one core.
    env: { JOBS: 'max' },
  });
  if (status !== 0) throw new Error('npm could not install the packages; see its message above.');
}
