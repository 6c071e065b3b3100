import { postFeedback, type Feedback } from '@countertop/contract/analytics/feedback';
import { isTrackingRefused } from './analytics.ts';
import { call } from '../shared/call.ts';
import { randomText, sessionId } from './session.ts';

const idLength = 20;

/**
 * Returns feedback to send and, if that fails, to send again: the server stores it once. Under Global Privacy Control or Do Not
 * Track, its session ID is random, so that it can't be linked to a session.
 */
export function makeFeedback(input: Pick<Feedback, 'rating' | 'feedback' | 'gameCompleted'>): Feedback {
  const session = isTrackingRefused() ? randomText(idLength) : sessionId();
  return { ...input, sessionId: session, requestId: randomText(idLength) };
}

/** Sends feedback. Rejects if it was not stored. */
export async function sendFeedback(feedback: Feedback): Promise<void> {
  await call(postFeedback, feedback);
}
