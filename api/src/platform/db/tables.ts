import type { Knex } from 'knex';
import { isPostgres } from './isPostgres.ts';

/** Returns the names of a database's tables, sorted, without its system tables. */
export async function tableNames(database: Knex): Promise<readonly string[]> {
  const found = isPostgres(database)
    ? database('pg_tables').whereRaw('schemaname = current_schema()').pluck('tablename')
    : database('sqlite_master').where({ type: 'table' }).whereNot('name', 'like', 'sqlite_%').pluck('name');
  const names: string[] = await found;
  return names.toSorted((one, other) => (one < other ? -1 : 1));
}
