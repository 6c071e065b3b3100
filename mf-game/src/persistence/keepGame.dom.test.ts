import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { expect, it, vi } from 'vitest';
import { Home, play, settle } from './devices.fixture.ts';

const home = new Home();

it('saves soon after an order, once for what comes together', async () => {
  const device = home.device();
  const session = await home.open(device);

  play(session);
  await settle();

  expect(home.server.heard).toEqual([0]);
  expect(home.server.stored()?.game).toEqual(savedOf(session.state.game));
  expect(device.notes).toEqual([]);
});

it('sends at once when the page is hidden', async () => {
  const session = await home.open(home.device());
  play(session);

  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);

  expect(home.server.stored()?.game).toEqual(savedOf(session.state.game));
});

it('does not wait for an answer when the page is hidden, and names the version after it', async () => {
  const session = await home.open(home.device());
  const { fetch } = home.server;
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

  expect(home.server.heard).toEqual([0, 1]);
  expect(asked.every(({ keepalive }) => keepalive)).toBe(true);
  expect(home.server.stored()?.game).toEqual(savedOf(session.state.game));
});

it.each([
  [401, ['signIn']],
  [403, []],
] as const)('keeps on in the browser when the server answers %i', async (status, notes) => {
  const device = home.device();
  const session = await home.open(device);
  home.server.trouble = status;

  play(session);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(device.notes).toEqual(notes);
  expect(device.file.get()?.game).toEqual(savedOf(session.state.game));
});

it('lets a keeper that ended change nothing: the next one is not overtaken', async () => {
  const device = home.device();
  const first = await home.open(device);
  play(first);
  device.close();

  const second = await home.open(device);
  play(second);
  await settle();

  expect(device.notes).toEqual([]);
  expect(home.server.stored()?.game).toEqual(savedOf(second.state.game));
});
