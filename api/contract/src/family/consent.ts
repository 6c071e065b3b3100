import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { text } from '../shared/text.ts';

/** Version of the notice to parents. Increase it with every change of its text that matters. */
export const noticeVersion = 1;

/** Points of the notice: what is kept about a child. `notice.messages.ts` has a text for each. */
export const noticeRecords = ['child', 'guardians', 'answers', 'totals', 'games', 'awards', 'limits', 'mail'] as const;
export type NoticeRecord = (typeof noticeRecords)[number];

/** `payment`: a card payment of this guardian that came with the notice. `email`: a link in an email, confirmed by a second email. */
export const consentMethods = ['payment', 'email'] as const;

/** Far above every version, and still a database integer. */
const maxNoticeVersion = 10_000;
/** Version of the notice that somebody has read. */
export const agreedVersion = z.int().check(z.minimum(1), z.maximum(maxNoticeVersion));

const learnerId = { learnerId: z.string() };
const done = z.strictObject({ ok: z.literal(true) });

const consentEntry = z.strictObject({
  decision: z.enum(['given', 'withdrawn']),
  method: z.nullable(z.enum(consentMethods)),
  noticeVersion: z.int(),
  /** Email address of the guardian. */
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
});
export type ConsentEntry = z.infer<typeof consentEntry>;

/** All decisions about a child, newest first. */
export const getConsents = endpoint('GET', '/api/learners/:learnerId/consents', {
  access: 'guardian',
  input: z.strictObject(learnerId),
  output: z.array(consentEntry),
});

/** Agrees to the notice. Given immediately if a payment proves an adult, otherwise after the link in the email that this sends. */
export const postConsent = endpoint('POST', '/api/learners/:learnerId/consents', {
  access: 'guardian',
  errors: ['not_owner', 'notice_changed'],
  input: z.strictObject({ ...learnerId, noticeVersion: agreedVersion }),
  output: z.strictObject({ consent: z.enum(['given', 'pending']) }),
});

/** Agrees with the token from the email. */
export const postConfirmConsent = endpoint('POST', '/api/consents/confirm', {
  errors: ['link_expired'],
  input: z.strictObject({ token: text(43) }),
  output: z.strictObject({ nickname: z.nullable(z.string()) }),
});

/** Withdraws consent immediately: the child can go on playing, and nothing more is stored. What is stored stays until it is erased. */
export const deleteConsent = endpoint('DELETE', '/api/learners/:learnerId/consents', {
  access: 'guardian',
  needsPassword: true,
  input: z.strictObject(learnerId),
  output: done,
});
