import { createHash } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { isPostgres } from './isPostgres.ts';
import type { TestServer } from './testServer.ts';

/** Tells whether anything was stored. */
export interface StoredState {
  /** Differs from the one before when anything was committed in between: cheap, and sees writes that change nothing, too. */
  mark(): Promise<string>;
  /** A hash of every row of every table. */
  hash(): Promise<string>;
  end(): Promise<void>;
}

/** That an order was refused is written down on purpose, under the payer it makes for that. */
const writtenDown: Readonly<Record<string, (rows: Knex.QueryBuilder) => Knex.QueryBuilder>> = {
  payment_ledger: (rows) => rows.whereNot({ kind: 'refused' }),
  payers: (rows) => rows.whereIn('id', (orders) => void orders.from('payment_orders').select('payer_id')),
};

function rowsOf(database: Knex, table: string): Knex.QueryBuilder {
  const rows = database(table);
  return writtenDown[table]?.(rows) ?? rows;
}

async function tablesOf(database: Knex): Promise<readonly string[]> {
  const rows: readonly { readonly name: string }[] = isPostgres(database)
    ? await database('pg_tables').where({ schemaname: 'public' }).select({ name: 'tablename' }).orderBy('tablename')
    : await database('sqlite_master')
        .where({ type: 'table' })
        .whereNot('name', 'like', 'sqlite_%')
        .select('name')
        .orderBy('name');
  return rows.map(({ name }) => name);
}

async function hashOf(database: Knex, tables: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const rows: readonly object[] = await rowsOf(database, table).select();
    for (const row of rows.map((one) => JSON.stringify(one)).toSorted()) hash.update(`${table} ${row}\n`);
  }
  return hash.digest('hex');
}

/** Watches what a server stores, beside it. SQLite counts the commits of others itself; on PostgreSQL every mark is a hash. */
export async function storedState(server: TestServer): Promise<StoredState> {
  const url = server.databaseEnvironment['DATABASE_URL'];
  const database =
    url === undefined
      ? knex({ client: 'sqlite3', connection: { filename: server.dataPlace }, useNullAsDefault: true })
      : knex({ client: 'pg', connection: url });
  const tables = await tablesOf(database);
  const hash = () => hashOf(database, tables);
  return {
    async mark() {
      if (url !== undefined) return hash();
      const [row] = await database.raw('pragma data_version');
      return String(row.data_version);
    },
    hash,
    end: () => database.destroy(),
  };
}
