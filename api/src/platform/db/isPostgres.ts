import type { Knex } from 'knex';

/** Whether the database is PostgreSQL, not SQLite. */
export function isPostgres(database: Knex): boolean {
  return database.client.config.client === 'pg';
}
