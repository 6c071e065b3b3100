import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/accounts/retention';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { dayMs } from '@countertop/contract/shared/time';
import { type Deleted, deleteDue } from '../../platform/db/deleteDue.ts';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { confirmEarlyAccessMail } from '../early-access/earlyAccessMails.ts';

/** Emails per day to addresses that were stored before confirmation was required. */
const mailsPerDay = 200;

export type UnconfirmedParts = Pick<ServerContext, 'database' | 'sendMail' | 'origin'>;

/**
 * Deletes early-access addresses that were not confirmed in time. Asks addresses that were stored before confirmation was
 * required to confirm, with the same deadline. Tries every email, then rejects with the first error.
 */
export async function deleteUnconfirmedEarlyAccess(
  { database, sendMail, origin }: UnconfirmedParts,
  nowMs: number,
): Promise<Deleted> {
  const deleted = await deleteDue(database, EarlyAccessModel, (due) =>
    due.whereNull('confirmedAt').where('confirmBy', '<=', nowMs).orderBy('confirmBy'),
  );
  const rows = await EarlyAccessModel.query(database)
    .whereNull('confirmedAt')
    .whereNull('confirmBy')
    .orderBy('id')
    .limit(mailsPerDay);
  const failures: unknown[] = [];
  for (const row of rows) {
    // First, so that an address that rejects email is deleted as well.
    await row.$query(database).patch({ confirmBy: nowMs + earlyAccessUnconfirmedKeptDays * dayMs });
    await sendMail(confirmEarlyAccessMail(row, origin)).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return deleted;
}
