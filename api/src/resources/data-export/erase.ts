import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { AccountModel } from '../accounts/Account.model.ts';
import { deleteAccounts } from '../accounts/deleteAccounts.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { SupportRequestModel } from '../support/SupportRequest.model.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { deleteMailsTo } from '../../platform/mail/outbox.ts';
import { ErasedAccountModel } from './ErasedAccount.model.ts';
import { appendErased, returnedAccounts } from './erasedAccounts.ts';

export interface ErasureParts {
  readonly database: Knex;
  /** File with the IDs of erased accounts, which a restore does not change. */
  readonly erasedFile: string;
  /** Folder of emails that are written to files. */
  readonly outboxFolder: string;
  readonly log: Logger;
}

type ErasedUser = Pick<AccountModel, 'id' | 'email'>;

/**
 * Checkpoints SQLite's log into the file, where deleted rows are overwritten, and empties the log. While a backup reads the log,
 * this waits for up to `busy_timeout` and may then leave it for the next time.
 */
export async function emptyLog(database: Knex): Promise<void> {
  if (!isPostgres(database)) await database.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

async function deleteUser(parts: ErasureParts, { id, email }: ErasedUser, nowMs: number): Promise<void> {
  await parts.database.transaction(async (trx) => {
    // Before the account, whose deletion would only unlink them.
    await SupportRequestModel.query(trx).where({ user_id: id }).orWhere({ email }).delete();
    await deleteAccounts(trx, AccountModel.query().where({ id }));
    await EarlyAccessModel.query(trx).where({ email }).delete();
    await ErasedAccountModel.query(trx).insert({ id, erased_at: nowMs }).onConflict('id').ignore();
  });
}

/** Erases data outside the database. The account is gone already, so failures are only logged; the next start tries again. */
async function cleanUp(parts: ErasureParts, users: readonly ErasedUser[], nowMs: number): Promise<void> {
  try {
    await appendErased(
      parts.erasedFile,
      users.map(({ id }) => ({ id, erased_at: nowMs })),
    );
    for (const { email } of users) await deleteMailsTo(parts.outboxFolder, email);
    await emptyLog(parts.database);
  } catch (error) {
    parts.log.error({ err: error }, 'data of an erased account outside the database could not be deleted');
  }
}

/**
 * Erases an account and the learners it owns with everything that references them (sessions, links, saved and previous games,
 * badges, certificates, answers, warnings, cancellation reasons), everything stored under its email address, and emails written to files. Payments stay in
 * the books under an anonymous payer. Visits were never linked to an account.
 */
export async function eraseUser(parts: ErasureParts, user: ErasedUser, nowMs: number): Promise<void> {
  await deleteUser(parts, user, nowMs);
  await cleanUp(parts, [user], nowMs);
}

/** Erases accounts again that a restored backup has brought back. Returns their number. */
export async function eraseReturned(parts: ErasureParts, nowMs: number): Promise<number> {
  const returned = await returnedAccounts(parts.database, parts.erasedFile);
  for (const user of returned) await deleteUser(parts, user, nowMs);
  if (returned.length > 0) await cleanUp(parts, returned, nowMs);
  return returned.length;
}
