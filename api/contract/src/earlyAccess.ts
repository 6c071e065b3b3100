import * as z from 'zod/mini';
import { idPattern } from './analytics.limits.ts';
import {
  earlyAccessPath,
  earlyAccessTokenPattern,
  emailMaxLength,
  gameTitleMaxLength,
  isEmail,
  sourceMaxLength,
} from './earlyAccess.limits.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));
/** The most bytes that a text of so many UTF-16 units can take in UTF-8. */
const shortText = (maxLength: number) =>
  text(maxLength * 3).check(z.maxLength(maxLength), z.regex(/\S/, 'Must not be empty.'));

/** Somebody wants to hear when a game opens (specification 000, section 3, 'Early-access interest'). */
const earlyAccess = z.strictObject({
  /** Part of the specified call. Not stored: it would link an email address to a visit. */
  sessionId: z.nullable(id),
  gameTitle: shortText(gameTitleMaxLength),
  email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
  /** Where on the site the person signed up; `homepage_card` if left out. */
  source: z.optional(shortText(sourceMaxLength)),
});

/**
 * Signs an address up, once for each game, and sends it a mail to confirm. The answer is the same whether the address is on
 * the list already or not.
 */
export const postEarlyAccess = endpoint('POST', earlyAccessPath, {
  input: earlyAccess,
  output: z.strictObject({ ok: z.literal(true) }),
});
export type EarlyAccess = z.infer<typeof postEarlyAccess.input>;

const link = z.strictObject({
  /** From the link in a mail. */
  token: z.string().check(z.regex(earlyAccessTokenPattern, 'Open the link from the email again.')),
});

const confirmation = z.strictObject({ status: z.enum(['confirmed', 'already']), gameTitle: z.string() });
export type EarlyAccessConfirmation = z.infer<typeof confirmation>;

/** Confirms an address. 410 if the link has expired or the address was removed. */
export const postConfirmEarlyAccess = endpoint('POST', '/api/early-access/confirm', {
  input: link,
  output: confirmation,
});

/** Deletes an address from the list, for all games. Succeeds, too, if it was deleted before. */
export const postUnsubscribe = endpoint('POST', '/api/early-access/unsubscribe', {
  input: link,
  output: z.strictObject({ ok: z.literal(true) }),
});
