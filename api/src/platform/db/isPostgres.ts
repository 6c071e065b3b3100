import type { Knex } from 'knex';

/** True for PostgreSQL, false for SQLite. */
export function isPostgres(database: Knex): boolean {
  return database.client.config.client === 'pg';
}
