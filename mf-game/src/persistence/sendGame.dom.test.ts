import { hasUnsent } from '@countertop/client/play/unsent';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { playDay } from '@countertop/engine/play/simulate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { localSave } from './localSave.ts';
import type { LocalSave } from './localSaveSchema.ts';
import { sendGame } from './sendGame.ts';
import { fingerprint } from './resolveConflict.ts';

const dayOne = playDay(newGame({ seed: 7, band: 'ages_8_9' }), { correctPercent: 100 }).game;
const [one, two] = [savedOf(dayOne), savedOf(playDay(dayOne, { correctPercent: 100 }).game)];

function saveOf(game: typeof one, server?: LocalSave['server']): LocalSave {
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

/** Saves a game from another device. */
async function saveElsewhere(game: typeof one): Promise<void> {
  localSave.set(saveOf(game, unsent(server.stored()?.version ?? 0)));
  await sendGame(localSave, 'u1');
}

it('sends an unsaved game once', async () => {
  localSave.set(saveOf(one));
  const before = hasUnsent();

  const sent = [await sendGame(localSave, 'u1'), await sendGame(localSave, 'u1')];

  expect([before, sent, hasUnsent()]).toEqual([true, [true, true], false]);
  expect(server.received).toEqual([0]);
  expect(localSave.get()).toMatchObject({ revision: 3, server: { version: 1, isSaved: true } });
});

it('sends nothing when there is no game', async () => {
  expect(await sendGame(localSave, 'u1')).toBe(true);
  expect(server.received).toEqual([]);
});

it.each(['down', 'answerLost', 401, 403] as const)(
  'returns false when the upload is not confirmed: %s',
  async (failure) => {
    localSave.set(saveOf(one));
    server.failure = failure;

    expect(await sendGame(localSave, 'u1')).toBe(false);
    expect(hasUnsent()).toBe(true);
  },
);

it('is not saved twice when a response was lost', async () => {
  localSave.set(saveOf(one, unsent(0, [fingerprint(one)])));
  server.failure = 'answerLost';
  await sendGame(localSave, 'u1');
  server.failure = null;

  expect(await sendGame(localSave, 'u1')).toBe(true);
  expect(server.stored()?.version).toBe(1);
});

it("replaces another device's game that is not as far along", async () => {
  await saveElsewhere(one);
  localSave.set(saveOf(two, unsent(0)));

  expect(await sendGame(localSave, 'u1')).toBe(true);
  expect(server.stored()).toMatchObject({ version: 2, game: { stats: two.stats } });
});

it("gives way to another device's game that is further along", async () => {
  await saveElsewhere(two);
  localSave.set(saveOf(one, unsent(0)));

  expect(await sendGame(localSave, 'u1')).toBe(true);
  expect(server.stored()).toMatchObject({ version: 1, game: { stats: two.stats } });
  expect(localSave.get()?.game.stats).toEqual(two.stats);
});

it('keeps a replaced game that a server older than the page refuses', async () => {
  localSave.set({ ...saveOf(one), replaced: [{ version: 0, game: two }] });
  server.failure = 422;
  expect(await sendGame(localSave, 'u1')).toBe(false);
  expect(localSave.get()?.replaced).toMatchObject([{ game: { stats: two.stats } }]);

  server.failure = null;
  expect(await sendGame(localSave, 'u1')).toBe(true);

  expect(hasUnsent()).toBe(false);
  expect(server.previous()).toMatchObject([{ stats: two.stats }]);
});

it("does not send another player's game", async () => {
  localSave.set(saveOf(one));

  expect(await sendGame(localSave, 'u2')).toBe(false);
  expect(server.received).toEqual([]);
});
