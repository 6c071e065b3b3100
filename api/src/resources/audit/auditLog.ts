import { createHash, randomUUID } from 'node:crypto';
import type { AuditAction, AuditEntry, AuditPage } from '@countertop/contract/auditLog';
import { auditPageSize } from '@countertop/contract/metrics.limits';
import type { Knex } from 'knex';
import { pagesOf } from '../../platform/db/pagesOf.ts';
import { AuditEntryModel } from './AuditEntry.model.ts';
import { AuditPersonModel } from './AuditPerson.model.ts';

const hourMs = 3_600_000;

/** A look at people's records, or a copy taken of them. */
export interface Look {
  readonly adminId: string;
  readonly action: AuditAction;
  /** Ids of the accounts whose records it showed. */
  readonly userIds: readonly string[];
  /** How many people that are, with those who have no account; by default the accounts. */
  readonly people?: number;
}

/** The same people, seen by the same person in the same hour. */
function sameLook({ adminId, action, userIds }: Look, nowMs: number): string {
  const people = createHash('sha256').update(userIds.toSorted().join(' ')).digest('hex');
  return `${adminId} ${action} ${Math.floor(nowMs / hourMs)} ${people}`;
}

async function write(trx: Knex, look: Look, key: string, nowMs: number): Promise<void> {
  const { adminId, action, userIds, people = userIds.length } = look;
  const entry = await AuditEntryModel.query(trx)
    .insert({ at: nowMs, admin_id: adminId, action, people, look: key })
    .onConflict('look')
    .ignore()
    .returning('id');
  // Another request has just written the same.
  if (entry.$id() === undefined) return;
  for (const page of pagesOf(userIds)) {
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await trx(AuditPersonModel.tableName).insert(page.map((user_id) => ({ entry_id: entry.id, user_id })));
  }
}

/**
 * Writes down that a screen showed people's records. A screen that asks again and again for the same people is one look
 * an hour, or nobody would find anything in the log.
 */
export async function noteSeen(database: Knex, look: Look, nowMs: number): Promise<void> {
  const key = sameLook(look, nowMs);
  const known = await AuditEntryModel.query(database).findOne({ look: key });
  if (known === undefined) await database.transaction((trx) => write(trx, look, key, nowMs));
}

/** Writes down that records were taken along; each time counts. */
export async function noteExported(trx: Knex.Transaction, look: Look, nowMs: number): Promise<void> {
  await write(trx, look, randomUUID(), nowMs);
}

function toEntry({ id, at, admin_id: adminId, action, people, admin }: AuditEntryModel): AuditEntry {
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
