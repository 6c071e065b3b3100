import type { getWeeklyMail } from '@countertop/contract/family/weeklyMail';
import type { Knex } from 'knex';
import { raw } from 'objection';
import type * as z from 'zod/mini';
import { newToken } from '../../platform/token.ts';
import { WeeklyMailModel } from './WeeklyMail.model.ts';

type WeeklyMailState = z.infer<typeof getWeeklyMail.output>;

/** A guardian of a learner. */
export interface Receiver {
  readonly learnerId: string;
  readonly userId: string;
}

/** Emails in a row that must be refused for good before no more are sent. */
const maxBounces = 2;

const queryOf = (database: Knex, { learnerId, userId }: Receiver) =>
  WeeklyMailModel.query(database).findById([learnerId, userId]);

export async function readWeeklyMail(database: Knex, receiver: Receiver): Promise<WeeklyMailState> {
  const row = await queryOf(database, receiver);
  return { isOn: row?.is_on ?? false, stopped: row?.stopped_at ? 'bounced' : null };
}

/** Turns the weekly email on or off. Forgets refused emails: the address may work again. */
export async function writeWeeklyMail(
  database: Knex,
  receiver: Receiver,
  isOn: boolean,
  nowMs: number,
): Promise<WeeklyMailState> {
  const { learnerId: learner_id, userId: user_id } = receiver;
  const state = { is_on: isOn, bounces: 0, stopped_at: null, changed_at: nowMs };
  await WeeklyMailModel.query(database)
    .insert({ learner_id, user_id, token: newToken(), ...state })
    .onConflict(['learner_id', 'user_id'])
    .merge(state);
  return { isOn, stopped: null };
}

/** Turns off the weekly email that contained a token. The same for an unknown token. */
export async function unsubscribe(database: Knex, token: string, nowMs: number): Promise<void> {
  await WeeklyMailModel.query(database).where({ token }).patch({ is_on: false, changed_at: nowMs });
}

/** Records that the mail server of a guardian has accepted an email. */
export async function recordDelivery(database: Knex, receiver: Receiver): Promise<void> {
  await queryOf(database, receiver).where('bounces', '>', 0).patch({ bounces: 0 });
}

/** Records that the mail server of a guardian has refused an email for good. The second time in a row stops further ones. */
export async function recordBounce(database: Knex, receiver: Receiver, nowMs: number): Promise<void> {
  await database.transaction(async (trx) => {
    await queryOf(trx, receiver).patch({ bounces: raw('bounces + 1') });
    await queryOf(trx, receiver)
      .where({ is_on: true })
      .where('bounces', '>=', maxBounces)
      .patch({ is_on: false, stopped_at: nowMs });
  });
}
