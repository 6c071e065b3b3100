import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import { ConsentModel } from './Consent.model.ts';
import { ConsentRequestModel } from './ConsentRequest.model.ts';

export async function consentLines(database: Knex, learnerId: string): Promise<Lines> {
  const rows = await ConsentModel.query(database).where({ learner_id: learnerId }).orderBy('id');
  return rows.map((row) => ({
    learnerId: row.learner_id,
    decision: row.decision,
    method: row.method,
    noticeVersion: row.notice_version,
    evidence: row.evidence,
    at: timeOf(row.at),
  }));
}

export async function consentRequestLines(database: Knex, userId: string): Promise<Lines> {
  const rows = await ConsentRequestModel.query(database).where({ user_id: userId }).orderBy('learner_id');
  return rows.map((row) => ({ learnerId: row.learner_id, linkWorksUntil: timeOf(row.expires_at) }));
}
