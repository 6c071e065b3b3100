import { schoolNoticeVersion } from '@countertop/contract/classes.limits';
import type { Knex } from 'knex';
import { addDays, dayOf } from '../../platform/days.ts';
import { insertClass } from '../classes/classes.service.ts';
import { insertSeats } from '../classes/seats.service.ts';
import type { UserRow } from './Account.model.ts';
import { storeHistory } from './demoHistory.ts';

const band = 'ages_8_9';
/** Left of the school year of the demo class. */
const daysLeft = 180;
/** A strong class with two children who need help. */
const pupils = [
  { name: 'Aisha', correctPercent: 92 },
  { name: 'Ben', correctPercent: 84 },
  { name: 'Chidi', correctPercent: 76 },
  { name: 'Elena', correctPercent: 95 },
  { name: 'Jonas', correctPercent: 58 },
  { name: 'Mei', correctPercent: 88 },
  { name: 'Priya', correctPercent: 80 },
  { name: 'Tom', correctPercent: 52 },
] as const;

/** Stores a class of a demo account, whose children have played. */
export async function storeDemoClass(database: Knex, teacher: UserRow, nowMs: number): Promise<void> {
  const ends_on = addDays(dayOf(nowMs), daysLeft);
  const chosen = { name: 'Year 4 math', band, ends_on, notice_version: schoolNoticeVersion } as const;
  const learnerIds = await database.transaction(async (trx) =>
    insertSeats(trx, await insertClass(trx, teacher.id, chosen, teacher.created_at), pupils, teacher.created_at),
  );
  for (const [index, { name, correctPercent }] of pupils.entries()) {
    const learnerId = learnerIds[index] ?? '';
    const child = { learnerId, restaurantName: `${name}’s Kitchen`, band, seed: 101 + index, correctPercent } as const;
    await storeHistory(database, child, nowMs);
  }
}
