import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertClass } from '../resources/classes/classes.service.ts';
import { insertSeats } from '../resources/classes/seats.service.ts';
import { eventStore } from '../resources/events/EventStore.ts';
import { insertAccount } from '../resources/people/insertAccount.ts';
import { newUser } from '../resources/people/users.ts';
import { writeAttempts } from '../resources/attempts/writeAttempts.ts';
import { toAttemptRow } from '../resources/attempts/toAttemptRow.ts';
import { playedAttempts } from '../../test/attempts.ts';
import { randomEntries } from '../../test/randomEvents.ts';
import { recount } from '../resources/events/recount.ts';
import { logView } from '../resources/audit/auditLog.ts';
import { connect } from '../platform/db/db.ts';
import { openSqlite, openTestDatabase, type TestDatabase } from '../../test/databases.ts';
import { startTestServer } from '../../test/server.ts';
import { tableNames } from '../platform/db/tables.ts';
import { migrateData } from './migrateData.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
let from: TestDatabase;
let to: TestDatabase;
beforeEach(async () => {
  [from, to] = [await openSqlite(), await openTestDatabase()];
});
afterEach(() => Promise.all([from.end(), to.end()]));

/** Migrates after the server has stopped. */
async function migrate(): Promise<string> {
  await from.database.destroy();
  return migrateData([from.url, to.url], {});
}
/** Reads the SQLite file again. */
async function inSource<Result>(read: (database: Knex) => Promise<Result>): Promise<Result> {
  const database = await connect({ client: 'sqlite3', file: from.url }, pino({ level: 'silent' }));
  try {
    return await read(database);
  } finally {
    await database.destroy();
  }
}

/** Fills tables with booleans, counters, compound keys, foreign keys, and an append-only ledger. */
async function fill(database: Knex): Promise<void> {
  const writes = randomEntries(5, 2500, nowMs);
  for (let at = 0; at < writes.length; at += 400) await eventStore(database).recordBatch(writes.slice(at, at + 400));
  for (const [id, isDone] of [
    ['mia', true],
    ['ben', false],
  ] as const) {
    await database('feedback').insert({
      sessionId: id,
      rating: 5,
      message: 'Süß 🍕',
      gameCompleted: isDone,
      day: '2026-11-21',
      createdAt: nowMs,
    });
  }
  await insertAccount(database, { ...newUser('mia@home.example', nowMs), id: 'u1', subscriptionTier: 'family' });
  // A child's session, whose table is copied before that of the children.
  const session = { id: 's1', tokenHash: 't', userId: 'u1', learnerId: 'u1', secondFactor: 'none' };
  await database('auth_sessions').insert({ ...session, createdAt: nowMs, lastUsedAt: nowMs });
  await database.transaction(async (trx) => {
    const chosen = { name: 'Year 4', band: 'ages_8_9', endsOn: '2027-07-01', noticeVersion: 1 } as const;
    const made = await insertClass(trx, 'u1', chosen, nowMs);
    const [learnerId] = await insertSeats(trx, made, [{ name: 'Zoë' }], nowMs);
    const seat = await trx('class_seats').first();
    const inClass = { learnerId, seatId: seat.id };
    await trx('auth_sessions').insert({
      ...session,
      ...inClass,
      id: 's2',
      tokenHash: 't2',
      createdAt: nowMs,
      lastUsedAt: nowMs,
    });
  });
  const attempts = playedAttempts(5, { startMs: nowMs }).map((one) => toAttemptRow('u1', one, nowMs));
  await writeAttempts(
    database,
    attempts.filter((row) => typeof row !== 'string'),
  );
  await database('certificates').insert({
    id: 'c1',
    learnerId: 'u1',
    certificateType: 'rookie',
    title: 'Rookie',
    description: 'x',
    skillLevel: 'x',
    score: 1,
    challengesCompleted: 2,
    accuracy: 0.1 + 0.2,
    timeSpentSeconds: 3,
    checkCode: 'ABCDEFGHJK',
    earnedAt: nowMs,
  });
  await database('payers').insert({ id: 'p1', userId: 'u1' });
  const line = { payerId: 'p1', kind: 'paid', amountCents: 3999, at: nowMs };
  await database('payment_ledger').insert([1, 2].map((number) => ({ ...line, reference: `pay_${number}` })));
  await logView(database, { adminId: 'u1', action: 'recent_subscriptions_seen', userIds: ['u1'] }, nowMs);
  // A change to the rows that migrations insert.
  await database('menu_items').where({ id: 'soup' }).update({ name: 'Soup of the day' });
  // IDs of deleted rows are not reused.
  await database('early_access').insert({ email: 'a@b.example', gameTitle: 'x', source: 'x', createdAt: 0 });
  await database('early_access').delete();
}

/** All rows of all tables. Booleans read as numbers, since SQLite has no others. */
async function contentOf(database: Knex): Promise<Record<string, readonly string[]>> {
  const content: Record<string, readonly string[]> = {};
  for (const table of await tableNames(database)) {
    if (table.startsWith('knex_')) continue;
    const rows: Record<string, unknown>[] = await database(table);
    content[table] = rows.map((row) => JSON.stringify(plainRow(row))).toSorted();
  }
  return content;
}
const plainRow = (row: Record<string, unknown>) =>
  Object.keys(row)
    .toSorted((one, other) => one.localeCompare(other))
    .map((column) => [column, typeof row[column] === 'boolean' ? Number(row[column]) : row[column]]);

it('copies every row of every table and continues the numbering', async () => {
  await fill(from.database);

  const summary = await migrate();

  expect(summary).toMatch(/^Copied \d{4,} rows from \d+ tables to postgres:\/\/127\.0\.0\.1:\d+\/test_\w+\./);
  expect(summary).not.toContain(new URL(to.url).password);
  expect(await contentOf(to.database)).toEqual(await inSource(contentOf));
  expect(await to.database('feedback').orderBy('id').pluck('game_completed')).toEqual([true, false]);
  expect(await to.database('menu_items').where({ id: 'soup' }).pluck('name')).toEqual(['Soup of the day']);
  const [signUp] = await to
    .database('early_access')
    .insert({ email: 'c@d.example', gameTitle: 'x', source: 'x', createdAt: 0 })
    .returning('id');
  expect(signUp.id).toBe(2);
  await expect(to.database('payment_ledger').delete()).rejects.toThrow('only ever added to');
  const counters = () => to.database('analytics_counters').whereNot({ day: 'all' }).orderBy(['kind', 'day', 'name']);
  const before = await counters();
  await recount(to.database, nowMs);
  expect(await counters()).toEqual(before);
});

it('meets only tables that reference older ones, and number rows by id', async () => {
  const newer = to
    .database('pg_constraint')
    .where({ contype: 'f' })
    .whereRaw('connamespace = current_schema()::regnamespace and confrelid > conrelid')
    .pluck('conname');
  const counters = to
    .database('information_schema.columns')
    .whereRaw(`table_schema = current_schema() and column_default like 'nextval(%' and table_name not like 'knex\\_%'`)
    .distinct()
    .pluck('column_name');

  expect([await newer, await counters]).toEqual([[], ['id']]);
});

it('produces a database that a server can use', async () => {
  await fill(from.database);
  await migrate();

  const server = await startTestServer({ environment: { DATABASE_URL: to.url } });
  const dishes = await (await fetch(`${server.url}/api/menu-items/intermediate`)).text();
  await server.end();

  expect(dishes).toContain('Soup of the day');
});

it('copies nothing if one row does not fit, and names the table', async () => {
  await fill(from.database);
  await from
    .database('feedback')
    .insert({ sessionId: 'x'.repeat(101), rating: 5, gameCompleted: 1, day: '2026-11-21', createdAt: 0 });

  await expect(migrate()).rejects.toThrow(
    /^The table feedback could not be copied, so nothing was: value too long .+\.$/,
  );

  for (const table of ['analytics_sessions', 'feedback', 'users']) expect(await to.database(table)).toEqual([]);
  expect(await to.database('menu_items')).toHaveLength(12);
});

it('rejects a file that a server uses', async () => {
  await expect(migrateData([from.url, to.url], {})).rejects.toThrow(/^A server uses .+ Stop it and run this again\.$/);
});

it('rejects a target that contains data', async () => {
  await to
    .database('feedback')
    .insert({ sessionId: 'x', rating: 5, gameCompleted: true, day: '2026-11-21', createdAt: 0 });

  await expect(migrate()).rejects.toThrow(/ already contains data \(table feedback\)\. Use a new, empty database\.$/);
  expect(await to.database('feedback')).toHaveLength(1);
});

it.each([
  ['older', (database: Knex) => database('knex_migrations').delete()],
  ['newer', (database: Knex) => database('knex_migrations').insert({ name: '999_x', batch: 9, migration_time: 0 })],
])('rejects and keeps the data of an %s version', async (_, change) => {
  await change(from.database);
  const before = await from.database('knex_migrations');

  await expect(migrate()).rejects.toThrow(
    / was written by another version of Countertop\. Start this version with it once/,
  );
  const list = async (database: Knex): Promise<unknown[]> => database('knex_migrations');
  expect(await inSource(list)).toEqual(before);
});

it.each<[string, (places: { sqlite: string; postgres: string }) => string[], string]>([
  ['no arguments', () => [], 'Usage: npx countertop migrate-data '],
  ['three arguments', ({ sqlite, postgres }) => [sqlite, postgres, 'x'], 'Usage: '],
  ['the other direction', ({ sqlite, postgres }) => [postgres, sqlite], 'Usage: '],
  ['a missing file', ({ postgres }) => ['/nowhere/x.sqlite', postgres], 'There is no file /nowhere/x.sqlite.'],
  [
    'another kind of file',
    ({ postgres }) => [path.join(import.meta.dirname, 'migrateData.ts'), postgres],
    'is not a Countertop database.',
  ],
  [
    'an unreachable server',
    ({ sqlite }) => [sqlite, 'postgres://a:secret@127.0.0.1:9/x'],
    'The database at postgres://127.0.0.1:9/x cannot be used',
  ],
])('explains what is wrong with %s', async (_, places, sentence) => {
  await from.database.destroy();
  const message = await migrateData(places({ sqlite: from.url, postgres: to.url }), {}).catch(String);

  expect(message).toContain(sentence);
  expect(message).not.toContain('secret');
});
