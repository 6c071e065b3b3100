// @ts-check
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/run.mjs';

const leftOut = new Set(['node_modules', '.git', '.cache', 'test-results', 'data']);

/** Links the installed packages, and the repository's own to those of the copy. @param {string} folder */
async function linkPackages(folder) {
  const own = '@countertop';
  const installed = path.join(root, 'node_modules');
  const modules = path.join(folder, 'node_modules');
  await mkdir(modules);
  const names = (await readdir(installed)).filter((name) => name !== own);
  await Promise.all(names.map((name) => symlink(path.join(installed, name), path.join(modules, name))));
  await cp(path.join(installed, own), path.join(modules, own), { recursive: true, verbatimSymlinks: true });
}

/**
 * Builds the shell in a copy of the repository as another release: all of its scripts have other names.
 * @param {string} folder for the copy; must not exist
 * @returns {Promise<void>}
 */
export async function buildOtherShell(folder) {
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.basename(source)) || source === root,
  });
  await linkPackages(folder);
  const config = path.join(folder, 'tools/build/rspackConfig.mjs');
  const text = await readFile(config, 'utf8');
  const changed = text.replace('filename: file,', "filename: file,\n    hashSalt: 'another release',");
  if (changed === text) throw new Error('The build has no output options to change.');
  await writeFile(config, changed);
  await promisify(execFile)(process.execPath, ['tools/build.mjs', 'shell'], { cwd: folder });
}
