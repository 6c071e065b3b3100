import type { Knex } from 'knex';
import type { Lines } from '../../../platform/csv.ts';
import { timeOf } from '../../../platform/timeOf.ts';
import { PlanEndReminderModel } from './PlanEndReminder.model.ts';
import { SubscriptionCancellationModel } from './SubscriptionCancellation.model.ts';

export async function cancellationLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await SubscriptionCancellationModel.query(database).where({ userId }).orderBy('id');
  return rows.map(({ reason, cancelledAt }) => ({ reason, cancelledAt: timeOf(cancelledAt) }));
}

export async function reminderLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await PlanEndReminderModel.query(database)
    .where({ userId })
    .orderBy(['endAt', { column: 'daysBefore', order: 'desc' }]);
  return rows.map(({ endAt, daysBefore, attemptedAt, sentAt }) => ({
    planEndDate: timeOf(endAt),
    daysBefore,
    attemptedAt: timeOf(attemptedAt),
    sentAt: timeOf(sentAt),
  }));
}
