import type { Knex } from 'knex';
import type { Lines } from '../../../platform/csv.ts';
import { timeOf } from '../../../platform/timeOf.ts';
import { PlanEndReminderModel } from './PlanEndReminder.model.ts';
import { SubscriptionCancellationModel } from './SubscriptionCancellation.model.ts';

export async function cancellationLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SubscriptionCancellationModel.query(database).where({ user_id: userId }).orderBy('id');
  return rows.map(({ reason, cancelled_at: cancelled }) => ({ reason, cancelledAt: timeOf(cancelled) }));
}

export async function reminderLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await PlanEndReminderModel.query(database)
    .where({ user_id: userId })
    .orderBy(['end_at', { column: 'days_before', order: 'desc' }]);
  return rows.map(({ end_at: end, days_before: daysBefore, attempted_at: attempted, sent_at: sent }) => ({
    planEndDate: timeOf(end),
    daysBefore,
    attemptedAt: timeOf(attempted),
    sentAt: timeOf(sent),
  }));
}
