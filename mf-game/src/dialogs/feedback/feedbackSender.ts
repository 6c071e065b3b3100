import { makeFeedback, sendFeedback } from '@countertop/client/feedback';
import type { Feedback } from '@countertop/contract/feedback';

/** What a person says. */
export type Said = Pick<Feedback, 'rating' | 'feedback' | 'gameCompleted'>;

/** Sends what is said; the same again is the same opinion, which the server keeps once. */
export function feedbackSender(): (said: Said) => Promise<void> {
  let last: Feedback | null = null;
  return (said) => {
    if (last === null || last.rating !== said.rating || last.feedback !== said.feedback) last = makeFeedback(said);
    return sendFeedback(last);
  };
}
