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
import { encryptFile } from './encryption.ts';
import { dumpPostgres } from './postgresTools.ts';

const usage = 'Say where to: npm run backup -- --to backup/countertop.backup.';

const log = pino({ level: 'silent' });

const noData = (place: string) =>
  new StartError(`There is no data of a site in ${place}. Set DATABASE_URL as for the server.`);

function fileOf(args: readonly string[], root: string): string {
  const [option, name, ...rest] = args;
  if (option !== '--to' || name === undefined || name === '' || rest.length > 0) throw new StartError(usage);
  const file = path.resolve(root, name);
  if (existsSync(file)) throw new StartError(`There is a file ${file} already. Backups are not written over.`);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}. Make it first.`);
  return file;
}

/** While the server runs: SQLite copies one view of the data and goes on serving. */
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
      throw new StartError(`The database at ${place} cannot be used (${String(error)}); check DATABASE_URL.`);
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
 * `npm run backup -- --to FILE`: writes all of the site's data into one file while the server runs, checks it, and
 * encrypts it if there is a `BACKUP_KEY`. Only the file's owner can read it. Returns the sentence that says what was
 * done; throws `StartError` for what a person must change.
 */
export async function backup(args: readonly string[], environment: Variables, root = process.cwd()): Promise<string> {
  const { database, backupKey } = readEnvironment(environment, root);
  const file = fileOf(args, root);
  // A name that nobody takes for a whole backup, until it is one.
  const [part, encryptedPart] = [`${file}.part`, `${file}.encrypted.part`];
  const removeParts = () => Promise.all([part, encryptedPart].map((one) => rm(one, { force: true })));
  await removeParts();
  try {
    // What `VACUUM INTO` and `pg_dump` write into an empty file keeps its mode.
    await createPrivateFile(part);
    await write(database, part, environment);
    if (backupKey !== null) await encryptFile(part, encryptedPart, backupKey);
    await rename(backupKey === null ? part : encryptedPart, file);
  } finally {
    await removeParts();
  }
  const { size } = await stat(file);
  const done = backupKey === null ? 'and checked it' : 'checked it and encrypted it';
  return `Backed up ${placeOf(database)} to ${file} (${Math.ceil(size / 1000)} kB), ${done}.`;
}
