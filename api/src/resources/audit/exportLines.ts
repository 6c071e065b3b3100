import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { AuditEntryModel } from './AuditEntry.model.ts';
import { AuditPersonModel } from './AuditPerson.model.ts';

/** Returns when administrators viewed the user's records, without identifying the administrators. */
export async function viewLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await AuditPersonModel.query(database)
    .withGraphJoined('entry')
    .where('audit_people.userId', userId)
    .orderBy('audit_people.entryId');
  return rows.flatMap(({ entry }) => (entry ? { seenAt: timeOf(entry.at), action: entry.action } : []));
}

/** Returns what this user viewed and exported as an administrator. */
export async function ownViewLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await AuditEntryModel.query(database).where({ adminId: userId }).orderBy('id');
  return rows.map(({ at, action, people }) => ({ lookedAt: timeOf(at), action, people }));
}
