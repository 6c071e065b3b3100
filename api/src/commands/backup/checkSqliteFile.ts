import pino from 'pino';
import { connect } from '../../platform/db/db.ts';
import { migrationNames } from '../../platform/db/migrationSource.ts';
import { StartError } from '../../platform/config/startError.ts';

function notSound(file: string, reason: string): StartError {
  return new StartError(`${file} is not a sound backup of a Countertop site (${reason}).`);
}

/** Throws a sentence unless a SQLite file is whole, keeps its own rules, and is of this version or one before. */
export async function checkSqliteFile(file: string): Promise<void> {
  const database = await connect({ client: 'sqlite3', file }, pino({ level: 'silent' }));
  try {
    const [verdict]: { integrity_check: string }[] = await database.raw('PRAGMA integrity_check');
    if (verdict?.integrity_check !== 'ok') throw notSound(file, verdict?.integrity_check ?? 'it says nothing');
    const strays: unknown[] = await database.raw('PRAGMA foreign_key_check');
    if (strays.length > 0) throw notSound(file, `${strays.length} rows point to nothing`);
    const done: string[] = await database('knex_migrations').pluck('name');
    const later = done.filter((name) => !migrationNames.includes(name));
    if (later.length > 0) throw notSound(file, `it is of a newer version, with ${later.join(', ')}`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw notSound(file, error instanceof Error ? error.message.replace(/^.* - /s, '') : String(error));
  } finally {
    // Back to one file, without a log beside it.
    await database.raw('PRAGMA journal_mode = DELETE').catch(() => {});
    await database.destroy();
  }
}
