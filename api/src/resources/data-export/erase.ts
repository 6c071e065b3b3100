import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { deleteClass, type Erased } from '../classes/deleteClasses.ts';
import { ClassInvitationModel } from '../classes/ClassInvitation.model.ts';
import { AccountModel } from '../accounts/Account.model.ts';
import { deleteAccounts } from '../accounts/deleteAccounts.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { SupportRequestModel } from '../support/SupportRequest.model.ts';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import type { ErasureNotice } from './erasureMails.ts';
import { deleteMailsTo } from '../../platform/mail/outbox.ts';
import type { ErasedAccountRow } from './ErasedAccount.model.ts';
import { appendErased, erasedListOf, returnedAccounts } from './erasedAccounts.ts';
import { accountNotices, learnerNotices, newOwnerNotices } from './erasureNotices.ts';
import { FamilyInvitationModel } from '../family/FamilyInvitation.model.ts';
import { deleteLearner } from './deleteLearner.ts';

export interface ErasureParts {
  readonly database: Knex;
  /** File with the IDs of accounts that people have erased, which a restore does not change. */
  readonly erasedFile: string;
  /** Folder of emails that are written to files. */
  readonly outboxFolder: string;
  readonly log: Logger;
  /** Whether retention erases, and nobody asked for it. A restored backup then only repeats it on request. */
  readonly isByAge?: boolean;
}

const listOf = ({ erasedFile, isByAge = false }: ErasureParts) => erasedListOf(erasedFile, isByAge);

type ErasedUser = Pick<AccountModel, 'id' | 'email'>;

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
  const rows = erased.map((one) => ({ ...one, erased_at: nowMs }));
  const { model } = listOf(parts);
  for (const row of rows) await model.query(trx).insert(row).onConflict('id').merge();
  return rows;
}

interface Deletion {
  readonly erased: readonly ErasedAccountRow[];
  readonly notices: readonly ErasureNotice[];
}

async function deleteUser(parts: ErasureParts, { id, email }: ErasedUser, nowMs: number): Promise<Deletion> {
  return parts.database.transaction(async (trx) => {
    const { notices, classIds } = await accountNotices(trx, id);
    // Before the account, whose deletion would only unlink them.
    await SupportRequestModel.query(trx).where({ user_id: id }).orWhere({ email }).delete();
    const classes = await deleteAccounts(trx, AccountModel.query().where({ id }));
    await EarlyAccessModel.query(trx).where({ email }).delete();
    await FamilyInvitationModel.query(trx).where({ email }).delete();
    await ClassInvitationModel.query(trx).where({ email }).delete();
    const erased = await storeErased(parts, trx, [{ id, kind: 'account' }, ...classes], nowMs);
    return { erased, notices: [...notices, ...(await newOwnerNotices(trx, classIds))] };
  });
}

/** Erases data outside the database. The rows are gone already, so failures are only logged; the next start tries again. */
async function cleanUp(
  parts: ErasureParts,
  erased: readonly ErasedAccountRow[],
  users: readonly ErasedUser[] = [],
): Promise<void> {
  try {
    await appendErased(listOf(parts).file, erased);
    for (const { email } of users) await deleteMailsTo(parts.outboxFolder, email);
    await emptyLog(parts.database);
  } catch (error) {
    parts.log.error({ err: error }, 'data of an erased account outside the database could not be deleted');
  }
}

/**
 * Erases an account and the learners it owns with everything that references them (sessions, links, invitations, saved and previous games,
 * badges, certificates, answers, warnings, cancellation reasons), everything stored under its email address, and emails written to files. Its classes go
 * to the co-teachers who have been there longest, and are erased without one. Payments stay in the books under an anonymous payer. Visits were never
 * linked to an account. Returns whom to tell.
 */
export async function eraseUser(
  parts: ErasureParts,
  user: ErasedUser,
  nowMs: number,
): Promise<readonly ErasureNotice[]> {
  const { erased, notices } = await deleteUser(parts, user, nowMs);
  await cleanUp(parts, erased, [user]);
  return notices;
}

/**
 * Erases a child with everything that references it, for all guardians. The first learner of an account is emptied instead. Returns whom
 * to tell.
 */
export async function eraseLearner(parts: ErasureParts, id: string, nowMs: number): Promise<readonly ErasureNotice[]> {
  const { erased, notices } = await parts.database.transaction(async (trx): Promise<Deletion> => {
    const told = await learnerNotices(trx, [id]);
    await deleteLearner(trx, id, nowMs);
    return { erased: await storeErased(parts, trx, [{ id, kind: 'learner' }], nowMs), notices: told };
  });
  await cleanUp(parts, erased);
  return notices;
}

/** Erases a class with its children and everything that references them. */
export async function eraseClass(parts: ErasureParts, id: string, nowMs: number): Promise<void> {
  const erased = await parts.database.transaction(async (trx) =>
    storeErased(parts, trx, await deleteClass(trx, id), nowMs),
  );
  await cleanUp(parts, erased);
}

/** Erases accounts, classes and children on a list again that a restored backup has brought back, and tells nobody twice. Returns their number. */
export async function eraseReturned(parts: ErasureParts, nowMs: number): Promise<number> {
  const { accounts, classIds, learnerIds } = await returnedAccounts(parts.database, listOf(parts));
  for (const user of accounts) await eraseUser(parts, user, nowMs);
  for (const id of classIds) await eraseClass(parts, id, nowMs);
  // Those of erased classes are gone.
  for (const id of learnerIds) await eraseLearner(parts, id, nowMs);
  return accounts.length + classIds.length + learnerIds.length;
}
