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

/** Consecutive permanent bounces after which delivery stops. */
const maxBounces = 2;

const queryOf = (database: Knex, { learnerId, userId }: Receiver) =>
  WeeklyMailModel.query(database).findById([learnerId, userId]);

export async function readWeeklyMail(database: Knex, receiver: Receiver): Promise<WeeklyMailState> {
  const row = await queryOf(database, receiver);
  return { isOn: row?.isOn ?? false, stopped: row?.stoppedAt ? 'bounced' : null };
}

/** Turns the weekly email on or off. Forgets refused emails: the address may work again. */
export async function writeWeeklyMail(
  database: Knex,
  receiver: Receiver,
  isOn: boolean,
  nowMs: number,
): Promise<WeeklyMailState> {
  const { learnerId, userId } = receiver;
  const state = { isOn, bounces: 0, stoppedAt: null, changedAt: nowMs };
  await WeeklyMailModel.query(database)
    .insert({ learnerId, userId, token: newToken(), ...state })
    .onConflict(['learnerId', 'userId'])
    .merge(state);
  return { isOn, stopped: null };
}

/** Turns off the weekly email that contained a token. The same for an unknown token. */
export async function unsubscribe(database: Knex, token: string, nowMs: number): Promise<void> {
  await WeeklyMailModel.query(database).where({ token }).patch({ isOn: false, changedAt: nowMs });
}

/** Records that the mail server of a guardian has accepted an email. */
export async function recordDelivery(database: Knex, receiver: Receiver): Promise<void> {
  await queryOf(database, receiver).where('bounces', '>', 0).patch({ bounces: 0 });
}

/** Records a permanent bounce. The second in a row stops delivery. */
export async function recordBounce(database: Knex, receiver: Receiver, nowMs: number): Promise<void> {
  await database.transaction(async (trx) => {
    await queryOf(trx, receiver).patch({ bounces: raw('bounces + 1') });
    await queryOf(trx, receiver)
      .where({ isOn: true })
      .where('bounces', '>=', maxBounces)
      .patch({ isOn: false, stoppedAt: nowMs });
  });
}
