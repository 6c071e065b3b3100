import { hasUnsent } from '@countertop/client/unsent';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { localFile } from './localFile.ts';
import type { SavedFile } from './savedShape.ts';
import { sendGame } from './sendGame.ts';
import { markOf } from './whichGame.ts';

const dayOne = playDay(newGame({ seed: 7, band: 'ages_8_9' }), { correctPercent: 100 }).game;
const [one, two] = [savedOf(dayOne), savedOf(playDay(dayOne, { correctPercent: 100 }).game)];

function fileOf(game: typeof one, server?: SavedFile['server']): SavedFile {
  return { playerId: 'u1', revision: 3, status: 'paused', game, ...(server && { server }) };
}
const unsent = (version: number, sentMarks: string[] = []) => ({ version, isSaved: false, sentMarks });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

/** What another device has saved before. */
async function saveElsewhere(game: typeof one): Promise<void> {
  localFile.set(fileOf(game, unsent(server.stored()?.version ?? 0)));
  await sendGame(localFile, 'u1');
}

it('sends a game that was never sent, once', async () => {
  localFile.set(fileOf(one));
  const before = hasUnsent();

  const sent = [await sendGame(localFile, 'u1'), await sendGame(localFile, 'u1')];

  expect([before, sent, hasUnsent()]).toEqual([true, [true, true], false]);
  expect(server.heard).toEqual([0]);
  expect(localFile.get()).toMatchObject({ revision: 3, server: { version: 1, isSaved: true } });
});

it('sends nothing where there is nothing', async () => {
  expect(await sendGame(localFile, 'u1')).toBe(true);
  expect(server.heard).toEqual([]);
});

it.each(['down', 'answerLost', 401, 403] as const)(
  'says so when it is not known to have arrived: %s',
  async (trouble) => {
    localFile.set(fileOf(one));
    server.trouble = trouble;

    expect(await sendGame(localFile, 'u1')).toBe(false);
    expect(hasUnsent()).toBe(true);
  },
);

it('is not counted twice when an answer was lost', async () => {
  localFile.set(fileOf(one, unsent(0, [markOf(one)])));
  server.trouble = 'answerLost';
  await sendGame(localFile, 'u1');
  server.trouble = null;

  expect(await sendGame(localFile, 'u1')).toBe(true);
  expect(server.stored()?.version).toBe(1);
});

it('goes before a game of another device that is less far', async () => {
  await saveElsewhere(one);
  localFile.set(fileOf(two, unsent(0)));

  expect(await sendGame(localFile, 'u1')).toBe(true);
  expect(server.stored()).toMatchObject({ version: 2, game: { stats: two.stats } });
});

it('gives way to a game of another device that is further', async () => {
  await saveElsewhere(two);
  localFile.set(fileOf(one, unsent(0)));

  expect(await sendGame(localFile, 'u1')).toBe(true);
  expect(server.stored()).toMatchObject({ version: 1, game: { stats: two.stats } });
  expect(localFile.get()?.game.stats).toEqual(two.stats);
});

it("leaves another player's game where it is, and says that it is not saved", async () => {
  localFile.set(fileOf(one));

  expect(await sendGame(localFile, 'u2')).toBe(false);
  expect(server.heard).toEqual([]);
});
