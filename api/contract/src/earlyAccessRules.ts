/** Limits of an early-access wish without the shape, so that a form can check before it sends. */

/** Where it is posted (specification 000, section 7). */
export const earlyAccessPath = '/api/analytics/early-access';
/** Where the wish was made when nothing else is said (specification 000, section 9). */
export const defaultEarlyAccessSource = 'homepage_card';
/** Longest address that can be delivered to, in bytes (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export const emailMaxLength = 254;
/** Ours: room for the title of any game. */
export const gameTitleMaxLength = 100;
/** Ours: sources are short words. */
export const sourceMaxLength = 50;

const emailPattern = /^\S+@\S+\.\S+$/;

/** True for text like `name@school.org`: non-space text, an at sign, non-space text, a dot, non-space text (section 5). */
export function isEmail(text: string): boolean {
  // The length first: the pattern takes its time on a long text made to mislead it.
  return text.length <= emailMaxLength && emailPattern.test(text);
}
