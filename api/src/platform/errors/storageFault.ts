/**
 * Error codes of SQLite and PostgreSQL for a database that cannot be used right now: full, locked, gone, starting or stopping,
 * read-only. https://www.sqlite.org/rescode.html, https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const codes =
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)|08\w{3}|25006|53\w{3}|57P0[1-5]|58\w{3}|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH))$/;

/** Returns the driver's error, which Objection wraps. */
function nativeError(error: unknown): unknown {
  return error instanceof Error && 'nativeError' in error ? error.nativeError : error;
}

/** Whether the database itself cannot be used, so that the same request may succeed later. */
export function isStorageFault(thrown: unknown): boolean {
  const error = nativeError(thrown);
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  // pg sets no code when a connection breaks while in use.
  return error.message.startsWith('Connection terminated');
}

/** Whether SQLite failed with one of these codes, for example `BUSY`. */
export function hasSqliteCode(thrown: unknown, ...names: readonly string[]): boolean {
  const error = nativeError(thrown);
  return error instanceof Error && 'code' in error && names.some((name) => error.code === `SQLITE_${name}`);
}
