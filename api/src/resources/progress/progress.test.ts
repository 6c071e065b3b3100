import { playerProgress, progressOutdated } from '@countertop/contract/play/progress';
import { newGame } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserRow } from '../people/Account.model.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';

const nowMs = Date.parse('2026-11-21T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const days = [newGame({ seed: 7, band: 'ages_8_9' })];
for (let day = 1; day <= 3; day += 1) days.push(playDay(days.at(-1) ?? newGame({ seed: 7, band: 'ages_8_9' })).game);
const [fresh, one, two, three] = days.map(savedOf) as [SavedGame, SavedGame, SavedGame, SavedGame];

const parent = (row: Partial<UserRow> = {}) => server.signedIn({ subscriptionTier: 'explorer', ...row });
const pathOf = ({ id }: Pick<TestCaller, 'id'>) => `/api/player-progress/${id}`;
const save = (person: TestCaller, version: number, game: SavedGame, more = {}) =>
  person.call('PUT', pathOf(person), { version, restaurantName: null, status: 'menu', game, ...more });
const stored = async (person: TestCaller) =>
  playerProgress.parse(await (await person.call('GET', pathOf(person))).json());

it('saves a game and returns it on any device, with its figures', async () => {
  const person = await parent();

  const first = await save(person, 0, one, { restaurantName: 'Soup & Sums', status: 'playing' });
  const answer = playerProgress.parse(await first.json());

  expect(first.status).toBe(200);
  expect(answer).toEqual({
    userId: person.id,
    version: 1,
    level: one.stats.level,
    totalMoney: one.stats.moneyCents / 100,
    restaurantName: 'Soup & Sums',
    currentDay: one.stats.day,
    difficulty: 'intermediate',
    totalScore: one.stats.score,
    lastPlayed: '2026-11-21T10:00:00.000Z',
    status: 'playing',
    game: one,
  });
  expect(await stored(person)).toEqual(answer);
});

it('rejects an outdated version with the stored game, and changes nothing', async () => {
  const person = await parent();
  await save(person, 0, one);
  await save(person, 1, two);

  const late = await save(person, 1, fresh);
  const unread = await save(person, 0, three);

  expect([late.status, unread.status]).toEqual([409, 409]);
  const { stored: theirs } = progressOutdated.parse(await late.json());
  expect([theirs.version, theirs.game]).toEqual([2, two]);
  expect((await stored(person)).game).toEqual(two);
});

it('rejects a version that was never issued, and keeps saving', async () => {
  const person = await parent();
  const statuses = async (versions: readonly number[]) => {
    const answers = [];
    for (const version of versions) answers.push((await save(person, version, one)).status);
    return answers;
  };
  const wrong = [1, 2 ** 31 - 2, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308];

  expect(await statuses(wrong)).toEqual([422, 422, 422, 422, 422, 422, 422]);
  expect(await statuses([0])).toEqual([200]);
  expect(await statuses(wrong.slice(1))).toEqual([409, 422, 422, 422, 422, 422]);
  expect([(await save(person, 1, two)).status, (await stored(person)).version]).toEqual([200, 2]);
});

it('accepts a retry of a save whose response was lost', async () => {
  const person = await parent();
  await save(person, 0, one);

  const again = await save(person, 0, one);

  expect([again.status, (await stored(person)).version]).toEqual([200, 1]);
});

it('accepts one of many concurrent saves, and rejects the others', async () => {
  const person = await parent();
  const games = Array.from({ length: 20 }, (_, seed) => ({ ...fresh, seed: 1000 + seed }));

  const statuses = await Promise.all(games.map(async (game) => (await save(person, 0, game)).status));

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect((await stored(person)).version).toBe(1);
});

it('responds 404 without a saved game, 403 for another ID, 401 if signed out (ASVS v5.0.0-8.2.2)', async () => {
  const [person, other] = [await parent(), await parent()];
  await save(other, 0, one);

  const own = await person.call('GET', pathOf(person));
  const theirs = [await person.call('GET', pathOf(other)), await person.call('GET', '/api/player-progress/nobody')];
  const written = await person.call('PUT', pathOf(other), {
    version: 1,
    restaurantName: null,
    status: 'menu',
    game: two,
  });
  const signedOut = await fetch(`${server.url}${pathOf(other)}`);

  expect(own.status).toBe(404);
  expect(theirs.map(({ status }) => status)).toEqual([403, 403]);
  expect([written.status, signedOut.status]).toEqual([403, 401]);
  expect((await stored(other)).game).toEqual(one);
});

it.each<[string, Partial<UserRow>, number]>([
  ['a free plan', { subscriptionTier: 'free' }, 403],
  ['a plan that is over', { subscriptionStatus: 'cancelled', subscriptionEndAt: nowMs - 1 }, 403],
  ['a cancelled plan that is paid for', { subscriptionStatus: 'cancelled', subscriptionEndAt: nowMs + 1000 }, 200],
])('saves by plan: %s', async (_, options, status) => {
  const person = await parent(options);

  expect((await save(person, 0, one)).status).toBe(status);
});

it.each<[string, object]>([
  ['a level beyond the last', { game: { ...one, stats: { ...one.stats, level: 26 } } }],
  ['a level that was not earned', { game: { ...one, stats: { ...one.stats, level: 24 } } }],
  ['a score that was not earned', { game: { ...one, stats: { ...one.stats, score: 90_000 } } }],
  ['more right than asked', { game: { ...one, stats: { ...one.stats, totalProblems: 0 } } }],
  ['negative money', { game: { ...one, stats: { ...one.stats, moneyCents: -100 } } }],
  ['a field nobody knows', { game: { ...one, role: 'admin' } }],
  ['figures beside the game', { totalScore: 1000 }],
  ['a version below 0', { version: -1 }],
  ['half a version', { version: 0.5 }],
  ['a name of 31 characters', { restaurantName: 'x'.repeat(31) }],
  ['a name that turns the text around', { restaurantName: 'a\u202eb' }],
  ['an unknown state', { status: 'sleeping' }],
  ['no game', { game: null }],
])('rejects %s and stores nothing', async (_, wrong) => {
  const person = await parent();

  const response = await save(person, 0, one, wrong);

  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].+\.$/) });
  expect((await person.call('GET', pathOf(person))).status).toBe(404);
});

it('keeps acknowledged saves across a restart', async () => {
  const person = await parent();
  await save(person, 0, two);

  await server.close();
  server = await startTestServer({ now: () => nowMs, root: server.root, environment: server.databaseEnvironment });
  const again = await fetch(`${server.url}${pathOf(person)}`, { headers: { Cookie: person.cookie } });

  expect(playerProgress.parse(await again.json()).game).toEqual(two);
});
