import { randomUUID } from 'node:crypto';
import type { Feedback } from '@countertop/contract/analytics/feedback';
import type { Knex } from 'knex';
import { dayOf } from '../../platform/days.ts';
import { FeedbackModel } from './Feedback.model.ts';

export interface StoreFeedbackOptions {
  /** Whether the browser opts out of tracking; then no visit ID is stored. */
  readonly isTrackingRefused: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
}

/** Stores feedback, once per request ID of a visit: the text follows the rating later. Blank text is stored as null. */
export async function storeFeedback(
  database: Knex,
  { sessionId, requestId, rating, feedback, gameCompleted }: Feedback,
  { isTrackingRefused, nowMs }: StoreFeedbackOptions,
): Promise<void> {
  const text = feedback?.trim() ?? '';
  await FeedbackModel.query(database)
    .insert({
      // Without a visit ID, a retry is still recognized by its request ID.
      sessionId: isTrackingRefused ? (requestId ?? randomUUID()) : sessionId,
      requestId: requestId ?? null,
      rating,
      message: text === '' ? null : text,
      gameCompleted,
      day: dayOf(nowMs),
      createdAt: nowMs,
    })
    .onConflict(['sessionId', 'requestId'])
    .merge(['rating', 'message']);
}
