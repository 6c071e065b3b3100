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
let extraSeconds = 0;
const reports: unknown[] = [];
const onClosingSoon = vi.fn<(minutes: number) => void>();
let isOnline = true;

async function fakeFetch(url: string, { body, method }: { body: string; method: string }): Promise<Response> {
  if (!isOnline) throw new TypeError('Failed to fetch');
  const input = JSON.parse(body);
  if (method === 'POST') extraSeconds += 600;
  else reports.push([url, input.day, input.seconds]);
  return Response.json({ ...limits, playedSeconds: elsewhereSeconds + (input.seconds ?? 0), extraSeconds });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00') });
  vi.stubGlobal('fetch', fakeFetch);
  [elsewhereSeconds, extraSeconds, isOnline] = [840, 0, true];
  reports.length = 0;
  onClosingSoon.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('lets a child finish the open order when the time is up, closes, and opens again with extra time', async () => {
  const store = createReadyStore(orderedGame());
  const { state, dispatch } = store;
  const stop = limitPlay({ store, learnerId, onClosingSoon });
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
  const stop = limitPlay({ store, learnerId, onClosingSoon });
  await pass(10_000);
  isOnline = false;
  store.dispatch({ type: 'paused' });
  await pass(600_000);
  store.dispatch({ type: 'resumed' });
  vi.setSystemTime(new Date('2026-11-22T15:00:00'));
  await pass(5000);

  expect(readPlay(learnerId, new Date())).toMatchObject({ day: '2026-11-23', seconds: 15 });
  await pass(890_000);
  expect(store.state.closedKitchen).toMatchObject({ reason: 'limit' });

  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(reports.at(-1)).toEqual([`/api/learners/${learnerId}/play-time`, '2026-11-23', expect.any(Number)]);
  expect(readPlay(learnerId, new Date())).toMatchObject({ elsewhereSeconds: 0 });
  stop();
});
