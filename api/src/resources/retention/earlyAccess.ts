import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { confirmEarlyAccessMail } from '../../platform/mail/earlyAccessMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';

const dayMs = 86_400_000;
/** Mails per day to addresses that were stored before they had to be confirmed. */
const mailsPerDay = 200;

export interface UnconfirmedParts {
  readonly database: Knex;
  readonly sendMail: SendMail;
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
}

/**
 * Deletes early-access addresses whose owners have not confirmed them in time. Sends the mail to those that were stored
 * before there was one; they have as long from then on. Rejects with the first mail that could not be sent, after all were
 * tried.
 */
export async function deleteUnconfirmedEarlyAccess(
  { database, sendMail, origin }: UnconfirmedParts,
  nowMs: number,
): Promise<void> {
  await EarlyAccessModel.query(database).whereNull('confirmed_at').where('confirm_by', '<=', nowMs).delete();
  const rows = await EarlyAccessModel.query(database)
    .whereNull('confirmed_at')
    .whereNull('confirm_by')
    .orderBy('id')
    .limit(mailsPerDay);
  const failures: unknown[] = [];
  for (const row of rows) {
    // First, so that an address that refuses mail is deleted as well.
    await row.$query(database).patch({ confirm_by: nowMs + earlyAccessUnconfirmedKeptDays * dayMs });
    await sendMail(confirmEarlyAccessMail(row, origin)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
