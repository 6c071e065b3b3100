import { setDevicePlayer } from '@countertop/client/play/devicePlayer';
import type { GameEvent, TableId } from '@countertop/engine/play/game';
import { playDay } from '@countertop/engine/play/simulate';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import { restaurantName } from './restaurant-name/restaurantName.ts';
import type { GameStore } from '../session/gameStore.ts';
import type { StoredFloor } from './floorRecord.ts';
import { TestDevices, play, settle } from './devices.fixture.ts';

const devices = new TestDevices();

/** Returns the ID of the first table with a ready dish. */
function readyTable({ state }: GameStore): TableId | null {
  return state.game.tables.find(({ status }) => status === 'ready')?.id ?? null;
}

it('saves soon after an order, in one request', async () => {
  const device = devices.device();
  const store = await devices.open(device);

  play(store);
  await settle();

  expect(devices.server.received).toEqual([0]);
  expect(devices.server.stored()?.game).toEqual(savedOf(store.state.game));
  expect(device.notices).toEqual([]);
});

it('saves immediately when the page is hidden', async () => {
  const store = await devices.open(devices.device());
  play(store);

  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);

  expect(devices.server.stored()?.game).toEqual(savedOf(store.state.game));
});

it('does not wait for a response when the page is hidden, and uses the next version', async () => {
  const store = await devices.open(devices.device());
  const { fetch } = devices.server;
  const requests: RequestInit[] = [];
  const slow = (url: string, request: RequestInit) => {
    requests.push(request);
    const answer = fetch(url, request);
    return new Promise<Response>((resolve) => setTimeout(() => resolve(answer), 400));
  };
  vi.stubGlobal('fetch', slow);
  play(store);
  await vi.advanceTimersByTimeAsync(1600);
  play(store);

  window.dispatchEvent(new Event('pagehide'));
  await settle();

  expect(devices.server.received).toEqual([0, 1]);
  expect(requests.every(({ keepalive }) => keepalive)).toBe(true);
  expect(devices.server.stored()?.game).toEqual(savedOf(store.state.game));
});

it.each([
  [401, ['signIn']],
  [403, []],
] as const)('keeps saving locally when the server responds with %i', async (status, notices) => {
  const device = devices.device();
  const store = await devices.open(device);
  devices.server.failure = status;

  play(store);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(device.notices).toEqual(notices);
  expect(device.storage.get()?.game).toEqual(savedOf(store.state.game));
});

it('plays on quietly without consent, with one request for each change, and saves once the guardians agree', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  const requests = vi.fn<typeof devices.server.fetch>((...request) => devices.server.fetch(...request));
  vi.stubGlobal('fetch', requests);
  devices.server.failure = 'noConsent';

  play(store);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(requests).toHaveBeenCalledOnce();
  expect(device.notices).toEqual([]);

  devices.server.failure = null;
  play(store);
  await settle();

  expect(devices.server.stored()?.game).toEqual(savedOf(store.state.game));
});

it('does not let an ended saver overtake the next one', async () => {
  const device = devices.device();
  const first = await devices.open(device);
  play(first);
  device.close();

  const second = await devices.open(device);
  play(second);
  await settle();

  expect(device.notices).toEqual([]);
  expect(devices.server.stored()?.game).toEqual(savedOf(second.state.game));
});

it('saves the name of the player, not of another child at this device', async () => {
  setDevicePlayer('mia');
  restaurantName.set('Pickle Palace');
  setDevicePlayer('u1');
  const device = devices.device();
  play(await devices.open(device));
  await settle();
  const before = devices.server.stored()?.restaurantName;

  restaurantName.set('Mo Mansion');
  await settle();
  device.close();
  localStorage.clear();
  setDevicePlayer('u1');
  await devices.open(devices.device());

  expect([before, devices.server.stored()?.restaurantName]).toEqual([null, 'Mo Mansion']);
  expect(restaurantName.get()).toBe('Mo Mansion');
});

it('knows that the server has a game whose response comes after the page was left', async () => {
  const device = devices.device();
  play(await devices.open(device));

  device.close();
  await settle();

  expect(device.storage.get()?.server).toEqual({ version: 1, isSaved: true, sentMarks: [] });
});

it('restores tables, ready dishes and the open order with its time after a reload, and asks the server for nothing', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  const { events } = playDay(store.state.game, { seed: 1 });
  const isServed = (event: GameEvent) => event.type === 'tablePressed' && readyTable(store) === event.tableId;
  for (const event of events) {
    if (isServed(event)) break;
    store.dispatch(event);
  }
  const waiting = () => store.state.game.tables.find(({ status }) => status === 'waiting');
  for (let second = 0; second < 20 && waiting() === undefined; second += 1)
    store.dispatch({ type: 'ticked', elapsedMs: 1000 });
  store.dispatch({ type: 'tablePressed', tableId: waiting()?.id ?? 1 });
  for (const elapsedMs of [1000, 1000, 500]) store.dispatch({ type: 'ticked', elapsedMs });
  store.dispatch({ type: 'paused' });
  await settle();
  const { tables, order, stats } = store.state.game;
  device.close();

  const again = await devices.open(device);

  expect(again.state.game).toMatchObject({ status: 'paused', tables, order, stats });
  expect(order?.elapsedMs).toBe(2500);
  expect(readyTable(again)).not.toBeNull();
  expect(devices.server.received).toHaveLength(1);
});

it('gives back after a reload what was entered for the open order', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  play(store);
  store.dispatch({ type: 'nextDayOpened' });
  const waiting = () => store.state.game.tables.find(({ status }) => status === 'waiting');
  for (let second = 0; second < 20 && waiting() === undefined; second += 1)
    store.dispatch({ type: 'ticked', elapsedMs: 1000 });
  store.dispatch({ type: 'tablePressed', tableId: waiting()?.id ?? 1 });
  const problemId = store.state.game.order?.problem.id ?? '';
  store.keepEntry({ problemId, text: '1', money: [] });

  window.dispatchEvent(new Event('pagehide'));
  const again = await devices.open(device);

  expect(again.state.game.order?.problem.id).toBe(problemId);
  expect(again.entry).toEqual({ problemId, text: '1', money: [] });
});

it('keeps the day for the menu, also after a reload there', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  play(store);
  store.dispatch({ type: 'nextDayOpened' });
  for (let second = 0; second < 8; second += 1) store.dispatch({ type: 'ticked', elapsedMs: 1000 });
  const { tables } = store.state.game;
  store.dispatch({ type: 'left' });
  device.close();

  const again = await devices.open(device);
  const { status } = again.state.game;
  again.dispatch({ type: 'continued' });

  expect(status).toBe('menu');
  expect(tables.some((table) => table.status === 'waiting')).toBe(true);
  expect(again.state.game).toMatchObject({ status: 'playing', tables });
});

it('opens an empty restaurant if the day in progress is another game’s', async () => {
  const device = devices.device();
  const store = await devices.open(device);
  store.dispatch({ type: 'started' });
  store.dispatch({ type: 'ticked', elapsedMs: 4000 });
  device.floors.set({ ...(device.floors.get() as StoredFloor), mark: 'other' });
  device.close = () => {};

  const again = await devices.open(device);

  expect(again.state.game.tables.every(({ status }) => status === 'available')).toBe(true);
});
