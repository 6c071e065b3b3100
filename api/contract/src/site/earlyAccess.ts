import * as z from 'zod/mini';
import { idPattern } from '../analytics/analytics.limits.ts';
import {
  earlyAccessPath,
  earlyAccessTokenPattern,
  emailMaxLength,
  isEmail,
  sourceMaxLength,
  analyticsEarlyAccessPath,
} from './earlyAccess.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { upcomingTitles } from './games.ts';
import { text } from '../shared/text.ts';

const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const shortText = (maxLength: number) =>
  text(maxLength * 3).check(z.maxLength(maxLength), z.regex(/\S/, 'Must not be empty.'));

/** A request to be emailed when a game opens. */
const earlyAccess = z.strictObject({
  /** Accepted, but not stored: it would link an email address to a visit. */
  sessionId: z.nullable(id),
  gameTitle: z.enum(upcomingTitles, 'Sign up for a game that is announced and not open yet.'),
  email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
  /** Where on the site the person signed up; `homepage_card` if left out. */
  source: z.optional(shortText(sourceMaxLength)),
});

const shapes = { input: earlyAccess, output: z.strictObject({ ok: z.literal(true) }) } as const;

/**
 * Signs up an address, once for each game, and emails it a link to confirm. The response is the same whether the address is
 * already on the list.
 */
export const postEarlyAccess = endpoint('POST', earlyAccessPath, shapes);
/** The same at another address, which the specification names. */
export const postAnalyticsEarlyAccess = endpoint('POST', analyticsEarlyAccessPath, shapes);
export type EarlyAccess = z.infer<typeof postEarlyAccess.input>;

const link = z.strictObject({
  /** From the link in an email. */
  token: z.string().check(z.regex(earlyAccessTokenPattern, 'Open the link from the email again.')),
});

const confirmation = z.strictObject({ status: z.enum(['confirmed', 'already']), gameTitle: z.string() });
export type EarlyAccessConfirmation = z.infer<typeof confirmation>;

/** Confirms an address. */
export const postConfirmEarlyAccess = endpoint('POST', '/api/early-access/confirm', {
  errors: ['link_expired'],
  input: link,
  output: confirmation,
});

/** Deletes an address from the list for all games. Also succeeds if it was already deleted. */
export const postUnsubscribe = endpoint('POST', '/api/early-access/unsubscribe', {
  isForChildren: true,
  input: link,
  output: z.strictObject({ ok: z.literal(true) }),
});
