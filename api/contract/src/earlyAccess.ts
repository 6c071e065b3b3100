import * as z from 'zod/mini';
import { idPattern } from './analyticsRules.ts';
import { earlyAccessPath, emailMaxLength, gameTitleMaxLength, isEmail, sourceMaxLength } from './earlyAccessRules.ts';
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

/** Keeps the wish, once for each e-mail and game: asked again, it succeeds and changes nothing. */
export const postEarlyAccess = endpoint('POST', earlyAccessPath, {
  input: earlyAccess,
  output: z.strictObject({ ok: z.literal(true) }),
});
export type EarlyAccess = z.infer<typeof postEarlyAccess.input>;
