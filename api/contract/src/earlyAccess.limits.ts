/** Limits of an early-access wish without the shape, so that a form can check before it sends. */

/** Where it is posted (specification 000, section 7). */
export const earlyAccessPath = '/api/analytics/early-access';
/** Page that the links in mails of the list open. */
export const earlyAccessPagePath = '/early-access';
/** Where mail programs unsubscribe by themselves, with the token of the mail in the query (RFC 8058). */
export const oneClickUnsubscribePath = '/api/early-access/unsubscribe-one-click';
/** Shape of the token in the links of mails: 32 bytes as base64url. */
export const earlyAccessTokenPattern = /^[\w-]{43}$/;
/** What a link in a mail of the list does. */
export type EarlyAccessAction = 'confirm' | 'unsubscribe';

/** Returns the path of a link. Browsers send the part after `#` to no server, so no log holds the token. */
export function earlyAccessLink(action: EarlyAccessAction, token: string): string {
  return `${earlyAccessPagePath}#${action}=${token}`;
}

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
