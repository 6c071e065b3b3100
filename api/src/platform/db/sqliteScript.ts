import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** A statement with a `?` for each value. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

/** Fails the script if the statement before it inserted fewer rows than `count`: invalid JSON is an error in SQLite. */
export function assertInserted(count: number): Statement {
  return {
    sql: "select json(iif(changes() = cast(? as integer), 'true', 'not all were new'))",
    values: [String(count)],
  };
}

interface Connection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** https://www.sqlite.org/lang_expr.html#literal_values_constants_ */
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function withLiterals({ sql, values }: Statement): string {
  let next = 0;
  return sql.replaceAll('?', () => literal(values[next++] ?? ''));
}

function execute(connection: Connection, sql: string): Promise<void> {
  return new Promise((done, failed) => connection.exec(sql, (error) => (error ? failed(error) : done())));
}

/**
 * Runs statements in one SQLite transaction and in one trip to its thread. Knex makes a trip per statement, and each way back
 * waits for everything this thread is doing. Query listeners see a single query without values. Values must not contain U+0000.
 */
export async function runScript(database: Knex, statements: readonly Statement[]): Promise<void> {
  const { client } = database;
  const query = { __knexQueryUid: randomUUID(), sql: statements.map(({ sql }) => sql).join(';') };
  const connection: Connection = await client.acquireConnection();
  client.emit('query', query);
  try {
    await execute(connection, ['begin immediate', ...statements.map(withLiterals), 'commit'].join(';'));
    client.emit('query-response', undefined, query);
  } catch (error) {
    client.emit('query-error', error, query);
    // Fails if SQLite has rolled back already, as it does when the disk is full.
    await execute(connection, 'rollback').catch(() => undefined);
    throw error;
  } finally {
    client.releaseConnection(connection);
  }
}
