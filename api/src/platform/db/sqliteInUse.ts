import pino from 'pino';
import { connect } from './db.ts';
import { StartError } from '../config/startError.ts';

/**
 * Throws `StartError` if a server uses a SQLite file. SQLite leaves WAL mode only for a sole connection; the next server turns it
 * on again. A damaged file, or one that is not a database, is not in use.
 */
export async function assertNotInUse(file: string): Promise<void> {
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
