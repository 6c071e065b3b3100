import { planEndReminderDays, planEndRemindersKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs, hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { raw, type QueryBuilder } from 'objection';
import { AccountModel } from '../../people/Account.model.ts';
import { type Deleted, deleteDue } from '../../../platform/db/deleteDue.ts';
import { planEndMail } from './planEndMail.ts';
import { LedgerEntryModel, moneyBackKinds } from '../ledger/LedgerEntry.model.ts';
import { PlanEndReminderModel } from './PlanEndReminder.model.ts';
import type { PaymentContext } from '../PaymentContext.ts';

/** Maximum emails per lead time and run. */
const mailsPerRun = 200;
/** Time until an email that failed, or whose process was killed, is sent again, in milliseconds. */
const retryMs = hourMs;

type ReminderContext = Pick<PaymentContext, 'database' | 'sendMail' | 'origin' | 'now' | 'at' | 'log'>;
/** The key of a reminder. */
type Reminder = Pick<PlanEndReminderModel, 'userId' | 'endAt' | 'daysBefore'>;

const queryOf = (database: Knex, { userId, endAt, daysBefore }: Reminder) =>
  PlanEndReminderModel.query(database).findById([userId, endAt, daysBefore]);

/** Matches attempts that failed long enough ago, or that lie in the future because the clock was set back. */
function isRetryDue(nowMs: number): (query: QueryBuilder<PlanEndReminderModel>) => void {
  return (query) => void query.whereNull('sentAt').whereNotBetween('attemptedAt', [nowMs - retryMs, nowMs + retryMs]);
}

/**
 * Returns the reminders due for plans that end in at most `days` and more than `lessDays`. Plans that were bought
 * or shortened after their email would have been due are skipped.
 */
async function dueReminders(database: Knex, nowMs: number, days: number, lessDays: number): Promise<Reminder[]> {
  const leadMs = days * dayMs;
  const reminded = PlanEndReminderModel.query()
    .whereColumn('userId', 'users.id')
    .whereColumn('endAt', 'users.subscriptionEndAt')
    .where({ daysBefore: days })
    .whereNot(isRetryDue(nowMs));
  const changedLater = LedgerEntryModel.query()
    .joinRelated('payer')
    .whereColumn('payer.userId', 'users.id')
    .whereIn('kind', ['paid', ...moneyBackKinds])
    .where('at', '>', raw('users.subscription_end_at - ?', leadMs));
  const rows = await AccountModel.query(database)
    .whereNot({ subscriptionTier: 'free' })
    .where('subscriptionEndAt', '>', nowMs + lessDays * dayMs)
    .where('subscriptionEndAt', '<=', nowMs + leadMs)
    .whereNotNull('confirmedAt')
    .where('createdAt', '<=', raw('subscription_end_at - ?', leadMs))
    .whereNotExists(reminded)
    .whereNotExists(changedLater)
    .orderBy('subscriptionEndAt')
    .limit(mailsPerRun)
    .select('id', 'subscriptionEndAt');
  return rows.flatMap(({ id, subscriptionEndAt: endMs }) =>
    endMs === null ? [] : [{ userId: id, endAt: endMs, daysBefore: days }],
  );
}

/** Claims a reminder by writing its row. Returns false if another process or an earlier run has claimed it. */
async function claim(database: Knex, reminder: Reminder, nowMs: number): Promise<boolean> {
  const insert = PlanEndReminderModel.query(database)
    .insert({ ...reminder, attemptedAt: nowMs, sentAt: null })
    .onConflict(['userId', 'endAt', 'daysBefore'])
    .ignore()
    .returning('userId');
  // Run by Knex, which returns the inserted rows. Objection returns the given object even if nothing was inserted.
  const inserted = await insert.toKnexQuery();
  if (inserted.length > 0) return true;
  const retried = await queryOf(database, reminder).where(isRetryDue(nowMs)).patch({ attemptedAt: nowMs });
  return retried > 0;
}

async function remind({ database, sendMail, origin, now, at }: ReminderContext, reminder: Reminder): Promise<void> {
  const { userId: id, endAt: endsAtMs } = reminder;
  if (!(await claim(database, reminder, now()))) return;
  at('reminder claimed');
  // Read again: the plan may have been extended, refunded or canceled since.
  const user = await AccountModel.query(database).findOne({ id, subscriptionEndAt: endsAtMs });
  if (user === undefined || user.subscriptionTier === 'free') return;
  await sendMail(planEndMail({ ...user, to: user.email, origin, endsAtMs }));
  await queryOf(database, reminder).patch({ sentAt: now() });
}

/**
 * Emails everyone whose plan ends soon, once per lead time and end date. A row is inserted before each email and marked as
 * sent after it; unsent ones are retried after an hour. A failure doesn't hold up other emails.
 */
export async function sendPlanEndReminders(context: ReminderContext): Promise<void> {
  for (const [index, days] of planEndReminderDays.entries()) {
    const lessDays = planEndReminderDays[index + 1] ?? 0;
    for (const reminder of await dueReminders(context.database, context.now(), days, lessDays)) {
      try {
        await remind(context, reminder);
      } catch (error) {
        context.log.error({ err: error }, 'sending a plan-end reminder failed; retrying in an hour');
      }
    }
  }
}

/** Deletes the reminders of plans that ended long ago. */
export async function deleteOldReminders(database: Knex, nowMs: number): Promise<Deleted> {
  return deleteDue(database, PlanEndReminderModel, (due) =>
    due.where('endAt', '<=', nowMs - planEndRemindersKeptDays * dayMs).orderBy('endAt'),
  );
}
