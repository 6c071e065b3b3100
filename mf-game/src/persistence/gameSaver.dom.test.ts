import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import { TestDevices, play, settle } from './devices.fixture.ts';

const devices = new TestDevices();

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
