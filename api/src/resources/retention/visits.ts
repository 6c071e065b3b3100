import { analyticsKeptDays, feedbackKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
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
export async function deleteOldVisits(database: Knex, nowMs: number): Promise<void> {
  const firstDay = firstKeptDay(nowMs, analyticsKeptDays);
  await database.transaction(async (trx) => {
    await AnalyticsEventModel.query(trx).where('day', '<', firstDay).delete();
    // A session that is still going on is kept, because its browser reports its time.
    await AnalyticsSessionModel.query(trx)
      .where('day', '<', firstDay)
      .where('updated_at', '<', Date.parse(firstDay))
      .delete();
    // Each reported problem has a counter of its own, so their number would grow forever.
    await EventCounterModel.query(trx).where({ kind: 'report' }).where('day', '<', firstDay).delete();
    await UniqueVisitorModel.query(trx).where('day', '<', firstVisitorDay(nowMs)).delete();
    await FeedbackModel.query(trx).where('day', '<', firstKeptDay(nowMs, feedbackKeptDays)).delete();
  });
}
