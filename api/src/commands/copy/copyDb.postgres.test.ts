import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventStore } from '../../resources/events/EventStore.ts';
import { randomEntries } from '../../../test/randomEvents.ts';
import { recount } from '../../resources/events/recount.ts';
import { logView } from '../../resources/audit/auditLog.ts';
import { connect } from '../../platform/db/db.ts';
import { openSqlite, openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { startTestServer } from '../../../test/server.ts';
import { copyDb } from './copyDb.ts';
import { checksumOf } from './pages.ts';
import { tablesInOrder } from './tablesInOrder.ts';

const nowMs = Date.parse('2026-11-21T18:00:00Z');
let from: TestDatabase;
let to: TestDatabase;
beforeEach(async () => {
  [from, to] = [await openSqlite(), await openTestDatabase()];
});
afterEach(() => Promise.all([from.end(), to.end()]));

/** As an operator does: nobody uses the old place any more. */
async function copy(): Promise<string> {
  await from.database.destroy();
  return copyDb([from.url, to.url], {});
}
/** The old place, once more. */
async function inOldPlace<Result>(look: (database: Knex) => Promise<Result>): Promise<Result> {
  const database = await connect({ client: 'sqlite3', file: from.url }, pino({ level: 'silent' }));
  try {
    return await look(database);
  } finally {
    await database.destroy();
  }
}

/** Something in every kind of table: with flags, counters, keys of several columns, pointers, and rows nobody may change. */
async function fill(database: Knex): Promise<void> {
  const writes = randomEntries(5, 2500, nowMs);
  for (let at = 0; at < writes.length; at += 400) await eventStore(database).recordBatch(writes.slice(at, at + 400));
  for (const [id, isDone] of [
    ['mia', true],
    ['ben', false],
  ] as const) {
    await database('opinions').insert({
      session_id: id,
      rating: 5,
      words: 'Süß 🍕',
      game_completed: isDone,
      day: '2026-11-21',
      created_at: nowMs,
    });
  }
  const user = {
    role: 'user',
    subscription_tier: 'family',
    subscription_status: 'active',
    created_at: nowMs,
    last_seen_at: nowMs,
  };
  await database('users').insert({ ...user, id: 'u1', email: 'mia@home.example' });
  await database('certificates').insert({
    id: 'c1',
    user_id: 'u1',
    certificate_type: 'rookie',
    title: 'Rookie',
    description: 'x',
    skill_level: 'x',
    score: 1,
    challenges_completed: 2,
    accuracy: 0.1 + 0.2,
    time_spent_seconds: 3,
    check_code: 'ABCDEFGHJK',
    earned_at: nowMs,
  });
  await database('payers').insert({ id: 'p1', user_id: 'u1' });
  const line = { payer_id: 'p1', kind: 'paid', amount_cents: 3999, at: nowMs };
  await database('payment_ledger').insert([1, 2].map((number) => ({ ...line, reference: `pay_${number}` })));
  await logView(database, { adminId: 'u1', action: 'recent_subscriptions_seen', userIds: ['u1'] }, nowMs);
  // The site's own dishes, not those a new database begins with.
  await database('menu_items').where({ id: 'soup' }).update({ name: 'Soup of the day' });
  // A number that was given and taken back is not given again.
  await database('early_access').insert({ email: 'a@b.example', game_title: 'x', source: 'x', created_at: 0 });
  await database('early_access').delete();
}

it('copies every row of every table, and counts on where the old place stopped', { timeout: 60_000 }, async () => {
  await fill(from.database);

  const said = await copy();

  expect(said).toMatch(
    /^Copied \d{4,} rows of \d+ tables to postgres:\/\/127\.0\.0\.1:\d+\/test_\w+; counts and checksums agree\./,
  );
  expect(said).not.toContain(new URL(to.url).password);
  const tables = await tablesInOrder(to.database);
  const sums = async (database: Knex) => {
    const all = [];
    for (const table of tables)
      all.push({ ...table, sum: await checksumOf(database, table).then(({ rows, text }) => [rows, text]) });
    return all;
  };
  expect(await sums(to.database)).toEqual(await inOldPlace(sums));
  expect(await to.database('opinions').orderBy('id').pluck('game_completed')).toEqual([true, false]);
  expect(await to.database('menu_items').where({ id: 'soup' }).pluck('name')).toEqual(['Soup of the day']);
  const [wish] = await to
    .database('early_access')
    .insert({ email: 'c@d.example', game_title: 'x', source: 'x', created_at: 0 })
    .returning('id');
  expect(wish.id).toBe(2);
  await expect(to.database('payment_ledger').delete()).rejects.toThrow('only ever added to');
  const tallies = () => to.database('analytics_tallies').whereNot({ day: 'all' }).orderBy(['kind', 'day', 'name']);
  const before = await tallies();
  await recount(to.database, nowMs);
  expect(await tallies()).toEqual(before);
});

it('leaves a site that serves at once', { timeout: 60_000 }, async () => {
  await fill(from.database);
  await copy();

  const server = await startTestServer({ environment: { DATABASE_URL: to.url } });
  const dishes = await (await fetch(`${server.url}/api/menu-items/intermediate`)).text();
  await server.end();

  expect(dishes).toContain('Soup of the day');
});

it('copies nothing when one row does not fit, and says which table', async () => {
  await fill(from.database);
  await from
    .database('opinions')
    .insert({ session_id: 'x'.repeat(101), rating: 5, game_completed: 1, day: '2026-11-21', created_at: 0 });

  await expect(copy()).rejects.toThrow(
    /^A row of the table opinions cannot be stored in PostgreSQL: value too long .+\.$/,
  );

  for (const table of ['analytics_sessions', 'opinions', 'users']) expect(await to.database(table)).toEqual([]);
  expect(await to.database('menu_items')).toHaveLength(12);
});

it('refuses to leave behind what a server still writes', async () => {
  await expect(copyDb([from.url, to.url], {})).rejects.toThrow(/^A server uses .+ Stop it and run this again\.$/);
});

it('refuses a place that holds data', async () => {
  await to
    .database('opinions')
    .insert({ session_id: 'x', rating: 5, game_completed: true, day: '2026-11-21', created_at: 0 });

  await expect(copy()).rejects.toThrow(/ holds data already \(in the table opinions\)\. Copy into a new database\.$/);
  expect(await to.database('opinions')).toHaveLength(1);
});

it.each([
  ['older', (database: Knex) => database('knex_migrations').where({ name: '011_audit_log' }).delete()],
  ['newer', (database: Knex) => database('knex_migrations').insert({ name: '999_x', batch: 9, migration_time: 0 })],
])('refuses the data of an %s version, and does not touch it', async (_, change) => {
  await change(from.database);
  const before = await from.database('knex_migrations');

  await expect(copy()).rejects.toThrow(
    / is of another version of Countertop\. Start this version on it once, stop it,/,
  );
  const list = async (database: Knex): Promise<unknown[]> => database('knex_migrations');
  expect(await inOldPlace(list)).toEqual(before);
});

it.each<[string, (places: { sqlite: string; postgres: string }) => string[], string]>([
  ['no places', () => [], 'Say from where to where: npm run copy-db -- '],
  ['three places', ({ sqlite, postgres }) => [sqlite, postgres, 'x'], 'Say from where to where: '],
  ['the other direction', ({ sqlite, postgres }) => [postgres, sqlite], 'Sites move from SQLite to PostgreSQL only.'],
  [
    'a file that is not there',
    ({ postgres }) => ['/nowhere/x.sqlite', postgres],
    'There is no file /nowhere/x.sqlite to copy from.',
  ],
  [
    'a file of something else',
    ({ postgres }) => [path.join(import.meta.dirname, 'pages.ts'), postgres],
    'is not the data of a Countertop site.',
  ],
  [
    'a server that is not there',
    ({ sqlite }) => [sqlite, 'postgres://a:secret@127.0.0.1:9/x'],
    'The database at postgres://127.0.0.1:9/x cannot be used',
  ],
])('says what is wrong with %s', { timeout: 30_000 }, async (_, places, sentence) => {
  await from.database.destroy();
  const said = await copyDb(places({ sqlite: from.url, postgres: to.url }), {}).catch(String);

  expect(said).toContain(sentence);
  expect(said).not.toContain('secret');
});
