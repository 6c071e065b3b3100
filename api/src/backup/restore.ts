import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { connect, openDatabase, placeOf } from '../db.ts';
import { type DatabaseLocation, readEnvironment, type Variables } from '../env.ts';
import { StartError } from '../startError.ts';
import { refuseUsed } from '../sqliteInUse.ts';
import { tableNames } from '../tables.ts';
import { checkSqliteFile } from './checkSqliteFile.ts';
import { checkDump, fillPostgres } from './postgresTools.ts';

const log = pino({ level: 'silent' });

/** Puts the file aside, with its log; gives its new name, or null where there was none. */
async function putAside(file: string, nowMs: number): Promise<string | null> {
  if (!existsSync(file)) return null;
  await refuseUsed(file);
  const aside = `${file}.before-${new Date(nowMs).toISOString().replaceAll(':', '-')}`;
  for (const more of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${more}`)) await rename(`${file}${more}`, `${aside}${more}`);
  }
  return aside;
}

async function restoreSqlite(file: string, from: string, nowMs: number): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await copyFile(from, part);
    await checkSqliteFile(part);
    const aside = await putAside(file, nowMs);
    await rename(part, file);
    return aside === null ? '' : ` What was there before is now ${aside}.`;
  } finally {
    await rm(part, { force: true });
  }
}

async function restorePostgres(url: string, from: string, environment: Variables): Promise<void> {
  await checkDump(from, environment);
  const database = await connect({ client: 'pg', url }, log);
  const place = placeOf({ client: 'pg', url });
  try {
    const [table] = await tableNames(database).catch((error: unknown) => {
      throw new StartError(`The database at ${place} cannot be used (${String(error)}); check DATABASE_URL.`);
    });
    if (table !== undefined) {
      throw new StartError(
        `${place} holds tables already (${table}). Make an empty database and name it by DATABASE_URL.`,
      );
    }
  } finally {
    await database.destroy();
  }
  await fillPostgres(url, from, environment);
}

/** Brings the tables up to date, as the server would, so that what is wrong shows now. */
async function tryOut(location: DatabaseLocation): Promise<number> {
  const database = await openDatabase(location, log);
  try {
    const [users] = await database('users').count({ count: '*' });
    return Number(users?.['count'] ?? 0);
  } finally {
    await database.destroy();
  }
}

/**
 * `npm run restore -- FILE`: puts a backup in the place that `DATABASE_URL` names, while no server runs on it. Data that is
 * there is kept aside by SQLite and refused by PostgreSQL. Gives the sentence that says what was done; what a person must
 * change is thrown as a `StartError`.
 */
export async function restore(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  now = Date.now,
): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || rest.length > 0) throw new StartError('Say from which file: npm run restore -- FILE.');
  const { database } = readEnvironment(environment, root);
  const file = path.resolve(root, name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const aside =
    database.client === 'pg'
      ? await restorePostgres(database.url, file, environment)
      : await restoreSqlite(database.file, file, now());
  const users = await tryOut(database);
  return `Restored ${placeOf(database)} from ${file}, with ${users} accounts.${aside ?? ''}`;
}
