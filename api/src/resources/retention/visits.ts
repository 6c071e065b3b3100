import { analyticsKeptDays, feedbackKeptDays } from '@countertop/contract/retention';
import type { Knex } from 'knex';
import { AnalyticsEventModel } from '../events/AnalyticsEvent.model.ts';
import { AnalyticsMarkModel } from '../events/AnalyticsMark.model.ts';
import { AnalyticsSessionModel } from '../events/AnalyticsSession.model.ts';
import { AnalyticsTallyModel } from '../events/AnalyticsTally.model.ts';
import { firstKeptDay, firstMarkedDay } from '../events/recount.ts';
import { FeedbackModel } from '../feedback/Feedback.model.ts';

/**
 * Deletes visits, events and opinions that are older than we promise to keep them, and who was counted on days that are
 * over. The counts of visits and events were made as they came, and stay.
 */
export async function deleteOldVisits(database: Knex, nowMs: number): Promise<void> {
  const firstDay = firstKeptDay(nowMs, analyticsKeptDays);
  await database.transaction(async (trx) => {
    await AnalyticsEventModel.query(trx).where('day', '<', firstDay).delete();
    // One that began before and goes on is kept: its browser reports its time.
    await AnalyticsSessionModel.query(trx)
      .where('day', '<', firstDay)
      .where('updated_at', '<', Date.parse(firstDay))
      .delete();
    // A reported problem is a count with a name of its own, so their number would grow forever.
    await AnalyticsTallyModel.query(trx).where({ kind: 'report' }).where('day', '<', firstDay).delete();
    await AnalyticsMarkModel.query(trx).where('day', '<', firstMarkedDay(nowMs)).delete();
    await FeedbackModel.query(trx).where('day', '<', firstKeptDay(nowMs, feedbackKeptDays)).delete();
  });
}
