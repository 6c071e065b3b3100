import { getPreviousGames, playerProgress, type PreviousGame } from '@countertop/contract/play/progress';
import { dayMs } from '@countertop/contract/shared/time';
import { newGame } from '@countertop/engine/play/game';
import { type SavedGame, savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { deleteOldPreviousGames } from './previousGames.table.ts';

let nowMs = Date.parse('2026-11-21T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

/** Returns the states of a game after each day. */
function daysOf(seed: number, days: number): SavedGame[] {
  let game = newGame({ seed, band: 'ages_8_9' });
  return Array.from({ length: days }, () => {
    ({ game } = playDay(game));
    return savedOf(game);
  });
}
const [one, two, three] = daysOf(7, 3) as [SavedGame, SavedGame, SavedGame];
const [other, otherLater] = daysOf(8, 2) as [SavedGame, SavedGame];
const fresh = savedOf(newGame({ seed: 9, band: 'ages_6_7' }));

const parent = () => server.signedIn({ subscriptionTier: 'explorer' });
const pathOf = ({ id }: TestCaller) => `/api/player-progress/${id}`;
const save = (person: TestCaller, version: number, game: SavedGame) =>
  person.call('PUT', pathOf(person), { version, restaurantName: 'Soup & Sums', status: 'playing', game });
const stored = async (person: TestCaller) =>
  playerProgress.parse(await (await person.call('GET', pathOf(person))).json());
const previous = async (person: TestCaller): Promise<PreviousGame[]> =>
  getPreviousGames.output.parse(await (await person.call('GET', `${pathOf(person)}/previous`)).json());
const restore = (person: TestCaller, gameId: string) => person.call('POST', `${pathOf(person)}/restore`, { gameId });
const daysKept = async (person: TestCaller) => (await previous(person)).map(({ currentDay }) => currentDay);

it('keeps a replaced game for 30 days', async () => {
  const person = await parent();
  await save(person, 0, three);
  nowMs += 1000;

  await save(person, 1, fresh);

  expect(await previous(person)).toEqual([
    {
      id: expect.any(String),
      level: three.stats.level,
      totalMoney: three.stats.moneyCents / 100,
      currentDay: three.stats.day,
      difficulty: 'intermediate',
      totalScore: three.stats.score,
      restaurantName: 'Soup & Sums',
      lastPlayed: new Date(nowMs - 1000).toISOString(),
      replacedAt: new Date(nowMs).toISOString(),
      restorableUntil: new Date(nowMs + 30 * dayMs).toISOString(),
    },
  ]);
});

it('swaps the current and the previous game repeatedly', async () => {
  const person = await parent();
  await save(person, 0, three);
  await save(person, 1, other);

  for (const [back, kept] of [
    [three, other],
    [other, three],
  ] as const) {
    const [game] = await previous(person);
    const answer = await restore(person, game?.id ?? '');

    expect([answer.status, playerProgress.parse(await answer.json())]).toMatchObject([
      200,
      { game: back, status: 'menu' },
    ]);
    expect(await stored(person)).toMatchObject({ game: back, restaurantName: 'Soup & Sums' });
    expect(await daysKept(person)).toEqual([kept.stats.day]);
  }
  expect((await stored(person)).version).toBe(4);
});

it('does not keep a game that is continued or has no answers', async () => {
  const person = await parent();
  await save(person, 0, fresh);
  await save(person, 1, one);
  await save(person, 2, two);

  await save(person, 3, three);

  expect(await previous(person)).toEqual([]);
});

it('keeps the most advanced game of a child who keeps starting over', async () => {
  const person = await parent();
  await save(person, 0, three);
  const games = Array.from({ length: 14 }, (_, index) => daysOf(100 + index, 1)[0] ?? fresh);

  for (const [index, game] of games.entries()) await save(person, index + 1, game);

  const days = await daysKept(person);
  expect([days.length, days[0]]).toEqual([10, three.stats.day]);
});

it('keeps a game that is rejected because another device saved a different one', async () => {
  const person = await parent();
  await save(person, 0, three);

  const late = await save(person, 0, otherLater);
  const behind = await save(person, 0, one);

  expect([late.status, behind.status]).toEqual([409, 409]);
  expect((await stored(person)).game).toEqual(three);
  expect(await daysKept(person)).toEqual([otherLater.stats.day]);
  await save(person, 1, otherLater);
  expect(await daysKept(person)).toEqual([three.stats.day]);
});

it('keeps only the latest state of a game', async () => {
  const person = await parent();
  await save(person, 0, other);
  await save(person, 0, one);
  await save(person, 0, three);
  await save(person, 0, two);

  expect(await daysKept(person)).toEqual([three.stats.day]);
});

it('restores nothing after 30 days, and nothing of other users', async () => {
  const [person, stranger] = [await parent(), await parent()];
  await save(person, 0, three);
  await save(person, 1, fresh);
  const [game] = await previous(person);
  const id = game?.id ?? '';

  expect((await restore(stranger, id)).status).toBe(404);
  expect((await stranger.call('POST', `${pathOf(person)}/restore`, { gameId: id })).status).toBe(403);
  await server.read((database) =>
    database('previous_games')
      .where({ id })
      .update({ replacedAt: nowMs - 30 * dayMs }),
  );
  expect([await previous(person), (await restore(person, id)).status]).toEqual([[], 404]);
  expect((await stored(person)).game).toEqual(fresh);
});

it('restores nothing after the plan has ended', async () => {
  const plan = { subscriptionTier: 'explorer', subscriptionStatus: 'cancelled' } as const;
  const person = await server.signedIn({ ...plan, subscriptionEndAt: nowMs + 5000 });
  await save(person, 0, three);
  await save(person, 1, fresh);
  nowMs += 10_000;

  const [game] = await previous(person);

  expect((await restore(person, game?.id ?? '')).status).toBe(403);
});

it('deletes games replaced 30 days ago', async () => {
  const person = await parent();
  await save(person, 0, three);
  await save(person, 1, fresh);
  const count = () => server.read((database) => database('previous_games').where({ learnerId: person.id }).pluck('id'));

  await server.read((database) => deleteOldPreviousGames(database, nowMs + 30 * dayMs - 1));
  const before = (await count()).length;
  await server.read((database) => deleteOldPreviousGames(database, nowMs + 30 * dayMs));

  expect([before, (await count()).length]).toEqual([1, 0]);
});
