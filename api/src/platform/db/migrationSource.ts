import type { Knex } from 'knex';
import { baseline } from '../../../migrations/001_baseline.ts';

interface NamedMigration {
  readonly name: string;
  readonly migration: Knex.Migration;
}

const migrations: NamedMigration[] = [
  // The database records the names: never rename a migration, and never change a released one.
  { name: '001_baseline', migration: baseline },
];

/** In the order they run. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/** First migration of databases from before the first release, which no version can migrate. */
export const unreleasedMigration = '001_analytics';

/** Imports migrations instead of reading files, so that they are bundled and recorded without a file extension. */
export const migrationSource: Knex.MigrationSource<NamedMigration> = {
  getMigrations: () => Promise.resolve(migrations),
  getMigrationName: ({ name }) => name,
  getMigration: ({ migration }) => Promise.resolve(migration),
};
