import * as z from 'zod/mini';
import { idPattern } from './analytics.limits.ts';
import { endpoint } from './endpoint.ts';
import { feedbackMaxLength, feedbackPath, ratings } from './feedback.limits.ts';
import { text } from './text.ts';

/** The most bytes that many UTF-16 units can take in UTF-8. */
const feedbackMaxBytes = feedbackMaxLength * 3;
const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));

/** What a person says about the game (specification 000, section 3, 'Feedback'). */
const opinion = z.strictObject({
  sessionId: id,
  /** 1 is the least liked, 5 the most. */
  rating: z.literal(ratings),
  /** Free words; null when there are none. */
  feedback: z.nullable(text(feedbackMaxBytes).check(z.maxLength(feedbackMaxLength))),
  /** A day of the restaurant was finished before. */
  gameCompleted: z.boolean(),
  /** Made by the sender, the same for every try: a retry with it is kept once. */
  requestId: z.optional(id),
});

/** Keeps what a person says; answered after it is written. */
export const postFeedback = endpoint('POST', feedbackPath, {
  input: opinion,
  output: z.strictObject({ ok: z.literal(true) }),
});
export type Feedback = z.infer<typeof postFeedback.input>;
