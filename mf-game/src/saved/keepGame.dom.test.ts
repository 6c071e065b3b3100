import { newGame } from '@countertop/engine/game';
import { savedOf } from '@countertop/engine/savedGame';
import { playDay } from '@countertop/engine/simulate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredValue } from '../stored/storedValue.ts';
import { createSession } from '../game/createSession.ts';
import type { GameSession } from '../game/session.ts';
import { type FakeServer, fakeServer } from './fakeServer.fixture.ts';
import { GameKeeper, type Note } from './keepGame.ts';
import { readSavedFile, type SavedFile } from './savedShape.ts';

/** A browser of its own: what it stores, what it was told, how its page is closed. */
interface Device {
  readonly file: StoredValue<SavedFile | null>;
  readonly notes: Note[];
  close: () => void;
}

let server: FakeServer;
const devices: Device[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  server = fakeServer();
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => server.fetch(url, request));
});
afterEach(async () => {
  for (const device of devices.splice(0)) device.close();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps a file as text, as a browser does. */
function ownFile(): Device['file'] {
  let text = 'null';
  const listeners = new Set<() => void>();
  return {
    get: () => readSavedFile(JSON.parse(text)) ?? null,
    set(file) {
      text = JSON.stringify(file);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function newDevice(): Device {
  const device = { file: ownFile(), notes: [], close: () => {} };
  devices.push(device);
  return device;
}

/** Long enough for a saving and its answer, too short for a second try. */
const settle = () => vi.advanceTimersByTimeAsync(2000);

async function openGame(device: Device): Promise<GameSession> {
  const { file, notes } = device;
  const session = createSession(newGame({ seed: 7, band: 'ages_6_7' }));
  session.send({ type: 'premiumChanged', isPremium: true });
  device.close = new GameKeeper({ session, playerId: 'u1', file, tell: (note) => notes.push(note) }).start();
  await settle();
  return session;
}

/** The browser is killed: nothing is sent any more. */
function kill(device: Device): void {
  const { trouble } = server;
  server.trouble = 'down';
  device.close();
  server.trouble = trouble;
}

function play({ state, send }: GameSession, seed = 1): void {
  for (const event of playDay(state.game, { correctPercent: 100, seed }).events) send(event);
}

const solved = ({ state }: GameSession) => state.game.stats.correctAnswers;

it('saves soon after an order, once for what comes together', async () => {
  const device = newDevice();
  const session = await openGame(device);

  play(session);
  await settle();

  expect(server.heard).toEqual([0]);
  expect(server.stored()?.game).toEqual(savedOf(session.state.game));
  expect(device.notes).toEqual([]);
});

it('gives the game to another device, with nothing said', async () => {
  const [first, second] = [newDevice(), newDevice()];
  play(await openGame(first));
  await settle();
  kill(first);

  const session = await openGame(second);

  expect(savedOf(session.state.game)).toEqual(server.stored()?.game);
  expect(session.state.game.status).toBe('paused');
  expect(second.notes).toEqual([]);
});

it('goes on with the further of two games that grew apart, and says so once on the device that meets the other', async () => {
  const [first, second] = [newDevice(), newDevice()];
  const here = await openGame(first);
  play(here);
  await settle();
  const there = await openGame(second);
  play(there, 2);
  play(there, 3);
  await settle();
  play(here, 4);
  await settle();
  play(here, 5);
  await settle();

  expect(first.notes).toEqual(['wentOnThere']);
  expect(server.stored()?.game).toEqual(savedOf(here.state.game));
  expect(solved(here)).toBeGreaterThan(solved(there));
});

it('keeps the further game of this device where the other saved less', async () => {
  const [first, second] = [newDevice(), newDevice()];
  const here = await openGame(first);
  play(here);
  await settle();
  const there = await openGame(second);
  server.trouble = 'down';
  play(here);
  play(here);
  await settle();
  server.trouble = null;
  play(there);
  await settle();

  await vi.advanceTimersByTimeAsync(120_000);

  expect(first.notes).toEqual(['onDevice', 'wentOnHere']);
  expect(server.stored()?.game).toEqual(savedOf(here.state.game));
});

it('keeps what is played while the server is down, says so once, and sends it when it is back', async () => {
  const device = newDevice();
  const session = await openGame(device);
  server.trouble = 'down';

  play(session);
  await settle();
  play(session);
  await vi.advanceTimersByTimeAsync(60_000);

  expect([device.notes, server.stored()]).toEqual([['onDevice'], null]);
  server.trouble = null;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(server.stored()?.game).toEqual(savedOf(session.state.game));
});

it('brings back what was played without a network after the browser was killed', async () => {
  const device = newDevice();
  const before = await openGame(device);
  play(before);
  await settle();
  server.trouble = 'down';
  play(before);
  await settle();
  kill(device);

  const again = await openGame(device);
  expect(solved(again)).toBe(solved(before));
  server.trouble = null;
  await vi.advanceTimersByTimeAsync(60_000);

  expect(server.stored()?.game).toEqual(savedOf(again.state.game));
  expect(solved(again)).toBe(solved(before));
  expect(device.notes).toEqual(['onDevice', 'onDevice']);
});

it('counts nothing twice and asks nothing when an answer is lost and the child played on', async () => {
  const device = newDevice();
  const session = await openGame(device);
  server.trouble = 'answerLost';
  play(session);
  await settle();
  const first = solved(session);
  server.trouble = null;

  play(session);
  await vi.advanceTimersByTimeAsync(120_000);

  expect(solved(session)).toBeGreaterThan(first);
  expect(server.stored()?.game).toEqual(savedOf(session.state.game));
  expect(device.notes).toEqual(['onDevice']);
});

it('knows its own saving again after an answer was lost and the page closed', async () => {
  const device = newDevice();
  const before = await openGame(device);
  server.trouble = 'answerLost';
  play(before);
  await settle();
  server.trouble = 'down';
  play(before);
  await settle();
  kill(device);
  server.trouble = null;

  const again = await openGame(device);
  await settle();

  expect(solved(again)).toBe(solved(before));
  expect(server.stored()?.game).toEqual(savedOf(again.state.game));
  expect(device.notes).not.toContain('wentOnHere');
});

it('sends at once when the page is hidden', async () => {
  const session = await openGame(newDevice());
  play(session);

  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);

  expect(server.stored()?.game).toEqual(savedOf(session.state.game));
});

it('does not wait for an answer when the page is hidden, and names the version after it', async () => {
  const session = await openGame(newDevice());
  const { fetch } = server;
  const asked: RequestInit[] = [];
  const slow = (url: string, request: RequestInit) => {
    asked.push(request);
    const answer = fetch(url, request);
    return new Promise<Response>((resolve) => setTimeout(() => resolve(answer), 400));
  };
  vi.stubGlobal('fetch', slow);
  play(session);
  await vi.advanceTimersByTimeAsync(1600);
  play(session);

  window.dispatchEvent(new Event('pagehide'));
  await settle();

  expect(server.heard).toEqual([0, 1]);
  expect(asked.every(({ keepalive }) => keepalive)).toBe(true);
  expect(server.stored()?.game).toEqual(savedOf(session.state.game));
});

it.each([
  [401, ['signIn']],
  [403, []],
] as const)('keeps on in the browser when the server answers %i', async (status, notes) => {
  const device = newDevice();
  const session = await openGame(device);
  server.trouble = status;

  play(session);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(device.notes).toEqual(notes);
  expect(device.file.get()?.game).toEqual(savedOf(session.state.game));
});

it('lets a keeper that ended change nothing: the next one is not overtaken', async () => {
  const device = newDevice();
  const first = await openGame(device);
  play(first);
  device.close();

  const second = await openGame(device);
  play(second);
  await settle();

  expect(device.notes).toEqual([]);
  expect(server.stored()?.game).toEqual(savedOf(second.state.game));
});
