import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { noticeRecords } from '@countertop/contract/family/consent';
import type { Knex } from 'knex';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertAccount } from '../../src/resources/people/insertAccount.ts';
import { newUser } from '../../src/resources/people/users.ts';
import { writeAttempts } from '../../src/resources/attempts/writeAttempts.ts';
import { toAttemptRow } from '../../src/resources/attempts/toAttemptRow.ts';
import { playedAttempts } from '../attempts.ts';
import { tableNames } from '../../src/platform/db/tables.ts';
import { openTestDatabase, type TestDatabase } from '../databases.ts';
import { pagesOfTable, type Table } from '../../src/resources/data-export/tables.ts';
import { collectData } from '../../src/resources/data-export/collect.ts';
import { dataInventory, exclusions } from '../dataInventory.ts';

let at: TestDatabase;
let database: Knex;
beforeEach(async () => {
  at = await openTestDatabase();
  ({ database } = at);
});
afterEach(() => at.end());

it('lists every column of every table', async () => {
  const stored: Record<string, string[]> = {};
  for (const table of await tableNames(database)) {
    stored[table] = Object.keys(await database(table).columnInfo()).toSorted();
  }

  const listed = Object.entries(dataInventory).map(([table, { columns }]) => [table, Object.keys(columns).toSorted()]);
  expect(Object.fromEntries(listed)).toEqual(stored);
});

it('quotes the privacy policy for every table with personal data (promise:data-inventory)', async () => {
  const folder = path.join(import.meta.dirname, '../../../shell/src/pages/privacy');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsx') && !name.includes('.stories.'));
  const page = (await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))).join('\n');

  for (const [table, { sentences, columns }] of Object.entries(dataInventory)) {
    const isPersonal = Object.values(columns).some((where) => where !== 'public');
    if (isPersonal) expect(sentences.length, table).toBeGreaterThan(0);
    for (const sentence of sentences) expect(page, `${table}: ${sentence}`).toContain(`t('${sentence}'`);
  }
});

it('has a point of the notice to parents for everything that is stored about a child, and no other (promise:notice)', async () => {
  const stored = Object.entries(dataInventory).filter(
    ([table, { columns }]) => table === 'learners' || 'learnerId' in columns,
  );

  expect(stored.filter(([, { notice }]) => notice === undefined).map(([table]) => table)).toEqual([]);
  expect(new Set(stored.map(([, { notice }]) => notice))).toEqual(new Set(noticeRecords));
});

const atMs = Date.parse('2026-11-21T10:00:00Z');
const user = 'person';

/** Creates a user with a row in every table that the export reads. */
async function storePerson(): Promise<void> {
  const own = { userId: user };
  await insertAccount(database, { ...newUser('person@home.example', atMs), id: user });
  const attempts = playedAttempts(1, { startMs: atMs }).map((one) => toAttemptRow(user, one, atMs));
  await writeAttempts(
    database,
    attempts.filter((row) => typeof row !== 'string'),
  );
  const consent = { learnerId: user, userId: user, noticeVersion: 1 };
  await database('consents').insert({ ...consent, decision: 'given', method: 'payment', evidence: 'CT-1', at: atMs });
  await database('consent_requests').insert({ ...consent, tokenHash: 'c', expiresAt: atMs });
  const mail = { learnerId: user, userId: user };
  await database('weekly_mails').insert({ ...mail, token: 'w', isOn: true, changedAt: atMs });
  await database('jobs').insert({
    ...mail,
    kind: 'weekly-mail',
    key: '2026-11-16 a b',
    createdAt: atMs,
    doneAt: atMs,
  });
  await database('ended_families').insert({ ...own, endedAt: atMs });
  const day = { learnerId: user, day: '2026-11-21', seconds: 60 };
  await database('play_limits').insert({ learnerId: user, minutesPerDay: 30, updatedAt: atMs });
  await database('play_times').insert({ ...day, deviceId: 'd' });
  await database('extra_times').insert(day);
  await database('auth_sessions').insert({ ...own, id: 's', tokenHash: 't', createdAt: atMs, lastUsedAt: atMs });
  await database('second_factors').insert({ ...own, secret: 'sealed', madeAt: atMs });
  const earlyAccess = { gameTitle: 'Game', source: 'x', token: 'token', createdAt: atMs };
  await database('early_access').insert({ ...earlyAccess, email: 'person@home.example' });
  const request = { topic: 'game', message: 'M', requestId: 'r', dueAt: atMs, createdAt: atMs };
  await database('support_requests').insert({ ...own, ...request, email: 'person@home.example' });
  const game = JSON.stringify(savedOf(newGame({ seed: 7, band: 'ages_8_9' })));
  await database('player_progress').insert({ learnerId: user, version: 1, status: 'menu', game, savedAt: atMs });
  const times = { savedAt: atMs, replacedAt: atMs };
  await database('previous_games').insert({
    learnerId: user,
    ...times,
    id: 'g',
    restaurantName: 'Math Bistro',
    game,
  });
  await database('plan_end_reminders').insert({ ...own, endAt: atMs, daysBefore: 14, attemptedAt: atMs });
  await database('email_reverts').insert({ ...own, tokenHash: 'h', email: 'old@home.example', expiresAt: atMs });
  const award = { learnerId: user, title: 'T', description: 'D', earnedAt: atMs };
  await database('badges').insert({ ...award, id: 'b', badgeType: 'welcome', icon: 'bell' });
  const figures = { skillLevel: 'x', score: 1, challengesCompleted: 1, accuracy: 1, timeSpentSeconds: 1 };
  await database('certificates').insert({ ...award, ...figures, id: 'c', certificateType: 'rookie', checkCode: 'x' });
  await database('subscription_cancellations').insert({ ...own, reason: 'R', cancelledAt: atMs });
  const invitation = { ...own, id: 'i', tokenHash: 'i', email: 'gran@home.example' };
  await database('family_invitations').insert({ ...invitation, createdAt: atMs, expiresAt: atMs });
  await database('invited_learners').insert({ invitationId: 'i', learnerId: user });
  const school = { id: 'class', name: 'Year 4', band: 'ages_8_9', code: 'ABC234', endsOn: '2027-07-01', version: 1 };
  const made = { createdAt: atMs, updatedAt: atMs };
  await database('classes').insert({ ...school, ...made, noticeVersion: 1 });
  const inClass = { classId: 'class', createdAt: atMs };
  await database('class_staff').insert({ ...own, ...inClass, role: 'owner' });
  await database('class_invitations').insert({ ...invitation, ...inClass, role: 'co_teacher', expiresAt: atMs });
  await database('learners').insert({ ...made, id: 'pupil', settings: '{}' });
  await database('class_seats').insert({ id: 'seat', classId: 'class', learnerId: 'pupil' });
  const lesson = {
    ...inClass,
    ...made,
    id: 'lesson',
    code: '2MYW-PSQK-4WR6',
    title: 'Change',
    opensAt: 1,
    closesAt: 2,
  };
  await database('class_lessons').insert({ ...lesson, isForAll: false, version: 1 });
  await database('lesson_seats').insert({ lessonId: 'lesson', seatId: 'seat' });
  await database('payers').insert({ ...own, id: 'p' });
  const price = { amountCents: 499, currency: 'USD', status: 'paid' };
  const order = { id: 'o', payerId: 'p', tier: 'explorer', period: 'monthly', receipt: 'r', createdAt: atMs };
  await database('payment_orders').insert({ ...price, ...order });
  const paid = { razorpayPaymentId: 'pay', orderId: 'o', outcome: 'granted', refundedCents: 0, settledAt: atMs };
  await database('payments').insert({ ...price, ...paid });
  const view = { adminId: user, action: 'early_access_exported', people: 1, viewKey: 'view', at: atMs };
  await database('audit_log').insert({ ...view, id: 1 });
  await database('audit_people').insert({ ...own, entryId: 1 });
}

async function rowsOf<Row>(table: Table<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOfTable(table, () => Promise.resolve())) rows.push(...page);
  return rows;
}

it('maps every column to a field of the export, or to a reason why it is not exported', async () => {
  await storePerson();

  const data = await collectData(database, user);
  if (data === undefined) throw new Error('The person is not stored.');

  expect(await rowsOf(data.savedGames)).toHaveLength(1);
  expect(await rowsOf(data.previousSavedGames)).toHaveLength(1);
  for (const [table, { columns }] of Object.entries(dataInventory)) {
    for (const [column, where] of Object.entries(columns)) {
      if (/^(?:s|previousS)avedGames$/.test(where) || exclusions.some((reason) => reason === where)) continue;
      const [name = '', field = ''] = where.split('.');
      const [row] = await rowsOf(data.tables[name] ?? []);
      expect(row, `${table}.${column} in ${where}`).toHaveProperty(field);
    }
  }
});
