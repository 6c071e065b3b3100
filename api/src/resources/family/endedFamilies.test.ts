import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { insertAccount, insertLearner } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import { eraseEndedFamilies, erasureDays } from './endedFamilies.ts';

const startMs = Date.parse('2026-11-21T10:00:00Z');
const ended = { subscriptionTier: 'free', subscriptionStatus: 'cancelled', subscriptionEndAt: startMs } as const;

let at: TestDatabase;
let database: Knex;
let mails: Mail[];
let isMailDown: boolean;
beforeEach(async () => {
  at = await openTestDatabase();
  ({ database } = at);
  mails = [];
  isMailDown = false;
});
afterEach(() => at.end());

/** Stores an account with two further children. */
async function addFamily(row: object = ended, id = 'ann'): Promise<void> {
  await insertAccount(database, { ...newUser(`${id}@home.example`, startMs), id, confirmedAt: startMs, ...row });
  for (const name of ['two', 'three']) {
    const child = { id: `${id}-${name}`, nickname: name, picture: null, band: null, createdAt: startMs };
    await insertLearner(database, id, child);
  }
}
const parts = () => ({
  ...at.erasure,
  origin: 'https://countertop.example',
  async sendMail(mail: Mail) {
    if (isMailDown) throw new Error('no mail server');
    mails.push(mail);
  },
});
const learners = (): Promise<string[]> => database('learners').orderBy('id').pluck('id');
const days = async () => Object.fromEntries(await erasureDays(database, ['ann', 'ann-two', 'ann-three']));
const runOn = (day: number) => eraseEndedFamilies(parts(), startMs + day * dayMs);

/** Runs the job on these days. Returns the days on which an email was sent or a child was erased. */
async function passDays(...some: readonly number[]): Promise<string[]> {
  const events: string[] = [];
  for (const day of some) {
    const [sent, before] = [mails.length, (await learners()).length];
    await runOn(day).catch(() => {});
    if (mails.length > sent) events.push(`mail ${day}`);
    if ((await learners()).length < before) events.push(`erased ${day}`);
  }
  return events;
}

it('warns 30 and 7 days ahead, and erases all children but the first after 90 days (promise:ended-family)', async () => {
  await addFamily();

  const events = await passDays(0, 1, 59, 60, 61, 82, 83, 84, 89, 90, 91);

  expect(events).toEqual(['mail 60', 'mail 83', 'erased 90']);
  expect(await learners()).toEqual(['ann']);
  expect(mails.map(({ to }) => to)).toEqual(['ann@home.example', 'ann@home.example']);
  expect(mails[0]?.text).toContain('On February 19, 2027,');
  expect(mails[1]?.text).toContain('On February 19, 2027,');
  expect(await database('ended_families')).toEqual([]);
});

it('tells the second guardian of a child that is erased', async () => {
  await addFamily();
  await insertAccount(database, { ...newUser('gran@home.example', startMs), id: 'gran', confirmedAt: startMs });
  await database('guardians').insert({ learnerId: 'ann-two', userId: 'gran', role: 'second', createdAt: startMs });

  await passDays(0, 60, 83, 90);

  const toGran = mails.filter(({ to }) => to === 'gran@home.example');
  expect(toGran).toHaveLength(1);
  expect(toGran[0]?.text).toContain('Everything that was stored about two');
});

it('names the day of the erasure for the further children', async () => {
  await addFamily();
  expect(await days()).toEqual({});

  await runOn(0);

  expect(await days()).toEqual({ 'ann-two': '2027-02-19', 'ann-three': '2027-02-19' });
});

it('forgets the end when the family has a plan again, and counts from the start after the next one', async () => {
  await addFamily();
  await passDays(0, 60, 83, 84);
  await database('users').update({ subscriptionTier: 'family', subscriptionStatus: 'active' });
  await runOn(85);
  expect(await days()).toEqual({});

  await database('users').update(ended);
  expect(await passDays(86, 90, 145, 146, 147, 168, 169, 170, 175, 176, 177)).toEqual([
    'mail 146',
    'mail 169',
    'erased 176',
  ]);
});

it('erases no child without both emails, or within a week of the last', async () => {
  await addFamily();
  await runOn(0);
  isMailDown = true;
  await passDays(60, 83, 90, 99);
  isMailDown = false;

  expect(await passDays(100, 101, 106, 107, 108, 113, 114, 115)).toEqual(['mail 100', 'mail 107', 'erased 114']);
});

it('leaves a child alone who belongs to another account, too', async () => {
  await addFamily();
  await addFamily({ subscriptionTier: 'family' }, 'bob');
  await database('guardians').insert({ learnerId: 'ann-two', userId: 'bob', role: 'owner', createdAt: startMs });

  await passDays(0, 60, 83, 90, 91);

  expect(await learners()).toEqual(['ann', 'ann-two', 'bob', 'bob-three', 'bob-two']);
});

it.each([
  ['a family plan', { subscriptionTier: 'family', subscriptionStatus: 'active' }],
  [
    'a canceled plan that still works',
    { subscriptionTier: 'family', subscriptionStatus: 'cancelled', subscriptionEndAt: startMs + 500 * dayMs },
  ],
  ['a classroom', { subscriptionTier: 'classroom', subscriptionStatus: 'active' }],
])('does nothing to %s', async (_, row) => {
  await addFamily(row);

  expect(await passDays(0, 60, 83, 90, 100)).toEqual([]);
});

it('counts a downgrade to Math Explorer as an end', async () => {
  await addFamily({ subscriptionTier: 'explorer', subscriptionStatus: 'active' });

  expect(await passDays(0, 59, 60, 82, 83, 89, 90)).toEqual(['mail 60', 'mail 83', 'erased 90']);
});
