import 'fake-indexeddb/auto';
import { forgetPlayers } from '@countertop/client/accounts/forgetPlayers';
import { beforeEach, expect, it } from 'vitest';
import { AttemptStore } from './attempts/attemptStore.ts';

const database = 'countertop.attempts.v1';
const game = (playerId: string, isSaved: boolean) => ({ playerId, revision: 3, server: { version: 1, isSaved } });
const store = (key: string, value: unknown) => localStorage.setItem(`countertop.${key}`, JSON.stringify(value));

/** Stores an answer that the server has, and those that wait. */
async function storeAnswers(...waiting: readonly string[]): Promise<AttemptStore> {
  const answers = new AttemptStore(database);
  await answers.add(['sent', ...waiting].map((id) => ({ id, learnerId: 'ben', attempt: {} })));
  await answers.confirm('ben', ['sent']);
  return answers;
}

/** Stores what a child leaves behind. */
function storeChild(isSaved: boolean): void {
  store('player.v1', 'ben');
  store('account.v1', 'anna');
  store('players.v1', [{ id: 'ben', nickname: 'Ben' }]);
  store('restaurant.v1', 'Ben’s Kitchen');
  store('restaurant.players.v1', { ben: { name: 'Ben’s Kitchen', isSent: false } });
  store('game.v1', game('ben', isSaved));
  store('settings.v1', { learnerId: 'ben', grownUp: null, children: { ben: { settings: {}, isUnsent: false } } });
  store('play-time.v1', { playingId: 'ben' });
  store('awards.v1', isSaved ? [] : [{ playerId: 'ben' }]);
  store('preferences', { theme: 'dark' });
  sessionStorage.setItem('countertop.lesson.v1', '{"code":"2MYW"}');
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
});

it('forgets a child of whom the server has everything', async () => {
  storeChild(true);
  await storeAnswers();

  await forgetPlayers();

  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/ben/i);
  expect(localStorage.getItem('countertop.preferences')).toBe('{"theme":"dark"}');
  expect(await indexedDB.databases()).toEqual([]);
});

it('keeps what the server doesn’t have, by ID only', async () => {
  storeChild(false);
  store('waiting-games.v1', { ada: game('ada', false) });
  const answers = await storeAnswers('a1');

  await forgetPlayers();

  expect(Object.keys(localStorage).toSorted()).toEqual([
    'countertop.awards.v1',
    'countertop.preferences',
    'countertop.settings.v1',
    'countertop.unsent.v1',
    'countertop.waiting-games.v1',
  ]);
  expect(JSON.parse(localStorage.getItem('countertop.waiting-games.v1') ?? '')).toEqual({
    ada: game('ada', false),
    ben: game('ben', false),
  });
  expect(localStorage.getItem('countertop.awards.v1')).toBe('[{"playerId":"ben"}]');
  expect(await answers.counts('ben')).toMatchObject({ waiting: 1, sent: 0 });
});

it('creates no database where nobody has played', async () => {
  await forgetPlayers();

  expect(await indexedDB.databases()).toEqual([]);
});
