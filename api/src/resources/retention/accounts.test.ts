import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertAccount } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import type { UserRow } from '../people/Account.model.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { deleteUnconfirmed, eraseIdle } from './accounts.ts';

const startMs = Date.parse('2026-11-21T10:00:00Z');

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
afterEach(async () => {
  await at.end();
});

const addUser = (name: string, more: Partial<UserRow> = {}) =>
  insertAccount(database, { ...newUser(`${name}@home.example`, startMs), id: name, confirmedAt: startMs, ...more });
const users = (): Promise<string[]> => database('users').orderBy('id').pluck('id');
const parts = () => ({
  ...at.erasure,
  origin: 'https://countertop.example',
  sendMail: (mail: Mail) => {
    if (isMailDown) return Promise.reject(new Error('no mail server'));
    mails.push(mail);
    return Promise.resolve();
  },
});

/** Runs the job on these days. Returns the day on which the last account was erased, if any. */
async function passDays(...days: readonly number[]): Promise<number | null> {
  for (const day of days) {
    await eraseIdle(parts(), startMs + day * dayMs);
    if ((await users()).length === 0) return day;
  }
  return null;
}

it('deletes unconfirmed accounts after exactly 7 days', async () => {
  await addUser('late', { confirmedAt: null, createdAt: startMs + 1 });
  await addUser('old', { confirmedAt: null });
  await addUser('confirmed');
  const link = { userId: 'old', purpose: 'confirm', tokenHash: 'a', expiresAt: startMs + dayMs };
  await database('single_use_links').insert(link);

  await deleteUnconfirmed(database, startMs + 7 * dayMs);

  expect(await users()).toEqual(['confirmed', 'late']);
  expect(await database('learners').orderBy('id').pluck('id')).toEqual(['confirmed', 'late']);
  expect(await database('single_use_links')).toEqual([]);
});

it('warns 60 and 14 days ahead, and erases an account that is unused for 24 months (promise:idle-account)', async () => {
  await addUser('idle');

  const endedOn = await passDays(660, 669, 670, 671, 715, 716, 717, 729, 730);

  expect(endedOn).toBe(730);
  expect(mails.map(({ to }) => to)).toEqual(['idle@home.example', 'idle@home.example']);
  expect(mails[0]?.text).toContain('November 20, 2028');
  expect(mails[0]?.text).toContain('https://countertop.example/sign-in');
});

it('erases at most 25 accounts of a small site per run, the oldest first', async () => {
  for (let index = 0; index < 30; index += 1)
    await addUser(`new-${10 + index}`, { confirmedAt: null, createdAt: startMs + index });

  const runs = [];
  for (const days of [8, 9]) runs.push(await deleteUnconfirmed(database, startMs + days * dayMs));

  expect(runs).toEqual([
    { count: 25, isLimited: true },
    { count: 5, isLimited: false },
  ]);
});

it('erases everything that belongs to the account', async () => {
  await addUser('idle');
  const badge = {
    id: 'b',
    learnerId: 'idle',
    badgeType: 'welcome',
    title: '',
    description: '',
    icon: '',
    earnedAt: 0,
  };
  await database('badges').insert(badge);

  await passDays(670, 716, 730);

  expect(await database('badges')).toEqual([]);
});

it('keeps the account of a user who comes back, and starts over', async () => {
  await addUser('back');
  await passDays(670, 716, 720);
  expect(mails).toHaveLength(2);
  await database('users').update({ lastSeenAt: startMs + 725 * dayMs });

  expect(await passDays(725, 730, 739, 1000, 1380)).toBeNull();

  expect(mails).toHaveLength(2);
  expect(await database('idle_warnings')).toEqual([]);
});

it('erases no account without both emails, or within 14 days of the last', async () => {
  await addUser('idle');
  isMailDown = true;
  for (const day of [670, 716, 730, 799]) await eraseIdle(parts(), startMs + day * dayMs).catch(() => {});
  isMailDown = false;

  const endedOn = await passDays(800, 801, 813, 814, 815, 827, 828, 829);

  expect(endedOn).toBe(828);
  expect(mails).toHaveLength(2);
});

it.each<[string, Partial<UserRow>]>([
  ['paid for', { subscriptionTier: 'family', subscriptionStatus: 'active' }],
  [
    'paid until later',
    { subscriptionTier: 'explorer', subscriptionStatus: 'cancelled', subscriptionEndAt: startMs + 5000 * dayMs },
  ],
  ['of an administrator', { role: 'admin' }],
])('leaves an account alone if it is %s', async (_, more) => {
  await addUser('kept', more);

  expect(await passDays(660, 670, 716, 730, 760)).toBeNull();
  expect(mails).toEqual([]);
});
