import { notify } from '@countertop/design-system/notifications';
import { type Game, newGame } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../session/createSession.fixture.ts';
import type { GameSession } from '../session/session.ts';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { readSavedFile } from './savedShape.ts';
import { useSavedGame } from './useSavedGame.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@countertop/design-system/notifications', () => ({ notify: vi.fn<() => void>() }));

const key = 'countertop.game.v1';
const kept = () => readSavedFile(JSON.parse(localStorage.getItem(key) ?? 'null'));
const warn = vi.fn<typeof console.warn>();
const leave: (() => void)[] = [];

function Keeper({ session, playerId }: { session: GameSession; playerId: string }) {
  useSavedGame(session, playerId);
  return null;
}

/** Opens the game page of a subscriber. */
async function open(playerId = 'u1', game: Game = newGame({ seed: 7, band: 'ages_6_7' })): Promise<GameSession> {
  const session = createSession(game);
  session.send({ type: 'premiumChanged', isPremium: true });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Keeper session={session} playerId={playerId} />));
  leave.push(() => root.unmount());
  return session;
}

/** Plays a day through the session, as the screens do. */
function play(session: GameSession): void {
  for (const event of playDay(session.state.game).events) session.send(event);
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
  await act(async () => leave.splice(0).forEach((close) => close()));
  vi.restoreAllMocks();
});

it('brings the game back, paused, with its statistics and age group', async () => {
  const first = await open();
  first.send({ type: 'bandChosen', band: 'ages_8_9' });
  play(first);

  const { game } = (await open()).state;

  expect(game.status).toBe('paused');
  expect([game.band, game.stats, game.awards]).toEqual(['ages_8_9', first.state.game.stats, first.state.game.awards]);
  expect(game.isPremium).toBe(true);
});

it('comes back at the menu when it was left there', async () => {
  const first = await open();
  play(first);
  first.send({ type: 'left' });

  const { game } = (await open()).state;

  expect([game.status, game.stats.totalProblems]).toEqual(['menu', first.state.game.stats.totalProblems]);
});

it("leaves another player's game alone", async () => {
  play(await open('u1'));

  expect((await open('u2')).state.game.stats.totalProblems).toBe(0);
});

it('starts fresh with one warning when what was saved cannot be read', async () => {
  localStorage.setItem(key, '{"playerId":"u1","revision":1,"status":"playing","game":{"stats":{"level":99}}}');

  const { game } = (await open()).state;

  expect([game.status, game.stats.totalProblems]).toEqual(['menu', 0]);
  expect(warn).toHaveBeenCalledOnce();
});

it('keeps nothing for time that only passes', async () => {
  const session = await open();
  session.send({ type: 'started' });
  const before = localStorage.getItem(key);

  session.send({ type: 'ticked', elapsedMs: 250 });

  expect(before).not.toBeNull();
  expect(localStorage.getItem(key)).toBe(before);
});

it('does not write over a game that went on in another tab, and says so once', async () => {
  const here = await open();
  here.send({ type: 'started' });
  const elsewhere = kept();
  localStorage.setItem(key, JSON.stringify({ ...elsewhere, revision: (elsewhere?.revision ?? 0) + 5 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  const theirs = localStorage.getItem(key);

  play(here);

  expect(localStorage.getItem(key)).toBe(theirs);
  expect(notify).toHaveBeenCalledOnce();
});
