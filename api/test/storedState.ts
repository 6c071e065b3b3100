import { createHash } from 'node:crypto';
import knex, { type Knex } from 'knex';
import { snakeCase } from '../src/platform/db/snakeCase.ts';
import { tableNames } from '../src/platform/db/tables.ts';
import type { TestServer } from './server.ts';

/** Detects whether anything has been stored. */
export interface StoredState {
  /** Changes with every commit. Cheap, and includes writes that change nothing. */
  mark(): Promise<string>;
  /** Hash of all rows of all tables. */
  hash(): Promise<string>;
  end(): Promise<void>;
}

/** Tables that rejected calls change on purpose: call counts, and rejected orders with their payers. */
const writtenDown: Readonly<Record<string, (rows: Knex.QueryBuilder) => Knex.QueryBuilder>> = {
  rate_limits: (rows) => rows.whereRaw('1 = 0'),
  payment_ledger: (rows) => rows.whereNot({ kind: 'refused' }),
  payers: (rows) => rows.whereIn('id', (orders) => void orders.from('payment_orders').select('payerId')),
};

function rowsOf(database: Knex, table: string): Knex.QueryBuilder {
  const rows = database(table);
  return writtenDown[table]?.(rows) ?? rows;
}

async function hashOf(database: Knex, tables: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const rows: readonly object[] = await rowsOf(database, table).select();
    for (const row of rows.map((one) => JSON.stringify(one)).toSorted()) hash.update(`${table} ${row}\n`);
  }
  return hash.digest('hex');
}

/** Observes a server's database. SQLite itself counts commits of other connections; on PostgreSQL every mark is a hash. */
export async function storedState(server: TestServer): Promise<StoredState> {
  const set = server.databaseEnvironment['DATABASE_URL'];
  const url = set?.startsWith('postgres') === true ? set : undefined;
  const database =
    url === undefined
      ? knex({ ...snakeCase, client: 'sqlite3', connection: { filename: server.dataPlace }, useNullAsDefault: true })
      : knex({ ...snakeCase, client: 'pg', connection: url });
  const tables = await tableNames(database);
  const hash = () => hashOf(database, tables);
  return {
    async mark() {
      if (url !== undefined) return hash();
      const [row] = await database.raw('pragma data_version');
      return String(row.dataVersion);
    },
    hash,
    end: () => database.destroy(),
  };
}
