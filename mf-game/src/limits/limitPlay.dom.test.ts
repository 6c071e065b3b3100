import { answerText } from '@countertop/engine/play/simulate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../session/readyStore.fixture.ts';
import { busyGame, orderedGame } from '../session/scenes.fixture.ts';
import { limitPlay } from './limitPlay.ts';
import { addExtraTime, readPlay } from './playTimeRecord.ts';

const learnerId = 'child';
/** On the server: fifteen minutes, of which fourteen were played on another device. */
const limits = { minutesPerDay: 15, quietHours: null };
let elsewhereSeconds = 840;
let deviceSeconds = 0;
let extraSeconds = 0;
const reports: unknown[] = [];
const onClosingSoon = vi.fn<(minutes: number) => void>();
const onRefused = vi.fn<() => void>();
let answers: 'all' | 'none' | 'refusals' = 'all';
/** The server's clock, which the device's doesn't change. */
let serverTime = () => new Date(0);

async function fakeFetch(url: string, { body, method }: { body: string; method: string }): Promise<Response> {
  if (answers === 'none') throw new TypeError('Failed to fetch');
  if (answers === 'refusals') return Response.json({ code: 'not_allowed', error: 'No.' }, { status: 403 });
  const input = JSON.parse(body);
  const now = serverTime().toISOString();
  const day = now.slice(0, 10);
  if (method === 'POST') extraSeconds += 600;
  else {
    reports.push([url, input.day, input.seconds]);
    if (input.day === day) deviceSeconds = Math.max(deviceSeconds, input.seconds);
  }
  return Response.json({
    ...limits,
    day,
    serverTime: now,
    timeZone: 'UTC',
    playedSeconds: elsewhereSeconds + deviceSeconds,
    deviceSeconds,
    extraSeconds,
  });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const startMs = Date.parse('2026-11-23T15:00:00Z');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: startMs });
  const startedMs = performance.now();
  serverTime = () => new Date(startMs + performance.now() - startedMs);
  vi.stubGlobal('fetch', fakeFetch);
  [elsewhereSeconds, deviceSeconds, extraSeconds, answers] = [840, 0, 0, 'all'];
  reports.length = 0;
  onClosingSoon.mockReset();
  onRefused.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets a child finish the open order when the time is up, closes, and opens again with extra time', async () => {
  const store = createReadyStore(orderedGame());
  const { state, dispatch } = store;
  const stop = limitPlay({ store, learnerId, onClosingSoon, onRefused });
  await pass(1000);
  expect(onClosingSoon).toHaveBeenCalledExactlyOnceWith(1);
  expect(state.closedKitchen).toBeNull();

  await pass(60_000);

  expect(state.closedKitchen).toMatchObject({ reason: 'limit', opensOn: 'tomorrow' });
  expect(state.game).toMatchObject({ isClosing: true, dayComplete: null });
  expect(state.game.tables.filter(({ status }) => status === 'waiting')).toHaveLength(1);
  const { order } = state.game;
  dispatch({ type: 'answered', text: order === null ? '' : answerText(order.problem.answer) });
  dispatch({ type: 'resultClosed' });
  for (const { id, status } of state.game.tables)
    if (status === 'ready') dispatch({ type: 'tablePressed', tableId: id });
  expect(state.game.dayComplete).toMatchObject({ continues: true, customersServed: 5 });
  dispatch({ type: 'nextDayOpened' });
  expect(state.game.status).toBe('menu');
  store.play(1);
  expect(state.game.status, 'nothing starts while the kitchen is closed').toBe('menu');

  await addExtraTime(learnerId, { pin: '2468' });

  expect(state.closedKitchen).toBeNull();
  store.play(1);
  expect(state.game).toMatchObject({ status: 'playing', isClosing: false });
  stop();
});

it('counts neither pauses nor a changed clock, offline with the last known limits, and reports when back online', async () => {
  elsewhereSeconds = 0;
  const store = createReadyStore(busyGame());
  const stop = limitPlay({ store, learnerId, onClosingSoon, onRefused });
  await pass(10_000);
  answers = 'none';
  store.dispatch({ type: 'paused' });
  await pass(600_000);
  store.dispatch({ type: 'resumed' });
  vi.setSystemTime(new Date('2026-11-22T15:00:00Z'));
  await pass(5000);

  expect(readPlay(learnerId)).toMatchObject({ day: '2026-11-23', seconds: 15 });
  await pass(890_000);
  expect(store.state.closedKitchen).toMatchObject({ reason: 'limit' });

  answers = 'all';
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(reports.at(-1)).toEqual([`/api/learners/${learnerId}/play-time`, '2026-11-23', expect.any(Number)]);
  expect(readPlay(learnerId)).toMatchObject({ elsewhereSeconds: 0 });
  stop();
});

/** Plays until the time of the day is up, without reports since the first minute, and leaves the page. */
async function useUp(): Promise<void> {
  elsewhereSeconds = 0;
  const stop = limitPlay({ store: createReadyStore(busyGame()), learnerId, onClosingSoon, onRefused });
  await pass(60_000);
  answers = 'none';
  await pass(845_000);
  stop();
}

it.each([-3, 1, 6])(
  'keeps the kitchen closed, from the first moment, when the clock is moved by %i days and the page opens again',
  async (days) => {
    await useUp();
    answers = 'all';
    const shown: unknown[] = [];
    vi.setSystemTime(Date.now() + days * 86_400_000);
    const store = createReadyStore(busyGame());

    const stop = limitPlay({ store, learnerId, onClosingSoon, onRefused });
    shown.push(store.state.closedKitchen);
    await pass(0);
    shown.push(store.state.closedKitchen);
    await pass(180_000);
    shown.push(store.state.closedKitchen);

    const closed = expect.objectContaining({ reason: 'limit' });
    expect(shown).toEqual([closed, closed, closed]);
    stop();
  },
);

it('closes the kitchen again within a moment when the clock is moved while the page is open', async () => {
  await useUp();
  answers = 'all';
  const store = createReadyStore(busyGame());
  const stop = limitPlay({ store, learnerId, onClosingSoon, onRefused });
  await pass(1000);

  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await pass(2000);

  expect(store.state.closedKitchen).toMatchObject({ reason: 'limit' });
  stop();
});

it('opens the kitchen on the next day of the server, and without a connection on that of the device', async () => {
  await useUp();
  const store = createReadyStore(busyGame());
  vi.setSystemTime(Date.now() + 86_400_000);

  const stop = limitPlay({ store, learnerId, onClosingSoon, onRefused });
  await pass(0);
  expect(store.state.closedKitchen).toBeNull();
  stop();

  vi.setSystemTime(Date.now() - 86_400_000);
  answers = 'all';
  deviceSeconds = 0;
  const later = serverTime;
  serverTime = () => new Date(later().getTime() + 86_400_000);
  const next = limitPlay({ store, learnerId, onClosingSoon, onRefused });
  await pass(0);
  expect(readPlay(learnerId)).toMatchObject({ day: '2026-11-24', confirmed: 'yes' });
  expect(store.state.closedKitchen).toBeNull();
  next();
});

it('begins no day that the server refuses, and asks who is signed in', async () => {
  await useUp();
  answers = 'refusals';
  vi.setSystemTime(Date.now() + 3 * 86_400_000);
  const store = createReadyStore(busyGame());

  const stop = limitPlay({ store, learnerId, onClosingSoon, onRefused });
  await pass(10_000);

  expect(store.state.closedKitchen).toMatchObject({ reason: 'limit' });
  expect(onRefused).toHaveBeenCalledWith();
  stop();
});
