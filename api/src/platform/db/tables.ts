import type { Knex } from 'knex';
import { isPostgres } from './isPostgres.ts';

/** The tables that stand in a database, by name, without the database's own. */
export async function tableNames(database: Knex): Promise<readonly string[]> {
  const found = isPostgres(database)
    ? database('pg_tables').whereRaw('schemaname = current_schema()').pluck('tablename')
    : database('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').pluck('name');
  const names: string[] = await found;
  return names.toSorted((one, other) => (one < other ? -1 : 1));
}
