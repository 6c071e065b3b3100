import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';

/** A statement with `?` for each of its values, which are texts. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

interface Connection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** https://www.sqlite.org/lang_expr.html#literal_values_constants_ */
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

function filled({ sql, values }: Statement): string {
  let next = 0;
  return sql.replaceAll('?', () => literal(values[next++] ?? ''));
}

function execute(connection: Connection, sql: string): Promise<void> {
  return new Promise((done, failed) => connection.exec(sql, (error) => (error ? failed(error) : done())));
}

/**
 * Runs statements in one transaction on SQLite, in one trip to its thread and back: knex makes a trip of each, and each way back
 * waits behind all that this thread is doing. All or nothing; who watches queries is told of one, without its values. A text
 * must not hold U+0000.
 */
export async function runScript(database: Knex, statements: readonly Statement[]): Promise<void> {
  const { client } = database;
  const query = { __knexQueryUid: randomUUID(), sql: statements.map(({ sql }) => sql).join(';') };
  const connection: Connection = await client.acquireConnection();
  client.emit('query', query);
  try {
    await execute(connection, ['begin immediate', ...statements.map(filled), 'commit'].join(';'));
    client.emit('query-response', undefined, query);
  } catch (error) {
    client.emit('query-error', error, query);
    // Refused where SQLite has rolled back by itself, as it does when the disk is full.
    await execute(connection, 'rollback').catch(() => undefined);
    throw error;
  } finally {
    client.releaseConnection(connection);
  }
}
