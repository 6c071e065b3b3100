import { afterEach, beforeEach, expect, it } from 'vitest';
import { runScript } from './sqliteScript.ts';
import { openSqlite, type TestDatabase } from '../../../test/databases.ts';

let at: TestDatabase;
beforeEach(async () => {
  at = await openSqlite();
  await at.database.raw('create table kept (text text primary key)');
});
afterEach(() => at.end());

const keep = (...values: string[]) => ({ sql: 'insert into kept select value from json_each(?)', values });
const kept = () => at.database('kept').orderBy('text').pluck('text');

it('stores values verbatim, whatever SQL they contain', async () => {
  const texts = ["'); drop table kept; --", "'", '?', '$&', '\n;', 'commit', '日本', '\u{1F35D}', '\u0000'];

  await runScript(at.database, [keep(JSON.stringify(texts)), keep('[]')]);

  expect(await kept()).toEqual(texts.toSorted());
});

it('rolls back a script that fails, and runs the next one', async () => {
  const broken = runScript(at.database, [keep('["first"]'), keep('["second", "first"]')]);

  await expect(broken).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  expect(await kept()).toEqual([]);
  await runScript(at.database, [keep('["third"]')]);
  expect(await kept()).toEqual(['third']);
});

it('waits for a running transaction', async () => {
  const order: string[] = [];
  const script = await at.database.transaction(async (trx) => {
    const waiting = runScript(at.database, [keep('["later"]')]).then(() => order.push('script'));
    await trx('kept').insert({ text: 'first' });
    order.push('transaction');
    return { waiting };
  });
  await script.waiting;

  expect(order).toEqual(['transaction', 'script']);
  expect(await kept()).toEqual(['first', 'later']);
});

it('emits one query event and its outcome, without values', async () => {
  const events: unknown[] = [];
  const { database } = at;
  const ids = new Set<string>();
  const record = (name: string) => (query: { sql: string; __knexQueryUid: string }) => {
    ids.add(query.__knexQueryUid);
    events.push([name, query.sql]);
  };
  database.on('query', record('begun'));
  database.on('query-response', (_: unknown, query) => record('done')(query));
  database.on('query-error', (_: unknown, query) => record('failed')(query));

  await runScript(database, [keep('["a child"]')]);
  await runScript(database, [keep('["a child"]')]).catch(() => undefined);

  const { sql } = keep();
  expect(events).toEqual([
    ['begun', sql],
    ['done', sql],
    ['begun', sql],
    ['failed', sql],
  ]);
  expect(ids.size).toBe(2);
});
