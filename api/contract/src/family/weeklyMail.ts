import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

const learnerId = { learnerId: z.string() };
const state = z.strictObject({
  isOn: z.boolean(),
  /** Why delivery was suspended; null unless it was. */
  stopped: z.nullable(z.literal('bounced')),
});

/** From a link in an email. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Part of the link is missing. Open it from the email again.'));

/** Whether the signed-in guardian gets the weekly email about a child. */
export const getWeeklyMail = endpoint('GET', '/api/learners/:learnerId/weekly-mail', {
  access: 'guardian',
  input: z.strictObject(learnerId),
  output: state,
});

/** Turns the weekly email on or off. Requires the feature `analytics`. */
export const putWeeklyMail = endpoint('PUT', '/api/learners/:learnerId/weekly-mail', {
  access: 'guardian',
  errors: ['plan_required'],
  input: z.strictObject({ ...learnerId, isOn: z.boolean() }),
  output: state,
});

/** The link of the email (RFC 8058). The same whether the token is known. */
export const postWeeklyMailUnsubscribe = endpoint('POST', '/api/weekly-mail/unsubscribe', {
  isForChildren: true,
  input: z.strictObject({ token }),
  output: z.strictObject({ ok: z.literal(true) }),
});
