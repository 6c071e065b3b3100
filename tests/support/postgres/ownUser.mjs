// @ts-check
import { execFile } from 'node:child_process';
import { chown, cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * The user that runs PostgreSQL, which refuses to run as root; the current user by default.
 * @typedef {{ uid?: number, gid?: number }} OwnUser
 */

/** Returns the current user; for root, `postgres` if it exists, otherwise `nobody`. @returns {Promise<OwnUser>} */
export async function ownUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(['-u', '-g'].map((option) => execute('id', [option, name])));
      return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
    } catch {
      // No such user.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody here.');
}

/**
 * Changes the owner of a folder to that user.
 * @param {string} folder
 * @param {OwnUser} user
 */
export async function handOver(folder, { uid, gid }) {
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
}

/**
 * Returns a folder with binaries that the user may run: the given one, or a copy if only root may read it.
 * @param {string} folder
 * @param {OwnUser} user
 * @param {string} copyFolder
 */
export async function runnable(folder, user, copyFolder) {
  try {
    await execute(path.join(folder, 'postgres'), ['--version'], { ...user, cwd: '/' });
    return folder;
  } catch {
    await cp(path.dirname(folder), copyFolder, { recursive: true, verbatimSymlinks: true });
    return path.join(copyFolder, path.basename(folder));
  }
}
