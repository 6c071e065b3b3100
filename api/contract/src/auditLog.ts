import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What an administrator can do that shows somebody's record. */
export const auditActions = ['recent_subscriptions_seen', 'early_access_exported'] as const;
export type AuditAction = (typeof auditActions)[number];

const auditEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  adminId: z.string(),
  /** Null once the account is erased. */
  adminEmail: z.nullable(z.string()),
  /** How many people's records it showed. */
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

/** Who looked at or took along whose record, 50 entries at a time. */
export const getAuditLog = endpoint('GET', '/api/admin/audit-log', {
  access: 'admin',
  input: z.strictObject({
    /** Id of the last entry of the page before; the newest entries without it. Nine digits: PostgreSQL's ids have 31 bits. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Must be the number of an entry.'))),
  }),
  output: auditPage,
});
