import { makeFeedback, sendFeedback } from '@countertop/client/analytics/feedback';
import type { Feedback } from '@countertop/contract/analytics/feedback';
import { storedValue } from '@countertop/client/shared/storedValue';

/** The player's input. */
export type FeedbackInput = Pick<Feedback, 'rating' | 'feedback' | 'gameCompleted'>;

/** Creates a sender for one answer. Everything it sends has the same request ID: the server keeps the last rating and text. */
export function feedbackSender(): (input: FeedbackInput) => Promise<void> {
  let first: Feedback | null = null;
  return (input) => {
    first ??= makeFeedback(input);
    return sendFeedback({ ...first, ...input });
  };
}

/** Whether this browser session was asked for feedback: nobody is asked twice. */
export const isFeedbackAsked = storedValue<boolean>({
  area: 'sessionStorage',
  key: 'countertop.opinion.v1',
  fallback: false,
  read: (json) => (typeof json === 'boolean' ? json : undefined),
});
