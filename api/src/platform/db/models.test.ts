import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { Model, type ModelClass } from 'objection';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from './isPostgres.ts';
import { insertAccount } from '../../resources/people/insertAccount.ts';
import { newUser } from '../../resources/people/users.ts';
import { FeedbackModel } from '../../resources/feedback/Feedback.model.ts';
import { GuardianModel } from '../../resources/people/Guardian.model.ts';
import { columnOf } from './snakeCase.ts';
import { tableNames } from './tables.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';

let at: TestDatabase;
let models: readonly ModelClass<Model>[];
beforeAll(async () => {
  at = await openTestDatabase();
  models = await findModels();
});
afterAll(() => at.end());

const isModel = (value: unknown): value is ModelClass<Model> =>
  typeof value === 'function' && value.prototype instanceof Model;

/** Returns the models that `X.model.ts` files export. */
async function findModels(): Promise<readonly ModelClass<Model>[]> {
  const source = path.resolve(import.meta.dirname, '../..');
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.model.ts'));
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(source, file))));
  return modules.flatMap((exported) => Object.values(exported).filter(isModel));
}

const postgresKey = `
  select a.attname as name
  from pg_index i join lateral unnest(i.indkey) with ordinality as k(number, place) on true
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
  where i.indisprimary and i.indrelid = ?::regclass order by k.place`;

/** Returns the columns of a table's primary key, in order. */
async function primaryKeyOf(database: Knex, table: string): Promise<readonly string[]> {
  const found = isPostgres(database)
    ? (await database.raw(postgresKey, [table])).rows
    : await database.raw('select name from pragma_table_info(?) where pk > 0 order by pk', [table]);
  return found.map(({ name }: { name: string }) => name);
}

it('every table has exactly one model', async () => {
  const tables = (await tableNames(at.database)).filter((name) => !name.startsWith('knex_'));

  expect(models.map(({ tableName }) => tableName).toSorted()).toEqual(tables);
});

it('every model uses the primary key of its table', async () => {
  for (const { tableName, idColumn } of models) {
    expect([idColumn].flat().map(columnOf), tableName).toEqual(await primaryKeyOf(at.database, tableName));
  }
});

it('every relation joins existing columns', async () => {
  for (const model of models) {
    for (const { ownerProp, relatedProp, ownerModelClass, relatedModelClass } of Object.values(model.getRelations())) {
      const ownColumns = await at.database(ownerModelClass.tableName).columnInfo();
      const relatedColumns = await at.database(relatedModelClass.tableName).columnInfo();
      expect(Object.keys(ownColumns)).toEqual(expect.arrayContaining(ownerProp.cols));
      expect(Object.keys(relatedColumns)).toEqual(expect.arrayContaining(relatedProp.cols));
    }
  }
});

it('a boolean is read as true or false', async () => {
  const feedback = {
    sessionId: 'visit',
    requestId: null,
    rating: 5,
    message: null,
    day: '2026-11-21',
    createdAt: 1,
  };
  await FeedbackModel.query(at.database).insert({ ...feedback, gameCompleted: true });
  await FeedbackModel.query(at.database).insert({ ...feedback, gameCompleted: false });

  const stored = await FeedbackModel.query(at.database).orderBy('id');
  const ratings = await FeedbackModel.query(at.database).select('rating');

  expect(stored.map((row) => row.gameCompleted)).toEqual([true, false]);
  expect(ratings.map((row) => row.toJSON())).toEqual([{ rating: 5 }, { rating: 5 }]);
});

it('a transaction reads relations one after the other', async () => {
  await insertAccount(at.database, { ...newUser('ann@home.example', 0), id: 'ann' });
  const running = new Set<unknown>();
  let most = 0;
  at.database.on('query', ({ __knexQueryUid: id, sql }) => {
    if (!/^select/i.test(sql)) return;
    running.add(id);
    most = Math.max(most, running.size);
  });
  at.database.on('query-response', (_, { __knexQueryUid: id }) => running.delete(id));

  const [guardian] = await at.database.transaction(async (trx) =>
    GuardianModel.query(trx).withGraphFetched('[user, learner]'),
  );

  expect(guardian).toMatchObject({ user: { id: 'ann' }, learner: { id: 'ann' } });
  expect(most).toBe(1);
});
