import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { AccountModel } from '../accounts/Account.model.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { deleteMailsTo } from '../../platform/mail/outbox.ts';
import { ErasedAccountModel } from './ErasedAccount.model.ts';
import { appendErased, returnedAccounts } from './erasedAccounts.ts';

export interface ErasureParts {
  readonly database: Knex;
  /** File of the ids that were erased, which a restore leaves alone. */
  readonly erasedFile: string;
  /** Folder of the mails that are kept as files. */
  readonly outboxFolder: string;
  readonly log: Logger;
}

type ErasedUser = Pick<AccountModel, 'id' | 'email'>;

/**
 * Moves what is in SQLite's log into the file, where deleted rows are overwritten, and empties the log. While a backup
 * reads the log this waits for up to `busy_timeout` and may then leave it for the next time.
 */
export async function emptyLog(database: Knex): Promise<void> {
  if (!isPostgres(database)) await database.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

async function deleteUser(parts: ErasureParts, { id, email }: ErasedUser, nowMs: number): Promise<void> {
  await parts.database.transaction(async (trx) => {
    await AccountModel.query(trx).deleteById(id);
    await EarlyAccessModel.query(trx).where({ email }).delete();
    await ErasedAccountModel.query(trx).insert({ id, erased_at: nowMs }).onConflict('id').ignore();
  });
}

/** What an erasure leaves to do outside the database. It is done, so a failure is for the log; the next start mends it. */
async function cleanUp(parts: ErasureParts, users: readonly ErasedUser[], nowMs: number): Promise<void> {
  try {
    await appendErased(
      parts.erasedFile,
      users.map(({ id }) => ({ id, erased_at: nowMs })),
    );
    for (const { email } of users) await deleteMailsTo(parts.outboxFolder, email);
    await emptyLog(parts.database);
  } catch (error) {
    parts.log.error({ err: error }, 'an erased account left something outside the tables');
  }
}

/**
 * Erases a person: the account and, by their foreign keys, sessions, links, saved and previous games, badges, certificates,
 * warnings and why they cancelled; what is kept under the email alone; and mails that are kept as files. Payments stay in
 * the books, under a payer who is nobody any more. Visits were never tied to an account.
 */
export async function eraseUser(parts: ErasureParts, user: ErasedUser, nowMs: number): Promise<void> {
  await deleteUser(parts, user, nowMs);
  await cleanUp(parts, [user], nowMs);
}

/** Erases again who was erased before and came back with a restored backup. Returns how many that were. */
export async function eraseReturned(parts: ErasureParts, nowMs: number): Promise<number> {
  const returned = await returnedAccounts(parts.database, parts.erasedFile);
  for (const user of returned) await deleteUser(parts, user, nowMs);
  if (returned.length > 0) await cleanUp(parts, returned, nowMs);
  return returned.length;
}
