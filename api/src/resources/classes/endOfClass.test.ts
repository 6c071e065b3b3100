import { dayMs, hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { insertAccount } from '../people/insertAccount.ts';
import { newUser } from '../people/users.ts';
import { eraseReturned } from '../data-export/eraseReturned.ts';
import { insertClass } from './classes.service.ts';
import { eraseEndedClasses, sendClassEndMails } from './endOfClass.ts';
import { insertSeats } from './seats.service.ts';

const endMs = Date.parse('2027-06-30');

let at: TestDatabase;
let database: Knex;
let nowMs: number;
let mails: Mail[];
let isMailDown: boolean;
beforeEach(async () => {
  at = await openTestDatabase();
  ({ database } = at);
  [nowMs, mails, isMailDown] = [endMs, [], false];
});
afterEach(() => at.end());

/** Stores a class with an owner, a co-teacher and two children, made `days` before its last day. */
async function addClass(name: string, days: number): Promise<string> {
  const madeMs = endMs - days * dayMs;
  return database.transaction(async (trx) => {
    for (const id of [`${name}-owner`, `${name}-co`])
      await insertAccount(trx, { ...newUser(`${id}@school.example`, madeMs), id, confirmedAt: madeMs });
    const chosen = { name, band: 'ages_8_9', endsOn: '2027-06-30', noticeVersion: 1 } as const;
    const row = await insertClass(trx, `${name}-owner`, chosen, madeMs);
    const co = { classId: row.id, userId: `${name}-co`, role: 'co_teacher', createdAt: madeMs };
    await trx('class_staff').insert(co);
    await insertSeats(trx, row, [{ name: 'Mia' }, { name: 'Ben' }], madeMs);
    return row.id;
  });
}

const send = (connection = database) =>
  sendClassEndMails({
    database: connection,
    origin: 'https://countertop.example',
    now: () => nowMs,
    log: { error: () => {} },
    async sendMail(mail) {
      if (isMailDown) throw new Error('no mail server');
      mails.push(mail);
    },
  });
const sentOn = (day: string) => mails.filter(({ text }) => text.includes(day)).map(({ to }) => to);

it('writes to each teacher 30 and 7 days before the end once, on several servers, and erases the class after it', async () => {
  const long = await addClass('long', 100);
  await addClass('week', 8);
  const second = await at.reopen();
  const events: string[] = [];

  for (let day = -40; day <= 3; day += 1) {
    nowMs = endMs + day * dayMs + dayMs / 2;
    const before = mails.length;
    isMailDown = day === -30;
    await Promise.all([send(), send(second), send()]);
    isMailDown = false;
    nowMs += hourMs;
    await send();
    for (const { to } of mails.slice(before)) events.push(`${day} ${to}`);
    const erased = await eraseEndedClasses(at.erasure, nowMs);
    if (erased.count > 0) events.push(`${day} erased ${erased.count}`);
  }
  await second.destroy();

  expect(events.toSorted()).toEqual(
    [
      '-30 long-co@school.example',
      '-30 long-owner@school.example',
      '-7 long-co@school.example',
      '-7 long-owner@school.example',
      '-7 week-co@school.example',
      '-7 week-owner@school.example',
      '1 erased 2',
    ].toSorted(),
  );
  expect(sentOn('June 30, 2027')).toHaveLength(6);
  expect(mails.every(({ text, subject }) => !/Mia|Ben/.test(`${text}${subject}`))).toBe(true);
  expect(await database('classes')).toEqual([]);
  expect(await database('learners').whereIn('nickname', ['Mia', 'Ben'])).toEqual([]);
  expect(await database('erased_by_age').where({ kind: 'class' }).pluck('id')).toContain(long);
  expect(await database('erased_accounts')).toEqual([]);
});

it('writes again when the class ends on another day, and not to former staff', async () => {
  const id = await addClass('long', 100);
  nowMs = endMs - 7 * dayMs;
  await database('class_staff').where({ userId: 'long-co' }).delete();
  await send();
  await database('classes').where({ id }).update({ endsOn: '2027-07-01' });
  nowMs += dayMs;
  await send();

  expect(mails.map(({ to }) => to)).toEqual(['long-owner@school.example', 'long-owner@school.example']);
  expect(sentOn('July 1, 2027')).toHaveLength(1);
});

it('erases at most 25 classes of a small school per run', async () => {
  await insertAccount(database, { ...newUser('ann@school.example', 0), id: 'ann', confirmedAt: 0 });
  await database.transaction(async (trx) => {
    for (let index = 0; index < 30; index += 1) {
      const chosen = { name: `Class ${index}`, band: 'ages_8_9', endsOn: '2027-06-30', noticeVersion: 1 } as const;
      await insertClass(trx, 'ann', chosen, endMs - 100 * dayMs);
    }
  });
  nowMs = endMs + 2 * dayMs;

  const runs = [await eraseEndedClasses(at.erasure, nowMs), await eraseEndedClasses(at.erasure, nowMs)];

  expect(runs).toEqual([
    { count: 25, isLimited: true },
    { count: 5, isLimited: false },
  ]);
  expect(await database('classes')).toEqual([]);
});

it('is erased again after an older backup was restored, but only on request', async () => {
  const id = await addClass('long', 100);
  const tables = ['classes', 'class_staff', 'learners', 'class_seats'];
  const backup: [string, object[]][] = [];
  for (const table of tables) backup.push([table, await database(table)]);
  nowMs = endMs + 2 * dayMs;
  await eraseEndedClasses(at.erasure, nowMs);
  for (const [table, rows] of backup) await database(table).insert(rows).onConflict().ignore();
  await database('erased_by_age').delete();

  const wished = await eraseReturned(at.erasure, nowMs);
  const left = await database('classes').pluck('id');
  const returned = await eraseReturned({ ...at.erasure, isByAge: true }, nowMs);

  expect([wished, left]).toEqual([0, [id]]);
  expect(returned).toBeGreaterThanOrEqual(1);
  expect(await database('classes').where({ id })).toEqual([]);
  expect(await database('learners').whereIn('nickname', ['Mia', 'Ben'])).toEqual([]);
});
