import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { ConsentModel } from './Consent.model.ts';
import { ConsentRequestModel } from './ConsentRequest.model.ts';

export async function consentLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await ConsentModel.query(database).where({ learnerId }).orderBy('id');
  return rows.map(({ decision, method, noticeVersion, evidence, at }) => ({
    learnerId,
    decision,
    method,
    noticeVersion,
    evidence,
    at: timeOf(at),
  }));
}

export async function consentRequestLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await ConsentRequestModel.query(database).where({ userId }).orderBy('learnerId');
  return rows.map((row) => ({ learnerId: row.learnerId, linkWorksUntil: timeOf(row.expiresAt) }));
}
