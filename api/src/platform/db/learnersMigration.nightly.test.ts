import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';
import { migrationSource } from './migrationSource.ts';

let at: TestDatabase;
let database: Knex;
beforeEach(async () => {
  at = await openTestDatabase();
  ({ database } = at);
});
afterEach(() => at.end());

const tables = ['player_progress', 'previous_games', 'badges', 'certificates'] as const;

async function migrateDown(): Promise<void> {
  while ((await database('knex_migrations').pluck('name')).includes('026_learners')) {
    await database.migrate.down({ migrationSource });
  }
}

/** Stores an account with a row in each of the tables, as before learners existed. */
async function storeAccount(id: string, createdMs: number): Promise<void> {
  const plan = { subscription_tier: 'explorer', subscription_status: 'active' };
  const user = { ...plan, id, email: `${id}@home.example`, role: 'user', created_at: createdMs, last_seen_at: 9 };
  const game = { user_id: id, restaurant_name: `Bistro ${id}`, game: '{"seed":7}', saved_at: 2 ** 41 };
  const award = { user_id: id, title: 'T', description: 'D', earned_at: 3 };
  const figures = { skill_level: 'x', score: 1, challenges_completed: 2, accuracy: 66.7, time_spent_seconds: 3 };
  await database('users').insert(user);
  await database('player_progress').insert({ ...game, version: 4, status: 'menu' });
  await database('previous_games').insert({ ...game, id: `game ${id}`, replaced_at: 5 });
  await database('badges').insert({ ...award, id: `badge ${id}`, badge_type: 'welcome', icon: 'bell' });
  const certificate = { certificate_type: 'rookie', check_code: `c ${id}` };
  await database('certificates').insert({ ...award, ...figures, ...certificate, id: `certificate ${id}` });
}

const rows = () =>
  Promise.all(tables.map((table) => database(table).orderBy(table === 'player_progress' ? 'restaurant_name' : 'id')));

it('gives each account a learner with its ID, who keeps what was stored, up and down', async () => {
  await migrateDown();
  await storeAccount('mia', 100);
  await storeAccount('ben', 200);
  const before = await rows();

  await database.migrate.latest({ migrationSource });
  const learners = await database('learners').orderBy('id').select('id', 'band', 'settings', 'created_at');
  const guardians = await database('guardians').orderBy('user_id').select('learner_id', 'user_id', 'role');
  const after = await rows();
  await migrateDown();

  expect(learners).toEqual([
    { id: 'ben', band: null, settings: '{}', created_at: 200 },
    { id: 'mia', band: null, settings: '{}', created_at: 100 },
  ]);
  expect(guardians).toEqual(['ben', 'mia'].map((id) => ({ learner_id: id, user_id: id, role: 'owner' })));
  const renamed = before.map((table) => table.map(({ user_id: learner_id, ...row }) => ({ ...row, learner_id })));
  expect(after).toEqual(renamed);
  expect(await rows()).toEqual(before);
});

it('drops what belongs to further learners on the way down', async () => {
  const times = { created_at: 1, updated_at: 1 };
  await database('learners').insert({ ...times, id: 'second child', settings: '{}' });
  const badge = {
    learner_id: 'second child',
    badge_type: 'welcome',
    title: '',
    description: '',
    icon: '',
    earned_at: 0,
  };
  await database('badges').insert({ ...badge, id: 'b' });

  await migrateDown();

  expect(await database('badges')).toEqual([]);
});

it('deletes a learner with everything of them, and keeps the constraints of the tables', async () => {
  await migrateDown();
  await storeAccount('mia', 100);
  await database.migrate.latest({ migrationSource });
  const [badge] = await database('badges');
  const [certificate] = await database('certificates');

  await expect(database('badges').insert({ ...badge, id: 'other' })).rejects.toThrow(/unique/i);
  await expect(database('certificates').insert({ ...certificate, id: 'other' })).rejects.toThrow(/unique/i);
  await expect(database('badges').insert({ ...badge, id: 'other', learner_id: 'nobody' })).rejects.toThrow(/foreign/i);
  await database('learners').delete();

  expect(await rows()).toEqual([[], [], [], []]);
  expect(await database('guardians')).toEqual([]);
  expect(await database('users').pluck('id')).toEqual(['mia']);
});
