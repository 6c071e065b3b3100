/** Limits of an early-access sign-up without schemas, so that a form can check input before it sends it. */

/** Path of the site's sign-up. Content blockers block everything below `/api/analytics/`. */
export const earlyAccessPath = '/api/early-access';
/** The same call for other clients. */
export const analyticsEarlyAccessPath = '/api/analytics/early-access';
/** Page that the links in early-access emails open. */
export const earlyAccessPagePath = '/early-access';
/** One-click unsubscribe for mail programs (RFC 8058), with the token of the email in the query. */
export const oneClickUnsubscribePath = '/api/early-access/unsubscribe-one-click';
/** Format of the token in email links: 32 bytes as base64url. */
export const earlyAccessTokenPattern = /^[\w-]{43}$/;
/** Action of a link in an email: `refuse` stops all emails that anybody can request. */
export type EarlyAccessAction = 'confirm' | 'unsubscribe' | 'refuse';

/** Returns the path of a link. Browsers send the part after `#` to no server, so no log holds the token. */
export function earlyAccessLink(action: EarlyAccessAction, token: string): string {
  return `${earlyAccessPagePath}#${action}=${token}`;
}

/** Source of a sign-up that names none. */
export const defaultEarlyAccessSource = 'homepage_card';
/** Maximum length of a deliverable address, in bytes (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
export const emailMaxLength = 254;
/** In characters. Sources are short words. */
export const sourceMaxLength = 50;

/**
 * Neither space nor invisible, nor what mail programs read as another address, a name or a comment (RFC 5322, section 3.2.3). For a
 * character class.
 */
const excluded = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}@<>,;:()[\]\\"`;
const emailPattern = new RegExp(`^[^${excluded}]+@[^${excluded}.]+(?:\\.[^${excluded}.]+)+$`, 'u');

/** Whether a text looks like `name@school.org`: non-space text, an at sign, non-space text, a dot, non-space text. */
export function isEmail(text: string): boolean {
  // Check the length first: the pattern is slow on a long, hostile text.
  return text.length <= emailMaxLength && emailPattern.test(text);
}
