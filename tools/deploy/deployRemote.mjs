// @ts-check
import path from 'node:path';
import { unmetShares } from '../federation/unmetShares.mjs';
import { buildsIn, currentIn, placeOf, pointTo, removeOld, statsOf } from './deployedBuilds.mjs';
import { putBuild } from './putBuild.mjs';
import { readShell } from './readShell.mjs';

/**
 * @typedef {object} Deployment
 * @property {string} remote folder name: `mf-game`
 * @property {string} to folder for the deployed remotes
 * @property {string} shell folder of the built shell or URL of the running site
 */

/** Throws if the shell does not share what a build needs. @param {Deployment} deployment @param {string} folder of a build */
async function checkShared({ remote, shell }, folder) {
  const unmet = unmetShares(await readShell(shell), await statsOf(folder));
  if (unmet.length === 0) return;
  throw new Error(
    `This build of ${remote} cannot run in the shell of ${shell}, so nothing was changed. It needs ${unmet.join('; ')}. Deploy the shell first, or rebuild the remote with the shell's versions.`,
  );
}

/**
 * Deploys a build for new page loads and keeps the previous five.
 * @param {Deployment & { from: string }} deployment `from`: folder of the built remote
 * @returns {Promise<string>} a message
 */
export async function deploy({ from, ...deployment }) {
  const { remote, to } = deployment;
  await checkShared(deployment, from);
  const place = placeOf(to, remote);
  const before = await currentIn(place);
  const build = await putBuild(place, from);
  if (build === before) return `${remote} ${build} is already current.`;
  await pointTo(place, build);
  await removeOld(place);
  return `${remote} ${build} is current${before ? `, after ${before}` : ''}.`;
}

/**
 * Switches new page loads to a build that is still deployed.
 * @param {Deployment & { build?: string | undefined }} deployment `build`: the previous one by default
 * @returns {Promise<string>} a message
 */
export async function rollBack({ build, ...deployment }) {
  const { remote, to } = deployment;
  const place = placeOf(to, remote);
  const builds = await buildsIn(place);
  const before = await currentIn(place);
  const target = build ?? builds.find((name) => before !== undefined && name < before);
  if (target === undefined) throw new Error(`There is no build of ${remote} before ${before ?? 'the first one'}.`);
  if (!builds.includes(target)) {
    throw new Error(`There is no build ${target} of ${remote}. There are: ${builds.join(', ') || 'none'}.`);
  }
  await checkShared(deployment, path.join(place.builds, target));
  await pointTo(place, target);
  return `${remote} ${target} is current${before ? `, after ${before}` : ''}.`;
}

/**
 * Returns the deployed builds, newest first, one per line.
 * @param {Pick<Deployment, 'remote' | 'to'>} deployment
 */
export async function list({ remote, to }) {
  const place = placeOf(to, remote);
  const current = await currentIn(place);
  const builds = await buildsIn(place);
  if (builds.length === 0) return `There is no build of ${remote} in ${place.folder}.`;
  return builds.map((build) => `${build}${build === current ? '  current' : ''}`).join('\n');
}
