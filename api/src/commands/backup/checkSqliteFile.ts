import pino from 'pino';
import { connect } from '../../platform/db/db.ts';
import { migrationNames, unreleasedMigration } from '../../platform/db/migrationSource.ts';
import { ErasedByAgeModel } from '../../resources/erasure/ErasedAccount.model.ts';
import { StartError } from '../../platform/config/startError.ts';

function invalidBackup(file: string, reason: string): StartError {
  return new StartError(`${file} is not a valid Countertop backup (${reason}).`);
}

/**
 * Throws `StartError` unless a SQLite file is intact, its foreign keys are valid, and it is from this version or an earlier one. Returns
 * the IDs of what retention had erased.
 */
export async function checkSqliteFile(file: string): Promise<ReadonlySet<string>> {
  const database = await connect({ client: 'sqlite3', file }, pino({ level: 'silent' }));
  try {
    const [verdict]: { integrityCheck: string }[] = await database.raw('PRAGMA integrity_check');
    if (verdict?.integrityCheck !== 'ok') throw invalidBackup(file, verdict?.integrityCheck ?? 'no result');
    const orphans: unknown[] = await database.raw('PRAGMA foreign_key_check');
    if (orphans.length > 0) throw invalidBackup(file, `${orphans.length} rows with invalid foreign keys`);
    const applied: string[] = await database('knex_migrations').pluck('name');
    const unknown = applied.filter((name) => !migrationNames.includes(name));
    if (unknown.includes(unreleasedMigration)) throw invalidBackup(file, 'it is from an unreleased version');
    if (unknown.length > 0) throw invalidBackup(file, `it is from a newer version, with ${unknown.join(', ')}`);
    return new Set<string>(await database(ErasedByAgeModel.tableName).pluck('id'));
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw invalidBackup(file, error instanceof Error ? error.message.replace(/^.* - /s, '') : String(error));
  } finally {
    // Back to a single file without a write-ahead log.
    await database.raw('PRAGMA journal_mode = DELETE').catch(() => {});
    await database.destroy();
  }
}
