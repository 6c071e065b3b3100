import path from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { DataFile } from './DataFile.ts';
import { cannotOpen, makeFolder, openDatabase } from './db.ts';
import type { DatabaseLocation } from '../config/env.ts';
import { lockSqlite, type SqliteLock } from './sqliteLock.ts';
import { StartError } from '../config/startError.ts';

/** The database of a running server. */
export interface ServerDatabase {
  readonly database: Knex;
  /** The watched SQLite file; null on PostgreSQL. */
  readonly dataFile: DataFile | null;
  /** Closes the connections and releases the file for other servers. */
  close(): Promise<void>;
}

async function lock(location: DatabaseLocation & { client: 'sqlite3' }): Promise<SqliteLock> {
  try {
    await makeFolder(path.dirname(location.file));
    return await lockSqlite(location.file);
  } catch (error) {
    throw error instanceof StartError ? error : cannotOpen(location, error);
  }
}

/** Opens the database for a server, locking a SQLite file for it. Throws `StartError` if that is not possible. */
export async function openServerDatabase(location: DatabaseLocation, log: Logger): Promise<ServerDatabase> {
  if (location.client === 'pg') {
    const database = await openDatabase(location, log);
    return { database, dataFile: null, close: () => database.destroy() };
  }
  const fileLock = await lock(location);
  try {
    const database = await openDatabase(location, log);
    const dataFile = await DataFile.watch(location.file, log);
    return {
      database,
      dataFile,
      async close() {
        dataFile.stop();
        await database.destroy();
        await fileLock.release();
      },
    };
  } catch (error) {
    await fileLock.release();
    throw error;
  }
}
