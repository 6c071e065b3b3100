// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

/** Number of builds kept in addition to the current one, so that tabs opened earlier still find their files. */
const keptBuilds = 5;
const buildId = /^\d{8}-\d{6}-[0-9a-f]{8}$/;

/**
 * Returns the paths of a deployed remote: its builds in `builds/ID/…`, and `current.json`, which names the one for new page loads.
 * Builds never change, and the pointer is replaced by renaming a file over it, so readers never see half of either.
 * @param {string} to folder of all remotes
 * @param {string} remote
 */
export function placeOf(to, remote) {
  const folder = path.resolve(to, remote);
  return { folder, builds: path.join(folder, 'builds'), pointer: path.join(folder, 'current.json') };
}

/** @typedef {ReturnType<typeof placeOf>} Place */

/**
 * Returns the deployed builds, newest first.
 * @param {Place} place
 */
export async function buildsIn({ builds }) {
  const names = await fs.readdir(builds).catch(() => []);
  return names.filter((name) => buildId.test(name)).toSorted((one, other) => other.localeCompare(one));
}

/**
 * Returns the build for new page loads, or undefined before the first deployment.
 * @param {Place} place
 * @returns {Promise<string | undefined>}
 */
export async function currentIn({ pointer }) {
  const text = await fs.readFile(pointer, 'utf8').catch(() => '{}');
  return JSON.parse(text).build;
}

/**
 * Reads a build's stats: its pages, their scripts, and the shared modules it needs.
 * @param {string} folder of the build
 * @returns {Promise<import('../federation/unmetShares.mjs').RemoteStats>}
 */
export async function statsOf(folder) {
  const file = path.join(folder, 'mf-stats.json');
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} does not contain a remote's build: mf-stats.json is missing. Run npm run build first.`);
  });
  return JSON.parse(text);
}

/**
 * Makes a deployed build the current one, atomically.
 * @param {Place} place
 * @param {string} build
 */
export async function pointTo({ builds, pointer }, build) {
  const stats = await statsOf(path.join(builds, build));
  const next = `${pointer}.${process.pid}.new`;
  await fs.writeFile(next, JSON.stringify({ build, ...stats }), { flush: true });
  await fs.rename(next, pointer);
}

/**
 * Removes all builds except the current one and the five newest others.
 * @param {Place} place
 * @returns {Promise<string[]>} the removed builds
 */
export async function removeOld(place) {
  const current = await currentIn(place);
  const others = (await buildsIn(place)).filter((build) => build !== current);
  const old = others.slice(keptBuilds);
  await Promise.all(old.map((build) => fs.rm(path.join(place.builds, build), { recursive: true, force: true })));
  return old;
}
