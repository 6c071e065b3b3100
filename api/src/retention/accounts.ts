import { idleKeptDays, idleWarningDays, unconfirmedKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { deleteOldReverts } from '../account/EmailChanges.ts';
import { idleMail } from '../mail/idleMail.ts';
import type { SendMail } from '../mail/mailer.ts';
import { type ErasureParts, eraseUser } from '../ownData/erase.ts';

const dayMs = 86_400_000;
/** A mail server is asked for so many at once and the next day for more. */
const mailsADay = 500;

/** Deletes accounts whose address nobody confirmed, and links that work no more. */
export async function deleteUnconfirmed(database: Knex, nowMs: number): Promise<void> {
  await database('users')
    .whereNull('confirmed_at')
    .where('created_at', '<=', nowMs - unconfirmedKeptDays * dayMs)
    .delete();
  await database('single_use_links').where('expires_at', '<=', nowMs).delete();
  await deleteOldReverts(database, nowMs);
}

interface IdleUser {
  readonly id: string;
  readonly email: string;
  readonly last_seen_at: number;
  /** Mails sent about it so far; null like 0. */
  readonly sent: number | null;
  readonly last_sent_at: number | null;
}

/** Accounts nobody has used for so many days and nobody pays for. */
function idleUsers(database: Knex, nowMs: number, days: number): Knex.QueryBuilder {
  return database('users')
    .leftJoin('idle_warnings', 'idle_warnings.user_id', 'users.id')
    .whereNotNull('users.confirmed_at')
    .where('users.role', 'user')
    .where('users.last_seen_at', '<=', nowMs - days * dayMs)
    .where((paid) => {
      void paid.where('users.subscription_tier', 'free').orWhere({ 'users.subscription_status': 'cancelled' });
    })
    .where((paid) => {
      void paid.where('users.subscription_tier', 'free').orWhere('users.subscription_end_at', '<=', nowMs);
    })
    .orderBy('users.last_seen_at')
    .select('users.id', 'users.email', 'users.last_seen_at', 'idle_warnings.sent', 'idle_warnings.last_sent_at');
}

/** Whoever came back is warned anew when it is quiet again. */
async function forgetWarnings(database: Knex): Promise<void> {
  const returned = database('users')
    .whereRaw('users.id = idle_warnings.user_id')
    .whereRaw('users.last_seen_at > idle_warnings.last_sent_at');
  await database('idle_warnings').whereExists(returned.select('users.id')).delete();
}

export interface IdleParts extends ErasureParts {
  readonly sendMail: SendMail;
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
}

async function warn({ database, sendMail, origin }: IdleParts, user: IdleUser, nowMs: number): Promise<void> {
  const sent = user.sent ?? 0;
  const endsAt = Math.max(user.last_seen_at + idleKeptDays * dayMs, nowMs + (idleWarningDays[sent] ?? 0) * dayMs);
  await sendMail(idleMail(user.email, origin, endsAt));
  // After the mail: one that did not leave is tried again the next day, and no account ends without both.
  await database('idle_warnings')
    .insert({ user_id: user.id, sent: sent + 1, last_sent_at: nowMs })
    .onConflict('user_id')
    .merge();
}

/** Warns the owners of accounts that nobody uses, twice, and ends those accounts when they stay away. */
export async function endIdle(parts: IdleParts, nowMs: number): Promise<void> {
  const { database } = parts;
  await forgetWarnings(database);
  const [, lastDays] = idleWarningDays;
  for (const [index, days] of idleWarningDays.entries()) {
    const due: IdleUser[] = await idleUsers(database, nowMs, idleKeptDays - days)
      .whereRaw('coalesce(idle_warnings.sent, 0) = ?', [index])
      .where((known) => {
        void known
          .whereNull('idle_warnings.last_sent_at')
          .orWhere('idle_warnings.last_sent_at', '<=', nowMs - lastDays * dayMs);
      })
      .limit(mailsADay);
    for (const user of due) await warn(parts, user, nowMs);
  }
  const over: IdleUser[] = await idleUsers(database, nowMs, idleKeptDays)
    .where('idle_warnings.sent', '>=', idleWarningDays.length)
    .where('idle_warnings.last_sent_at', '<=', nowMs - lastDays * dayMs);
  for (const user of over) await eraseUser(parts, user, nowMs);
}
