import { notify } from '@countertop/design-system/notifications';
import { type Game, newGame } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../session/readyStore.fixture.ts';
import type { GameStore } from '../session/gameStore.ts';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { parseLocalSave } from './localSaveSchema.ts';
import { GameStoreProvider } from '../session/GameStoreContext.tsx';
import { SavedGame } from './SavedGame.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@countertop/design-system/notifications', () => ({ notify: vi.fn<() => void>() }));

const key = 'countertop.game.v1';
const kept = () => parseLocalSave(JSON.parse(localStorage.getItem(key) ?? 'null'));
const warn = vi.fn<typeof console.warn>();
const cleanups: (() => void)[] = [];

/** Opens a subscriber's game. */
async function open(playerId = 'u1', game: Game = newGame({ seed: 7, band: 'ages_6_7' })): Promise<GameStore> {
  const store = createReadyStore(game);
  store.dispatch({ type: 'premiumChanged', isPremium: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <GameStoreProvider store={store}>
        <SavedGame playerId={playerId} />
      </GameStoreProvider>,
    ),
  );
  cleanups.push(() => root.unmount());
  return store;
}

function play(store: GameStore): void {
  for (const event of playDay(store.state.game).events) store.dispatch(event);
}

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal('fetch', server.fetch);
  localStorage.clear();
  vi.mocked(notify).mockClear();
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(async () => {
  await act(async () => cleanups.splice(0).forEach((close) => close()));
  vi.restoreAllMocks();
});

it('restores the game paused, with its statistics and age band', async () => {
  const first = await open();
  first.dispatch({ type: 'bandChosen', band: 'ages_8_9' });
  play(first);

  const { game } = (await open()).state;

  expect(game.status).toBe('paused');
  expect([game.band, game.stats, game.awards]).toEqual(['ages_8_9', first.state.game.stats, first.state.game.awards]);
  expect(game.isPremium).toBe(true);
});

it('restores the game at the menu if it was left there', async () => {
  const first = await open();
  play(first);
  first.dispatch({ type: 'left' });

  const { game } = (await open()).state;

  expect([game.status, game.stats.totalProblems]).toEqual(['menu', first.state.game.stats.totalProblems]);
});

it("leaves another player's game alone", async () => {
  play(await open('u1'));

  expect((await open('u2')).state.game.stats.totalProblems).toBe(0);
});

it('starts a new game with one warning when the save is unreadable', async () => {
  localStorage.setItem(key, '{"playerId":"u1","revision":1,"status":"playing","game":{"stats":{"level":99}}}');

  const { game } = (await open()).state;

  expect([game.status, game.stats.totalProblems]).toEqual(['menu', 0]);
  expect(warn).toHaveBeenCalledOnce();
});

it('writes nothing when only time passes', async () => {
  const store = await open();
  store.dispatch({ type: 'started' });
  const before = localStorage.getItem(key);

  store.dispatch({ type: 'ticked', elapsedMs: 250 });

  expect(before).not.toBeNull();
  expect(localStorage.getItem(key)).toBe(before);
});

it('does not overwrite a game that continued in another tab, with one notice', async () => {
  const here = await open();
  here.dispatch({ type: 'started' });
  const elsewhere = kept();
  localStorage.setItem(key, JSON.stringify({ ...elsewhere, revision: (elsewhere?.revision ?? 0) + 5 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  const theirs = localStorage.getItem(key);

  play(here);

  expect(localStorage.getItem(key)).toBe(theirs);
  expect(notify).toHaveBeenCalledOnce();
});
