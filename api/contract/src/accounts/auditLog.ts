import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

/** Actions of administrators that show or change personal data. */
export const auditActions = [
  'recent_subscriptions_seen',
  'early_access_exported',
  'support_requests_seen',
  'support_request_answered',
  'payments_seen',
  'payment_history_seen',
  'payment_returned',
] as const;
export type AuditAction = (typeof auditActions)[number];

const auditEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  adminId: z.string(),
  /** Null once the account is erased. */
  adminEmail: z.nullable(z.string()),
  /** Number of people whose data it showed or changed. */
  people: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const auditPage = z.strictObject({
  /** Newest first. */
  entries: z.array(auditEntry),
  /** The `before` of the next, older page; null on the last one. */
  next: z.nullable(z.string()),
});
export type AuditPage = z.infer<typeof auditPage>;

/** Log of views and downloads of personal data, 50 entries at a time. */
export const getAuditLog = endpoint('GET', '/api/admin/audit-log', {
  access: 'admin',
  input: z.strictObject({
    /** ID of the last entry of the previous page; left out for the newest entries. Nine digits: PostgreSQL's IDs have 31 bits. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be the number of an entry.'))),
  }),
  output: auditPage,
});
