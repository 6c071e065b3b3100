import type { Knex } from 'knex';

/**
 * Error codes of SQLite and PostgreSQL for a database that cannot be used right now: full, locked, gone, starting or stopping,
 * read-only. https://www.sqlite.org/rescode.html, https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const codes =
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)|08\w{3}|25006|53\w{3}|57P0[1-5]|58\w{3}|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH))$/;

/** SQLSTATE of PostgreSQL, or the name of a result code of SQLite: an answer of the database. */
const answers = /^(?:[\dA-Z]{5}|SQLITE_\w+)$/;

/** Errors of statements, however the driver describes them. */
const statementErrors = new WeakSet<Error>();

/** Remembers which errors come from statements of a database, for `isStorageFault`. */
export function watchStatements(database: Knex): void {
  database.on('query-error', (error: unknown) => {
    if (error instanceof Error) statementErrors.add(error);
  });
}

/** Returns the driver's error, which Objection wraps. */
function nativeError(error: unknown): unknown {
  return error instanceof Error && 'nativeError' in error ? error.nativeError : error;
}

/** Whether the database itself cannot be used, so that the same request may succeed later. */
export function isStorageFault(thrown: unknown): boolean {
  const error = nativeError(thrown);
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  const code = 'code' in error ? String(error.code) : '';
  if (codes.test(code)) return true;
  // A statement that got no answer: pg has a sentence without a code for each moment at which a connection can break. While it connects,
  // there is no statement.
  return (
    (statementErrors.has(error) && error.name === 'Error' && !answers.test(code)) ||
    error.message.startsWith('Connection terminated')
  );
}

/** Whether SQLite failed with one of these codes, for example `BUSY`. */
export function hasSqliteCode(thrown: unknown, ...names: readonly string[]): boolean {
  const error = nativeError(thrown);
  return error instanceof Error && 'code' in error && names.some((name) => error.code === `SQLITE_${name}`);
}
