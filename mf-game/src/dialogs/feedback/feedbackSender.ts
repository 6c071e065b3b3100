import { makeFeedback, sendFeedback } from '@countertop/client/feedback';
import type { Feedback } from '@countertop/contract/feedback';
import { storedValue } from '@countertop/client/storedValue';

/** The player's input. */
export type FeedbackInput = Pick<Feedback, 'rating' | 'feedback' | 'gameCompleted'>;

/** Creates a sender. Sending the same input again is a retry with the same request ID, which the server stores once. */
export function feedbackSender(): (input: FeedbackInput) => Promise<void> {
  let last: Feedback | null = null;
  return (input) => {
    if (last === null || last.rating !== input.rating || last.feedback !== input.feedback) last = makeFeedback(input);
    return sendFeedback(last);
  };
}

/** Whether this browser session was asked for feedback (decisions, 'Feedback'): nobody is asked twice. */
export const isFeedbackAsked = storedValue<boolean>({
  area: 'sessionStorage',
  key: 'countertop.opinion.v1',
  fallback: false,
  read: (json) => (typeof json === 'boolean' ? json : undefined),
});
