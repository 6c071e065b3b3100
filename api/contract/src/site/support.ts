import * as z from 'zod/mini';
import { idPattern } from '../analytics/analytics.limits.ts';
import { emailMaxLength, isEmail } from './earlyAccess.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { supportMessageMaxLength, supportTopics } from './support.limits.ts';
import { text } from '../shared/text.ts';

/** A UTF-16 unit takes at most three bytes in UTF-8. */
const messageMaxBytes = supportMessageMaxLength * 3;
const id = z.string().check(z.regex(idPattern, 'Must be 1 to 100 letters, digits or . _ : - characters.'));
/** Nine digits: PostgreSQL's IDs have 31 bits. */
const rowId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be the number of a request.'));

const supportRequest = z.strictObject({
  topic: z.enum(supportTopics),
  /** Where the answer is sent. */
  email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
  message: text(messageMaxBytes).check(
    z.maxLength(supportMessageMaxLength),
    z.regex(/\S/, 'Write a few words about what happened.'),
  ),
  /** ID of the request that failed, as error messages show it. */
  reference: z.optional(id),
  /** Chosen by the sender and the same for each attempt, so that a retry is stored once. */
  requestId: id,
});

/** Stores a request, and emails it to the operator and a receipt to the sender. A signed-in sender's account is linked. */
export const postSupportRequest = endpoint('POST', '/api/support-requests', {
  input: supportRequest,
  output: z.strictObject({
    /** When the answer is due. */
    dueAt: z.iso.datetime(),
  }),
});
export type SupportRequest = z.infer<typeof postSupportRequest.input>;

const openRequest = z.strictObject({
  id: z.int(),
  email: z.string(),
  topic: z.enum(supportTopics),
  message: z.string(),
  reference: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
});
export type OpenSupportRequest = z.infer<typeof openRequest>;

const openRequestPage = z.strictObject({
  /** Oldest due first. */
  requests: z.array(openRequest),
  /** Numbers of all requests without an answer. */
  open: z.int(),
  overdue: z.int(),
  measuredAt: z.iso.datetime(),
  /** The `after` of the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type OpenSupportRequestPage = z.infer<typeof openRequestPage>;

/** Requests without an answer. Each view is logged for audit. */
export const getSupportRequests = endpoint('GET', '/api/admin/support-requests', {
  access: 'admin',
  input: z.strictObject({
    /** ID of the last request of the previous page; left out for the first page. */
    after: z.optional(rowId),
  }),
  output: openRequestPage,
});

/** Marks a request as answered. Also succeeds if it was already answered. */
export const postSupportAnswered = endpoint('POST', '/api/admin/support-requests/:id/answered', {
  access: 'admin',
  errors: ['support_request_not_found'],
  input: z.strictObject({ id: rowId }),
  output: z.strictObject({ ok: z.literal(true) }),
});
