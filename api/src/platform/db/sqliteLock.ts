import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import knex from 'knex';
import { hasSqliteCode } from '../errors/storageFault.ts';
import { StartError } from '../config/startError.ts';

/** How long to wait for a server that is stopping, which takes at most 2 s. */
const waitMs = 3000;

export interface SqliteLock {
  release(): Promise<void>;
}

/** Returns the same lock file for every path to the data file, including symbolic links. */
function lockFileOf(file: string): string {
  const folder = realpathSync(path.dirname(file));
  return `${existsSync(file) ? realpathSync(file) : path.join(folder, path.basename(file))}.lock`;
}

/**
 * Makes this process the only server of a SQLite file by locking a file next to it. The operating system releases the lock when
 * the process ends, however it ends, and unlike a PID file the lock is not fooled by containers that reuse process IDs. Commands
 * that run next to a server do not take it. Throws `StartError` if another server holds it.
 */
export async function lockSqlite(file: string): Promise<SqliteLock> {
  const lock = knex({
    client: 'sqlite3',
    connection: { filename: lockFileOf(file) },
    useNullAsDefault: true,
    // Failures are thrown. Knex would print them as well.
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
      `Another server uses the data file ${file}. Stop it, or set DATABASE_URL to another file: SQLite supports a single server.`,
    );
  }
  return { release: () => lock.destroy() };
}
