import { postFeedback, type Feedback } from '@countertop/contract/feedback';
import { isTrackingRefused } from './analytics.ts';
import { call } from './call.ts';
import { randomText, sessionId } from './session.ts';

const idLength = 20;

/**
 * Something a person says about the game, to be sent and, when that fails, sent again: the server keeps it once. Under
 * Global Privacy Control or Do Not Track it stands alone, under an id that nothing else has.
 */
export function makeFeedback(said: Pick<Feedback, 'rating' | 'feedback' | 'gameCompleted'>): Feedback {
  const session = isTrackingRefused() ? randomText(idLength) : sessionId();
  return { ...said, sessionId: session, requestId: randomText(idLength) };
}

/** Sends it. Rejects when it was not kept. */
export async function sendFeedback(opinion: Feedback): Promise<void> {
  await call(postFeedback, opinion);
}
