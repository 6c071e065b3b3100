import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import knex from 'knex';
import { hasSqliteCode } from '../errors/storageFault.ts';
import { StartError } from '../config/startError.ts';

/** How long a start waits for a server that is stopping, in milliseconds. A stop takes at most 2 s. */
const waitMs = 3000;

export interface SqliteLock {
  release(): Promise<void>;
}

/** The same for every way to name the data file, through symbolic links too. */
function lockFileOf(file: string): string {
  const folder = realpathSync(path.dirname(file));
  return `${existsSync(file) ? realpathSync(file) : path.join(folder, path.basename(file))}.lock`;
}

/**
 * Makes this process the only server of a SQLite file, by an exclusive lock on a file next to it. It is the operating system's lock:
 * it ends with the process however that ends, and knows no process ids, which containers use again. Commands that work next to a
 * running server do not take it. Throws `StartError` if another server holds it.
 */
export async function lockSqlite(file: string): Promise<SqliteLock> {
  const lock = knex({
    client: 'sqlite3',
    connection: { filename: lockFileOf(file) },
    useNullAsDefault: true,
    // Failures are thrown; knex would print them as well.
    log: { warn() {}, error() {}, deprecate() {}, debug() {} },
    // The connection that holds the lock must not be replaced.
    pool: { min: 1, max: 1 },
  });
  try {
    await lock.raw(`PRAGMA busy_timeout = ${waitMs}`);
    await lock.raw('BEGIN EXCLUSIVE');
  } catch (error) {
    await lock.destroy();
    if (!hasSqliteCode(error, 'BUSY')) throw error;
    throw new StartError(
      `Another server uses the data file ${file}. Stop it, or set DATABASE_URL to another file: SQLite takes one server.`,
    );
  }
  return { release: () => lock.destroy() };
}
