/**
 * What SQLite and PostgreSQL call a store that cannot be used now, whatever one asks of it: full, locked, gone, starting or
 * stopping, not to be written to. https://www.sqlite.org/rescode.html, https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const codes =
  /^(?:SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOTADB|CORRUPT)|08\w{3}|25006|53\w{3}|57P0[1-5]|58\w{3}|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH))$/;

/** True when nothing is wrong with what was asked: the store itself cannot be used, and another try may go well. */
export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'KnexTimeoutError') return true;
  if ('code' in error && typeof error.code === 'string' && codes.test(error.code)) return true;
  // pg gives a connection that breaks while it is used no code.
  return error.message.startsWith('Connection terminated');
}
