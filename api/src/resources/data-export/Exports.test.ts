import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { maxClasses } from '@countertop/contract/classes/classes.limits';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playedAttempts } from '../../../test/attempts.ts';
import { openTestDatabase } from '../../../test/databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { RateLimitError } from '../../platform/errors/ApiError.ts';
import { Exports, type WantedExport } from './Exports.ts';
import { rowsPerPage } from '../../platform/csv.ts';
import type { DataExport } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const ask = (person: TestCaller) => person.call('GET', '/api/user/export');

/** Creates a person with `count` attempts, stored as copies of one. */
async function learnerWith(count: number): Promise<TestCaller> {
  const person = await server.signedIn({ subscriptionTier: 'explorer' });
  const path = `/api/learners/${person.id}/attempts`;
  await person.call('POST', path, { attempts: playedAttempts(1, { startMs: Date.now() }) });
  await server.read(async (database) => {
    const row = await database('attempts').where({ learnerId: person.id }).first();
    const idOf = (index: number) => `ffffffff-ffff-7fff-bfff-${String(index).padStart(12, '0')}`;
    const copies = Array.from({ length: count - 1 }, (_, index) => ({ ...row, id: idOf(index) }));
    for (let from = 0; from < copies.length; from += 30) {
      await database('attempts').insert(copies.slice(from, from + 30));
    }
  });
  return person;
}

it('exports every row once when a table takes several pages, as JSON and as one table', async () => {
  const count = 2 * rowsPerPage + 1;
  const person = await learnerWith(count);

  const files = unzipSync(new Uint8Array(await (await ask(person)).arrayBuffer()));

  const textOf = (name: string) => Buffer.from(files[`countertop/${name}`] ?? '').toString();
  const { attempts }: { attempts: { id: string }[] } = JSON.parse(textOf('everything.json'));
  const ids = attempts.map(({ id }) => id);
  const [header, ...lines] = textOf('attempts.csv').trimEnd().split('\r\n');
  expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  expect(header).toContain('\uFEFFlearnerId,day,id,');
  expect(lines.map((line) => line.split(',')[2])).toEqual(ids);
});

it('sends a download that is cut off, not a shorter one, when the database fails in between', async () => {
  const person = await learnerWith(1);
  await server.read((database) => database.schema.renameTable('skill_days', 'elsewhere'));

  const answer = await ask(person);

  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  await server.read((database) => database.schema.renameTable('elsewhere', 'skill_days'));
  expect((await ask(person)).status).toBe(200);
});

const context = Object.assign(Object.create(null), { set: () => {} });
const collect = (): DataExport => ({ tables: {}, savedGames: [], previousSavedGames: [] });
const own = (accountId: string): WantedExport => ({ accountId, name: 'countertop', collect });

it('makes one export of an account at a time, until it is read or abandoned', async () => {
  const at = await openTestDatabase();
  const exports = new Exports(at.database, Date.now);
  const first = await exports.send(context, own('one'));

  await expect(exports.send(context, own('one'))).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 30,
    message: expect.stringContaining('Another download'),
  });
  await expect(exports.send(context, own('other'))).resolves.toBeDefined();
  first.destroy();
  await once(first, 'close');
  const second = await exports.send(context, own('one'));
  await buffer(second);
  await expect(exports.send(context, own('one'))).resolves.toBeDefined();
  await at.end();
});

it('makes a few exports of an account in an hour, and of its classes for each of them', async () => {
  const at = await openTestDatabase();
  const exports = new Exports(at.database, Date.now);
  const make = async (name: WantedExport['name']) => buffer(await exports.send(context, { ...own('one'), name }));
  for (let made = 0; made < 10; made += 1) await make(made < 5 ? 'countertop' : 'countertop-child');
  for (let made = 0; made < maxClasses; made += 1) await make('countertop-class');

  await expect(make('countertop-child')).rejects.toThrow(RateLimitError);
  await expect(make('countertop')).rejects.toThrow('60 minutes');
  await at.end();
});

it('may begin again after one that failed before it began', async () => {
  const at = await openTestDatabase();
  const exports = new Exports(at.database, Date.now);
  const failing = { ...own('one'), collect: () => Promise.reject(new Error('gone')) };

  await expect(exports.send(context, failing)).rejects.toThrow('gone');

  await expect(exports.send(context, own('one'))).resolves.toBeDefined();
  await at.end();
});
