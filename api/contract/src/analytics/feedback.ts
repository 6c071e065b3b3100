import * as z from 'zod/mini';
import { idPattern } from './analytics.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { feedbackMaxLength, feedbackPath, ratings, analyticsFeedbackPath } from './feedback.limits.ts';
import { text } from '../shared/text.ts';

/** A UTF-16 unit takes at most three bytes in UTF-8. */
const feedbackMaxBytes = feedbackMaxLength * 3;
const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));

const feedback = z.strictObject({
  sessionId: id,
  /** 1 is the worst, 5 the best. */
  rating: z.literal(ratings),
  /** Free text; null if empty. */
  feedback: z.nullable(text(feedbackMaxBytes).check(z.maxLength(feedbackMaxLength))),
  /** Whether a day of the restaurant was finished before. */
  gameCompleted: z.boolean(),
  /** Chosen by the sender and the same for each attempt, so that a retry is stored once. */
  requestId: z.optional(id),
});

const shapes = { isForChildren: true, input: feedback, output: z.strictObject({ ok: z.literal(true) }) } as const;

/** Stores feedback. Responds after the commit. */
export const postFeedback = endpoint('POST', feedbackPath, shapes);
/** The same at another address, which the specification names. */
export const postAnalyticsFeedback = endpoint('POST', analyticsFeedbackPath, shapes);
export type Feedback = z.infer<typeof postFeedback.input>;
