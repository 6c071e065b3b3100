import { analyticsKeptDays, feedbackKeptDays } from '@countertop/contract/accounts/retention';
import type { Knex } from 'knex';
import { type Deleted, deleteDue } from '../../platform/db/deleteDue.ts';
import { AnalyticsEventModel } from '../events/AnalyticsEvent.model.ts';
import { AnalyticsSessionModel } from '../events/AnalyticsSession.model.ts';
import { EventCounterModel } from '../events/EventCounter.model.ts';
import { firstKeptDay, firstVisitorDay } from '../events/recount.ts';
import { UniqueVisitorModel } from '../events/UniqueVisitor.model.ts';
import { FeedbackModel } from '../feedback/Feedback.model.ts';

/**
 * Deletes visits, events and feedback past their retention period, and the unique visitors of past days. Counters of visits
 * and events stay.
 */
export async function deleteOldVisits(database: Knex, nowMs: number): Promise<Deleted> {
  const firstDay = firstKeptDay(nowMs, analyticsKeptDays);
  return database.transaction(async (trx) => {
    const all: Deleted[] = [];
    all.push(
      await deleteDue(trx, AnalyticsEventModel, (due) => due.where('day', '<', firstDay).orderBy(['day', 'id'])),
    );
    // A session that is still going on is kept, because its browser reports its time.
    all.push(
      await deleteDue(trx, AnalyticsSessionModel, (due) =>
        due.where('day', '<', firstDay).where('updatedAt', '<', Date.parse(firstDay)).orderBy('day'),
      ),
    );
    // Each reported problem has its own counter, so their number would grow forever.
    all.push(
      await deleteDue(trx, EventCounterModel, (due) =>
        due.where({ kind: 'report' }).where('day', '<', firstDay).orderBy('day'),
      ),
    );
    await UniqueVisitorModel.query(trx).where('day', '<', firstVisitorDay(nowMs)).delete();
    const firstFeedbackDay = firstKeptDay(nowMs, feedbackKeptDays);
    all.push(await deleteDue(trx, FeedbackModel, (due) => due.where('day', '<', firstFeedbackDay).orderBy('day')));
    return {
      count: all.reduce((sum, { count }) => sum + count, 0),
      isLimited: all.some(({ isLimited }) => isLimited),
    };
  });
}
