import { postOpinion, type Opinion } from '@countertop/contract/opinion';
import { isTrackingRefused } from './analytics.ts';
import { call } from './call.ts';
import { randomText, sessionId } from './session.ts';

const idLength = 20;

/**
 * Something a person says about the game, to be sent and, when that fails, sent again: the server keeps it once. Under
 * Global Privacy Control or Do Not Track it stands alone, under an id that nothing else has.
 */
export function makeOpinion(said: Pick<Opinion, 'rating' | 'feedback' | 'gameCompleted'>): Opinion {
  const session = isTrackingRefused() ? randomText(idLength) : sessionId();
  return { ...said, sessionId: session, requestId: randomText(idLength) };
}

/** Sends it. Rejects when it was not kept. */
export async function sendOpinion(opinion: Opinion): Promise<void> {
  await call(postOpinion, opinion);
}
