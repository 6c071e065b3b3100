import pino from 'pino';
import { connect } from './db.ts';
import { StartError } from '../config/startError.ts';

/**
 * Throws a sentence when a server uses a SQLite file: SQLite gives up its log only for who is alone, and takes it up again
 * with the next server. A file that is spoilt or no database is not in use.
 */
export async function refuseUsed(file: string): Promise<void> {
  const database = await connect({ client: 'sqlite3', file }, pino({ level: 'silent' }));
  try {
    await database.raw('PRAGMA busy_timeout = 0');
    await database.raw('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const isUsed = error instanceof Error && /SQLITE_(?:BUSY|LOCKED)|database is locked/.test(error.message);
    if (isUsed) throw new StartError(`A server uses ${file}. Stop it and run this again.`);
  } finally {
    await database.destroy();
  }
}
