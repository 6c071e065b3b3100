import { idleKeptDays, idleWarningDays, unconfirmedKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { type QueryBuilder, ref } from 'objection';
import { type Deleted, leastPeople, runLimit } from '../../platform/db/deleteDue.ts';
import { AccountModel } from '../people/Account.model.ts';
import { deleteAccounts } from '../people/deleteAccounts.ts';
import { deleteOldReverts } from '../accounts/emailChange.service.ts';
import { SingleUseLinkModel } from '../accounts/SingleUseLink.model.ts';
import { idleMail } from './idleMail.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import { eraseUser } from '../data-export/eraseUser.ts';
import { type NoticeParts, sendNotices } from '../erasure/erasureNotices.ts';
import { IdleWarningModel } from './IdleWarning.model.ts';

/** Spares the mail server. The rest is sent the next day. */
const maxMailsPerDay = 500;

/** Returns how many accounts one run may erase. */
async function accountLimit(database: Knex): Promise<number> {
  return runLimit(await AccountModel.query(database).resultSize(), leastPeople);
}

/** Deletes unconfirmed accounts, at most as many as one run may, and expired links. */
export async function deleteUnconfirmed(database: Knex, nowMs: number): Promise<Deleted> {
  const limit = await accountLimit(database);
  const unconfirmed = AccountModel.query()
    .whereNull('confirmedAt')
    .where('createdAt', '<=', nowMs - unconfirmedKeptDays * dayMs);
  const oldest = unconfirmed.clone().orderBy('createdAt').limit(limit);
  // Without classes: nobody could sign in to them.
  const due = await database.transaction(async (trx) => {
    const found = await unconfirmed.transacting(trx).resultSize();
    await deleteAccounts(trx, oldest);
    return found;
  });
  await SingleUseLinkModel.query(database).where('expiresAt', '<=', nowMs).delete();
  await deleteOldReverts(database, nowMs);
  return { count: Math.min(due, limit), isLimited: due > limit };
}

interface IdleUser extends Pick<AccountModel, 'id' | 'email' | 'lastSeenAt'> {
  /** Number of warnings sent so far; null if none. */
  readonly sent: number | null;
}

/** Selects free accounts that have not been used for `days`. */
function idleUsers(database: Knex, nowMs: number, days: number): QueryBuilder<AccountModel> {
  return AccountModel.query(database)
    .leftJoin('idle_warnings', 'idle_warnings.userId', 'users.id')
    .whereNotNull('users.confirmedAt')
    .where('users.role', 'user')
    .where('users.lastSeenAt', '<=', nowMs - days * dayMs)
    .where((paid) => {
      void paid.where('users.subscriptionTier', 'free').orWhere({ 'users.subscriptionStatus': 'cancelled' });
    })
    .where((paid) => {
      void paid.where('users.subscriptionTier', 'free').orWhere('users.subscriptionEndAt', '<=', nowMs);
    })
    .orderBy('users.lastSeenAt')
    .select('users.id', 'users.email', 'users.lastSeenAt', 'idle_warnings.sent');
}

/** Deletes the warnings of users who have come back, so that they are warned again the next time. */
async function deleteOutdatedWarnings(database: Knex): Promise<void> {
  const returned = IdleWarningModel.relatedQuery('user').where('user.lastSeenAt', '>', ref('idle_warnings.lastSentAt'));
  await IdleWarningModel.query(database).whereExists(returned).delete();
}

export type IdleParts = ErasureParts & NoticeParts;

async function warn({ database, sendMail, origin }: IdleParts, user: IdleUser, nowMs: number): Promise<void> {
  const sent = user.sent ?? 0;
  const endsAt = Math.max(user.lastSeenAt + idleKeptDays * dayMs, nowMs + (idleWarningDays[sent] ?? 0) * dayMs);
  await sendMail(idleMail(user.email, origin, endsAt));
  // After the email, so that a failed one is retried the next day. No account is erased without both warnings.
  await IdleWarningModel.query(database)
    .insert({ userId: user.id, sent: sent + 1, lastSentAt: nowMs })
    .onConflict('userId')
    .merge();
}

/** Warns the owners of unused accounts twice, and erases the accounts if they are still unused, at most as many as one run may. */
export async function eraseIdle(parts: IdleParts, nowMs: number): Promise<Deleted> {
  const { database } = parts;
  await deleteOutdatedWarnings(database);
  const [, lastDays] = idleWarningDays;
  for (const [index, days] of idleWarningDays.entries()) {
    const due = await idleUsers(database, nowMs, idleKeptDays - days)
      .whereRaw('coalesce(idle_warnings.sent, 0) = ?', [index])
      .where((known) => {
        void known
          .whereNull('idle_warnings.lastSentAt')
          .orWhere('idle_warnings.lastSentAt', '<=', nowMs - lastDays * dayMs);
      })
      .limit(maxMailsPerDay)
      .castTo<IdleUser[]>();
    for (const user of due) await warn(parts, user, nowMs);
  }
  const limit = await accountLimit(database);
  const overdue = await idleUsers(database, nowMs, idleKeptDays)
    .where('idle_warnings.sent', '>=', idleWarningDays.length)
    .where('idle_warnings.lastSentAt', '<=', nowMs - lastDays * dayMs)
    .limit(limit);
  for (const user of overdue) await sendNotices(parts, await eraseUser({ ...parts, isByAge: true }, user, nowMs));
  return { count: overdue.length, isLimited: overdue.length >= limit };
}
