import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { deleteMailsTo } from '../../platform/mail/outbox.ts';
import type { ErasedAccountRow } from './ErasedAccount.model.ts';
import { appendErased, erasedListOf } from './erasedList.ts';
import type { ErasureNotice } from './erasureNotices.ts';

export interface ErasureParts extends Pick<ServerContext, 'database' | 'erasedFile' | 'outboxFolder' | 'log'> {
  /** Whether retention erases, and nobody asked for it. A restored backup then only repeats it on request. */
  readonly isByAge?: boolean;
}

/** An account that is erased. */
export interface ErasedUser {
  readonly id: string;
  readonly email: string;
}

/** An entry of the list of erased data, for restored backups. */
export type Erased = Pick<ErasedAccountRow, 'id' | 'kind'>;

export interface Erasure {
  readonly erased: readonly Erased[];
  /** Whom to tell. */
  readonly notices: readonly ErasureNotice[];
}

const listOf = ({ erasedFile, isByAge = false }: ErasureParts) => erasedListOf(erasedFile, isByAge);

/**
 * Checkpoints SQLite's log into the file, where deleted rows are overwritten, and empties the log. While a backup reads the log,
 * this waits for up to `busy_timeout` and may then leave it for the next time.
 */
export async function emptyLog(database: Knex): Promise<void> {
  if (!isPostgres(database)) await database.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Lists what was erased in the transaction that erases it. */
async function storeErased(
  parts: ErasureParts,
  trx: Knex.Transaction,
  erased: readonly Erased[],
  nowMs: number,
): Promise<readonly ErasedAccountRow[]> {
  const rows = erased.map((one) => ({ ...one, erasedAt: nowMs }));
  const { model } = listOf(parts);
  for (const row of rows) await model.query(trx).insert(row).onConflict('id').merge();
  return rows;
}

/** Erases data outside the database. The rows are gone already, so failures are only logged; the next start tries again. */
async function cleanUp(parts: ErasureParts, erased: readonly ErasedAccountRow[], email?: string): Promise<void> {
  try {
    await appendErased(listOf(parts).file, erased);
    if (email !== undefined) await deleteMailsTo(parts.outboxFolder, email);
    await emptyLog(parts.database);
  } catch (error) {
    parts.log.error({ err: error }, 'data of an erased account outside the database could not be deleted');
  }
}

/**
 * Deletes rows, lists what they were in the same transaction, and then erases what is outside the database, with the emails to an
 * address. Returns whom to tell.
 */
export async function erase(
  parts: ErasureParts,
  nowMs: number,
  deleteRows: (trx: Knex.Transaction) => Promise<Erasure>,
  email?: string,
): Promise<readonly ErasureNotice[]> {
  const { rows, notices } = await parts.database.transaction(async (trx) => {
    const { erased, notices: toTell } = await deleteRows(trx);
    return { rows: await storeErased(parts, trx, erased, nowMs), notices: toTell };
  });
  await cleanUp(parts, rows, email);
  return notices;
}
