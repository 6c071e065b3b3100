import type { Knex } from 'knex';

/** How a copy of a PostgreSQL database is emptied, and how to tell that it is like the template afterwards. */
export interface Emptying {
  /** Ends other connections, deletes all rows that the template doesn't have, and resets counters. */
  readonly statements: string;
  /** Query for a digest of columns, constraints, functions and remaining rows. */
  readonly digest: string;
  readonly digestOfTemplate: string;
}

/** Tests that leave large files behind would slow down the next ones. */
const largeBytes = 16e6;

async function names(database: Knex, sql: string): Promise<readonly string[]> {
  return (await database.raw(sql)).rows.map(({ name }: { name: string }) => name);
}

async function digestOf(database: Knex, sql: string): Promise<string> {
  return (await database.raw(sql)).rows[0].digest;
}

export async function emptyingOf(template: Knex): Promise<Emptying> {
  const tables = await names(
    template,
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const filled: string[] = [];
  for (const table of tables) {
    if ((await template.raw(`select 1 from ${table} limit 1`)).rows.length > 0) filled.push(table);
  }
  const unused = await names(
    template,
    `select quote_literal(quote_ident(sequencename)) as name from pg_sequences
      where schemaname = 'public' and last_value is null`,
  );
  // One statement, so that foreign keys hold in any order.
  const deletions = tables
    .filter((table) => !filled.includes(table))
    .map((table, index) => `d${index} as (delete from ${table})`);
  const statements = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid();
    with ${deletions.join(', ')} select 1;
    ${unused.map((name) => `select setval(${name}, 1, false)`).join('; ')}`;
  const digest = `select md5(string_agg(part, ',' order by part)) as digest from (
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), attnotnull) as part
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    union all select concat(conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select prosrc from pg_proc where pronamespace = 'public'::regnamespace
    ${filled.map((table) => `union all select ${table}::text from ${table}`).join(' ')}
    union all select (pg_database_size(current_database()) > ${largeBytes})::text) parts`;
  return { statements, digest, digestOfTemplate: await digestOf(template, digest) };
}

/** Empties a database. Returns false if a test changed more than rows. */
export async function empty(database: Knex, { statements, digest, digestOfTemplate }: Emptying): Promise<boolean> {
  await database.raw(statements);
  return (await digestOf(database, digest)) === digestOfTemplate;
}
