import type { Knex } from 'knex';
import { staffNotices, newOwnerNotices } from '../classes/classNotices.ts';
import { leaveClasses } from '../classes/deleteClasses.ts';
import { eraseClassInvitations } from '../classes/staffInvitations.service.ts';
import { eraseSignUps } from '../early-access/earlyAccess.service.ts';
import { erase, type ErasedUser, type ErasureParts } from '../erasure/erase.ts';
import type { ErasureNotice } from '../erasure/erasureNotices.ts';
import { eraseFamilyInvitations } from '../family/invitations.service.ts';
import { guardianNotices } from '../learners/learnerNotices.ts';
import { AccountModel } from '../people/Account.model.ts';
import { deleteAccounts } from '../people/deleteAccounts.ts';
import { eraseSupportRequests } from '../support/support.service.ts';

/** Deletes what resources store under the ID or address of an account, and would outlive it. */
const deletions: readonly ((trx: Knex.Transaction, user: ErasedUser) => Promise<void>)[] = [
  eraseSupportRequests,
  eraseSignUps,
  eraseFamilyInvitations,
  eraseClassInvitations,
];

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
  const { id, email } = user;
  const deleteRows = async (trx: Knex.Transaction) => {
    const guardians = await guardianNotices(trx, id);
    const { notices: teachers, classIds } = await staffNotices(trx, id);
    for (const deleteOwn of deletions) await deleteOwn(trx, user);
    const classes = await deleteAccounts(trx, AccountModel.query().where({ id }), leaveClasses);
    return {
      erased: [{ id, kind: 'account' } as const, ...classes],
      notices: [...guardians, ...teachers, ...(await newOwnerNotices(trx, classIds))],
    };
  };
  return erase(parts, nowMs, deleteRows, email);
}
