import type { Knex } from 'knex';
import type { Lines } from '../../platform/csv.ts';
import { timeOf } from '../../platform/timeOf.ts';
import type { AccountModel } from '../people/Account.model.ts';
import { SupportRequestModel } from './SupportRequest.model.ts';

/** Returns the requests that the user sent while signed in, and those sent with the user's address while signed out. */
export async function supportLines(database: Knex, { id, email }: AccountModel): Promise<Lines> {
  const rows = await SupportRequestModel.query(database)
    .where({ userId: id })
    .orWhere((signedOut) => void signedOut.whereNull('userId').where({ email }))
    .orderBy('id');
  return rows.map(({ topic, message, reference, ...row }) => ({
    topic,
    message,
    email: row.email,
    reference,
    sentAt: timeOf(row.createdAt),
    answerDueAt: timeOf(row.dueAt),
    answeredAt: timeOf(row.answeredAt),
  }));
}
