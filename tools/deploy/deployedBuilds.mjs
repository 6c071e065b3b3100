// @ts-check
import fs from 'node:fs/promises';
import path from 'node:path';

/** How many builds stay beside the current one, so that tabs opened before still find their files. */
const keptBeside = 5;
const buildId = /^\d{8}-\d{6}-[0-9a-f]{8}$/;

/**
 * Where the builds of one remote lie side by side: `builds/ID/…`, and `current.json`, which names the one that new pages
 * get. A build never changes; the pointer is a new file moved over the old one, so nobody ever sees half of either.
 * @param {string} to folder of all remotes
 * @param {string} remote
 */
export function placeOf(to, remote) {
  const folder = path.resolve(to, remote);
  return { folder, builds: path.join(folder, 'builds'), pointer: path.join(folder, 'current.json') };
}

/** @typedef {ReturnType<typeof placeOf>} Place */

/**
 * The builds that are there, newest first.
 * @param {Place} place
 */
export async function buildsIn({ builds }) {
  const names = await fs.readdir(builds).catch(() => []);
  return names.filter((name) => buildId.test(name)).toSorted((one, other) => other.localeCompare(one));
}

/**
 * The build that new pages get; undefined before the first one.
 * @param {Place} place
 * @returns {Promise<string | undefined>}
 */
export async function currentIn({ pointer }) {
  const text = await fs.readFile(pointer, 'utf8').catch(() => '{}');
  return JSON.parse(text).build;
}

/**
 * What a build says of itself: its pages, their scripts, what it needs of the shell.
 * @param {string} folder of the build
 * @returns {Promise<import('../federation/unmetShares.mjs').RemoteStats>}
 */
export async function statsOf(folder) {
  const file = path.join(folder, 'mf-stats.json');
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`${folder} holds no build of a remote: mf-stats.json is missing. Run npm run build first.`);
  });
  return JSON.parse(text);
}

/**
 * Makes a build that is there the current one, in one step.
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
 * Removes builds that nobody has any more: all but the current one and the five newest beside it.
 * @param {Place} place
 * @returns {Promise<string[]>} what was removed
 */
export async function removeOld(place) {
  const current = await currentIn(place);
  const beside = (await buildsIn(place)).filter((build) => build !== current);
  const old = beside.slice(keptBeside);
  await Promise.all(old.map((build) => fs.rm(path.join(place.builds, build), { recursive: true, force: true })));
  return old;
}
