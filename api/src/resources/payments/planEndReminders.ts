import { planEndReminderDays, planEndRemindersKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { raw, type QueryBuilder } from 'objection';
import type { Logger } from 'pino';
import { AccountModel } from '../accounts/Account.model.ts';
import { planEndMail } from '../../platform/mail/planEndMail.ts';
import { LedgerEntryModel } from './LedgerEntry.model.ts';
import { PlanEndReminderModel } from './PlanEndReminder.model.ts';
import type { ReceiptParts } from './receipts.ts';

const dayMs = 86_400_000;
/** Maximum emails per lead time and round. */
const mailsARound = 200;
/** When an email that failed, or whose process was killed, is sent again, in milliseconds. */
const retryMs = 3_600_000;

/** The key of a reminder. */
type Reminder = Pick<PlanEndReminderModel, 'user_id' | 'end_at' | 'days_before'>;

/** Selects one reminder. */
const queryOf = (database: Knex, { user_id, end_at, days_before }: Reminder) =>
  PlanEndReminderModel.query(database).findById([user_id, end_at, days_before]);

/** Matches attempts that failed long enough ago, or that lie in the future because the clock was set back. */
function isToBeTriedAgain(nowMs: number): (query: QueryBuilder<PlanEndReminderModel>) => void {
  return (query) => void query.whereNull('sent_at').whereNotBetween('attempted_at', [nowMs - retryMs, nowMs + retryMs]);
}

/**
 * Returns the reminders due for plans that end in at most `days` and more than `lessDays`. A plan that was bought or
 * shortened after its email would have been due gets none.
 */
async function dueReminders(database: Knex, nowMs: number, days: number, lessDays: number): Promise<Reminder[]> {
  const leadMs = days * dayMs;
  const told = PlanEndReminderModel.query()
    .whereColumn('user_id', 'users.id')
    .whereColumn('end_at', 'users.subscription_end_at')
    .where({ days_before: days })
    .whereNot(isToBeTriedAgain(nowMs));
  const changedLater = LedgerEntryModel.query()
    .joinRelated('payer')
    .whereColumn('payer.user_id', 'users.id')
    .whereIn('kind', ['paid', 'refunded'])
    .where('at', '>', raw('users.subscription_end_at - ?', leadMs));
  const rows = await AccountModel.query(database)
    .whereNot({ subscription_tier: 'free' })
    .where('subscription_end_at', '>', nowMs + lessDays * dayMs)
    .where('subscription_end_at', '<=', nowMs + leadMs)
    .whereNotNull('confirmed_at')
    .where('created_at', '<=', raw('subscription_end_at - ?', leadMs))
    .whereNotExists(told)
    .whereNotExists(changedLater)
    .orderBy('subscription_end_at')
    .limit(mailsARound)
    .select('id', 'subscription_end_at');
  return rows.flatMap(({ id, subscription_end_at: endMs }) =>
    endMs === null ? [] : [{ user_id: id, end_at: endMs, days_before: days }],
  );
}

/** Claims a reminder by writing its row. Returns false if another process or an earlier round has claimed it. */
async function claim(database: Knex, reminder: Reminder, nowMs: number): Promise<boolean> {
  const insert = PlanEndReminderModel.query(database)
    .insert({ ...reminder, attempted_at: nowMs, sent_at: null })
    .onConflict(['user_id', 'end_at', 'days_before'])
    .ignore()
    .returning('user_id');
  // Run by Knex, which returns the inserted rows. Objection returns the given object even if nothing was inserted.
  const made = await insert.toKnexQuery();
  if (made.length > 0) return true;
  const retried = await queryOf(database, reminder).where(isToBeTriedAgain(nowMs)).patch({ attempted_at: nowMs });
  return retried > 0;
}

async function remind({ database, sendMail, origin, now, at }: ReceiptParts, reminder: Reminder): Promise<void> {
  const { user_id: id, end_at: endsAtMs } = reminder;
  if (!(await claim(database, reminder, now()))) return;
  at('reminder claimed');
  // Read again: the plan may have been extended, refunded or canceled since.
  const user = await AccountModel.query(database).findOne({ id, subscription_end_at: endsAtMs });
  if (user === undefined || user.subscription_tier === 'free') return;
  await sendMail(planEndMail({ ...user, to: user.email, origin, endsAtMs }));
  await queryOf(database, reminder).patch({ sent_at: now() });
}

/**
 * Emails everybody whose plan ends soon, once per lead time and end date. A row is written before each email and completed
 * after it; a row that was not completed is retried after an hour. A failure does not hold up other emails.
 */
export async function sendPlanEndReminders(parts: ReceiptParts & { readonly log: Logger }): Promise<void> {
  for (const [index, days] of planEndReminderDays.entries()) {
    const lessDays = planEndReminderDays[index + 1] ?? 0;
    for (const reminder of await dueReminders(parts.database, parts.now(), days, lessDays)) {
      try {
        await remind(parts, reminder);
      } catch (error) {
        parts.log.error({ err: error }, 'an email before the end of a plan was not sent; it is tried again in an hour');
      }
    }
  }
}

/** Deletes the reminders of plans that ended long ago. */
export async function deleteOldReminders(database: Knex, nowMs: number): Promise<void> {
  await PlanEndReminderModel.query(database)
    .where('end_at', '<=', nowMs - planEndRemindersKeptDays * dayMs)
    .delete();
}
