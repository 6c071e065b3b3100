import { newGame } from '@countertop/engine/play/game';
import { accuracyPercent } from '@countertop/engine/rewards/percent';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playedAttempts } from '../../../test/attempts.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { tableNames } from '../../platform/db/tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const game = savedOf(playDay(newGame({ seed: 7, band: 'ages_8_9' })).game);
const otherGame = savedOf(playDay(newGame({ seed: 8, band: 'ages_8_9' })).game);
const badge = { badgeType: 'tutorial_master', title: 'x', description: 'x', icon: 'x' };
const certificate = {
  title: 'Rookie Certificate',
  description: 'The first day, "done".',
  skillLevel: 'beginner',
  certificateData: { score: 900, challengesCompleted: 12, accuracy: 75, timeSpent: 300 },
};

/** Creates a user with one of everything. */
async function fullPerson(): Promise<TestCaller> {
  const person = await server.signedIn({ subscriptionTier: 'explorer', createdAt: 0, displayName: '=1+1' });
  const progress = { restaurantName: 'Soup, & Sums', status: 'menu' };
  const path = `/api/player-progress/${person.id}`;
  await person.call('PUT', path, { ...progress, version: 0, game: otherGame });
  await person.call('PUT', path, { ...progress, version: 1, game });
  await person.call('POST', '/api/user/badge', badge);
  await person.call('POST', '/api/user/certificate', certificate);
  await person.call('POST', `/api/learners/${person.id}/attempts`, {
    attempts: playedAttempts(5, { startMs: Date.now() }),
  });
  const request = { sessionId: null, gameTitle: 'The Missing Number', email: person.email, source: 'x' };
  await server.post('/api/analytics/early-access', request);
  return person;
}

async function filesOf(person: TestCaller): Promise<Record<string, string>> {
  const response = await person.call('GET', '/api/user/export');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const entries = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())));
  return Object.fromEntries(
    entries.map(([name, bytes]) => [name.replace('countertop/', ''), Buffer.from(bytes).toString()]),
  );
}

/** Returns how often each table mentions the user's ID. */
async function linesOf({ id }: TestCaller): Promise<Record<string, number>> {
  return server.read(async (database) => {
    const counts: Record<string, number> = {};
    for (const name of await tableNames(database)) {
      const text = JSON.stringify(await database(name));
      const found = text.split(id).length - 1;
      if (found > 0) counts[name] = found;
    }
    return counts;
  });
}

it('exports everything as JSON and as tables (promise:export)', async () => {
  const person = await fullPerson();

  const files = await filesOf(person);

  expect(Object.keys(files).toSorted()).toEqual([
    'README.txt',
    'account.csv',
    'attempts.csv',
    'badges.csv',
    'certificates.csv',
    'earlyAccess.csv',
    'everything.json',
    'guardians.csv',
    'learners.csv',
    'practice.csv',
    'previousGames.csv',
    'progress.csv',
    'sessions.csv',
    'skillDays.csv',
  ]);
  const all: unknown = JSON.parse(files['everything.json'] ?? '');
  expect(all).toMatchObject({
    account: [{ id: person.id, email: person.email, subscriptionTier: 'explorer' }],
    progress: [{ restaurantName: 'Soup, & Sums', version: 2 }],
    previousGames: [{ restaurantName: 'Soup, & Sums', level: otherGame.stats.level }],
    learners: [{ id: person.id, ageBand: 'ages_8_9' }],
    guardians: [{ learnerId: person.id, guardianAs: 'owner' }],
    badges: [{ badgeType: 'tutorial_master' }],
    certificates: [{ title: 'Rookie Certificate', accuracy: accuracyPercent(game.stats) }],
    earlyAccess: [{ gameTitle: 'The Missing Number' }],
    savedGames: [{ learnerId: person.id, game }],
    previousSavedGames: [{ learnerId: person.id, game: otherGame }],
  });
});

it('exports tables that a spreadsheet can read without executing anything (ASVS v5.0.0-1.2.10)', async () => {
  const { 'account.csv': account = '', 'progress.csv': progress = '' } = await filesOf(await fullPerson());

  expect(account.startsWith('\ufeff')).toBe(true);
  expect(parse(account, { columns: true, bom: true })).toMatchObject([{ displayName: "'=1+1" }]);
  expect(parse(progress, { columns: true, bom: true })).toMatchObject([{ restaurantName: 'Soup, & Sums' }]);
});

it('exports no secrets and nothing of other users', async () => {
  const other = await fullPerson();
  const person = await fullPerson();

  const text = Object.values(await filesOf(person)).join('\n');

  const token = /session=([^;]+)/.exec(person.cookie)?.[1] ?? '';
  const hashes = await server.read((database) => database('auth_sessions').pluck('token_hash'));
  for (const secret of [token, other.id, ...hashes.map(String)]) expect(text).not.toContain(secret);
});

it('erases everything immediately once confirmed, and nothing of other users (ASVS v5.0.0-7.4.2)', async () => {
  const [person, other] = [await fullPerson(), await fullPerson()];
  const before = await linesOf(other);
  expect(Object.keys(await linesOf(person)).toSorted()).toEqual([
    'attempts',
    'auth_sessions',
    'badges',
    'certificates',
    'early_access',
    'guardians',
    'learners',
    'player_progress',
    'previous_games',
    'skill_days',
    'users',
  ]);

  const erased = await person.call('DELETE', '/api/user', { confirmation: ' erase ' });

  expect(erased.status).toBe(200);
  expect(erased.headers.get('clear-site-data')).toContain('storage');
  // Only the ID, so that a restored backup does not bring the account back.
  expect(await linesOf(person)).toEqual({ erased_accounts: 1 });
  expect((await person.call('GET', '/api/auth/user')).status).toBe(401);
  expect(await linesOf(other)).toEqual(before);
});

it.each([{}, { confirmation: '' }, { confirmation: 'yes' }, { confirmation: true }])(
  'erases nothing for %j',
  async (confirmation) => {
    const person = await fullPerson();

    const response = await person.call('DELETE', '/api/user', confirmation);

    expect(response.status).toBe(422);
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200);
  },
);

it('responds 401 if signed out', async () => {
  const statuses = [
    (await fetch(`${server.url}/api/user/export`)).status,
    (await fetch(`${server.url}/api/user`, { method: 'DELETE' })).status,
  ];

  expect(statuses).toEqual([401, 401]);
});
