import { createHash, randomUUID } from 'node:crypto';
import type { AuditAction, AuditEntry, AuditPage } from '@countertop/contract/accounts/auditLog';
import { auditPageSize } from '@countertop/contract/payments/metrics.limits';
import { hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { pagesOf } from '../../platform/db/pagesOf.ts';
import { AuditEntryModel } from './AuditEntry.model.ts';
import { AuditPersonModel } from './AuditPerson.model.ts';

/** A view, export or change of people's records. */
export interface RecordAccess {
  readonly adminId: string;
  readonly action: AuditAction;
  /** IDs of the accounts whose records were accessed. */
  readonly userIds: readonly string[];
  /** Number of people including those without an account; by default the number of accounts. */
  readonly people?: number;
}

/** Returns a key for views of the same people by the same administrator in the same hour. */
function viewKey({ adminId, action, userIds, people = userIds.length }: RecordAccess, nowMs: number): string {
  const accounts = createHash('sha256').update(userIds.toSorted().join(' ')).digest('hex');
  return `${adminId} ${action} ${Math.floor(nowMs / hourMs)} ${accounts} ${people}`;
}

async function write(trx: Knex, access: RecordAccess, key: string, nowMs: number): Promise<void> {
  const { adminId, action, userIds, people = userIds.length } = access;
  const entry = await AuditEntryModel.query(trx)
    .insert({ at: nowMs, adminId, action, people, viewKey: key })
    .onConflict('viewKey')
    .ignore()
    .returning('id');
  // Another request has just written the same entry.
  if (entry.$id() === undefined) return;
  for (const page of pagesOf(userIds)) {
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await trx(AuditPersonModel.tableName).insert(page.map((userId) => ({ entryId: entry.id, userId })));
  }
}

/**
 * Logs that an administrator viewed people's records. Repeated views of the same people are logged once an hour, to keep the log
 * readable.
 */
export async function logView(database: Knex, access: RecordAccess, nowMs: number): Promise<void> {
  const key = viewKey(access, nowMs);
  const known = await AuditEntryModel.query(database).findOne({ viewKey: key });
  if (known === undefined) await database.transaction((trx) => write(trx, access, key, nowMs));
}

/** Logs an export or change of people's records, every time. */
export async function logAction(trx: Knex.Transaction, access: RecordAccess, nowMs: number): Promise<void> {
  await write(trx, access, randomUUID(), nowMs);
}

function toEntry({ id, at, adminId, action, people, admin }: AuditEntryModel): AuditEntry {
  return { id, at: new Date(at).toISOString(), action, adminId, adminEmail: admin?.email ?? null, people };
}

/** Returns a page of the log, newest first, starting below the entry `before`. */
export async function readAuditLog(database: Knex, before: number | null): Promise<AuditPage> {
  const rows = await AuditEntryModel.query(database)
    .withGraphJoined('admin')
    .modifyGraph('admin', (admin) => void admin.select('email'))
    .modify((query) => {
      if (before !== null) void query.where('audit_log.id', '<', before);
    })
    .orderBy('audit_log.id', 'desc')
    .limit(auditPageSize + 1);
  const entries = rows.slice(0, auditPageSize).map(toEntry);
  const last = entries.at(-1);
  return { entries, next: rows.length > auditPageSize && last ? String(last.id) : null };
}
