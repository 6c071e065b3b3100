import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { connect, placeOf } from '../../platform/db/db.ts';
import { type DatabaseLocation, readEnvironment, type Variables } from '../../platform/config/env.ts';
import { createPrivateFile } from '../../platform/privateFiles.ts';
import { StartError } from '../../platform/config/startError.ts';
import { tableNames } from '../../platform/db/tables.ts';
import { checkSqliteFile } from './checkSqliteFile.ts';
import { addChecksum } from './checksum.ts';
import { encryptFile } from './encryption.ts';
import { dumpPostgres } from './postgresTools.ts';

export const backupHelp = `Usage: npx countertop backup --to FILE

Writes all data to a file while the server runs, and verifies it.
It is encrypted if BACKUP_KEY is set. A file that exists is never overwritten.`;

const log = pino({ level: 'silent' });

const noData = (place: string) =>
  new StartError(`There is no Countertop data in ${place}. Set DATABASE_URL to the same value as for the server.`);

function fileOf(args: readonly string[], root: string): string {
  const [option, name, ...rest] = args;
  if (option !== '--to' || name === undefined || name === '' || rest.length > 0) throw new StartError(backupHelp);
  const file = path.resolve(root, name);
  if (existsSync(file)) throw new StartError(`The file ${file} already exists. Backups are never overwritten.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}. Create it first.`);
  return file;
}

/** Copies a consistent snapshot of the database while the server runs. */
async function copySqlite(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw noData(file);
  const database = await connect({ client: 'sqlite3', file }, log);
  try {
    await database.raw('VACUUM INTO ?', [to]);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.* - /s, '') : String(error);
    throw new StartError(`The data in ${file} cannot be copied to ${to} (${reason}).`);
  } finally {
    await database.destroy();
  }
  await checkSqliteFile(to);
}

async function dump(location: DatabaseLocation & { client: 'pg' }, to: string, environment: Variables): Promise<void> {
  const place = placeOf(location);
  const database = await connect(location, log);
  try {
    const names = await tableNames(database).catch((error: unknown) => {
      throw new StartError(`The database at ${place} cannot be read (${String(error)}). Check DATABASE_URL.`);
    });
    if (!names.includes('knex_migrations')) throw noData(place);
  } finally {
    await database.destroy();
  }
  await dumpPostgres(location.url, to, environment);
}

function write(location: DatabaseLocation, to: string, environment: Variables): Promise<void> {
  return location.client === 'pg' ? dump(location, to, environment) : copySqlite(location.file, to);
}

/**
 * Writes all data to a file, verifies it, and encrypts it or else adds a checksum. Only the file's owner can read it. Returns the result to print. Throws `StartError` for wrong input or settings.
 */
export async function backup(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  const { database, backupKey } = readEnvironment(environment, root);
  const file = fileOf(args, root);
  // Written under another name until it is complete, so that nobody takes a partial file for a backup.
  const [part, sealedPart] = [`${file}.part`, `${file}.sealed.part`];
  const removeParts = () => Promise.all([part, sealedPart].map((one) => rm(one, { force: true })));
  await removeParts();
  try {
    // `VACUUM INTO` and `pg_dump` keep the mode of an existing empty file.
    await createPrivateFile(part);
    await write(database, part, environment);
    if (backupKey === null) await addChecksum(part, sealedPart);
    else await encryptFile(part, sealedPart, backupKey);
    await rename(sealedPart, file);
  } finally {
    await removeParts();
  }
  const { size } = await stat(file);
  const steps = backupKey === null ? 'and verified it' : 'verified it and encrypted it';
  return `Backed up ${placeOf(database)} to ${file} (${Math.ceil(size / 1000)} kB), ${steps}.`;
}
