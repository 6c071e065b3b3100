// @ts-check
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../build/compress.mjs';
import { buildsIn, statsOf } from './deployedBuilds.mjs';

/**
 * Returns the files of the newest build in a folder that may also contain chunks of earlier ones.
 * @param {string} from
 * @returns {Promise<string[]>}
 */
async function filesOf(from) {
  const text = await fs.readFile(path.join(from, 'builds.json'), 'utf8').catch(() => {
    throw new Error(`${from} does not contain a remote's build: builds.json is missing. Run npm run build first.`);
  });
  const [files = []] = JSON.parse(text);
  return files;
}

/** @param {string} from @param {readonly string[]} files */
async function hashOf(from, files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(await fs.readFile(path.join(from, file)));
  return hash.digest('hex').slice(0, 8);
}

/** @param {string} from @param {string} to @param {readonly string[]} files */
async function copyFiles(from, to, files) {
  for (const file of files) {
    const target = path.join(to, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    for (const form of ['', '.br', '.gz']) {
      const source = path.join(from, file + form);
      const exists = form === '' || (await fs.stat(source).catch(() => null));
      if (exists) await fs.copyFile(source, target + form);
    }
  }
}

/** @param {number} ms milliseconds since 1970 UTC */
function stampOf(ms) {
  return new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}

/** @param {string} stamp @returns {number} milliseconds since 1970 UTC */
function timeOf(stamp) {
  return Date.parse(stamp.replace(/^(....)(..)(..)-(..)(..)(..).*$/, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * Copies the newest build of a folder to the deployed builds, atomically and only if it is not there yet.
 * @param {import('./deployedBuilds.mjs').Place} place
 * @param {string} from folder of a built remote
 * @param {number} [nowMs] milliseconds since 1970 UTC
 * @returns {Promise<string>} the name of the deployed build
 */
export async function putBuild(place, from, nowMs = Date.now()) {
  await statsOf(from);
  const files = await filesOf(from);
  const hash = await hashOf(from, files);
  const builds = await buildsIn(place);
  const existing = builds.find((build) => build.endsWith(hash));
  if (existing) return existing;
  // Sorting by name must give the order of deployment, even within a second or after the clock was set back.
  const earliestMs = builds[0] ? timeOf(builds[0]) + 1000 : 0;
  const build = `${stampOf(Math.max(nowMs, earliestMs))}-${hash}`;
  const partial = path.join(place.builds, `.${build}.${process.pid}.partial`);
  try {
    await copyFiles(from, partial, files);
    await compressFolder(partial);
    await fs.rename(partial, path.join(place.builds, build));
  } finally {
    await fs.rm(partial, { recursive: true, force: true });
  }
  return build;
}
