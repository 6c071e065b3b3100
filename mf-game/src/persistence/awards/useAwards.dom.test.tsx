import { grownUp, setDeviceAccount, setDevicePlayer } from '@countertop/client/play/devicePlayer';
import { LocaleProvider } from '@countertop/design-system/messages';
import { clearNotifications, notifications } from '@countertop/design-system/notifications';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleLesson } from '../../session/lesson.fixture.ts';
import { createReadyStore } from '../../session/readyStore.fixture.ts';
import type { GameStore } from '../../session/gameStore.ts';
import type { Player } from '../../session/usePlayer.ts';
import { useAwards } from './useAwards.ts';

let root: Root;
let store: GameStore;
let fetchMock: ReturnType<typeof vi.fn<(url: string, request: RequestInit) => Promise<Response>>>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  fetchMock = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.reject(new TypeError('offline')),
  );
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  clearNotifications();
  localStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Awarding({ player }: { player: Player }) {
  useAwards(store, player);
  return null;
}

async function play(player: Player) {
  store = createReadyStore({ ...newGame({ seed: 7, band: 'ages_8_9' }), isPremium: player.kind === 'premium' });
  await show(player);
}
/** Renders with another player while the game continues. */
async function show(player: Player) {
  await act(async () =>
    root.render(
      <LocaleProvider locale="en-US">
        <Awarding player={player} />
      </LocaleProvider>,
    ),
  );
}
async function earnTutorialBadge() {
  await act(async () => store.dispatch({ type: 'badgeEarned', badge: 'tutorial_master' }));
}
const bodies = () =>
  fetchMock.mock.calls.map(([url, { body }]) => [url, JSON.parse(typeof body === 'string' ? body : '')]);

/** The badge endpoint accepts the award. */
const kept = { badgeType: 'tutorial_master', title: 'x', description: 'y', icon: 'z', id: '1' };
const accept = () => fetchMock.mockResolvedValue(Response.json({ ...kept, earnedAt: '2026-11-21T10:00:00Z' }));

const anonymous: Player = { kind: 'anonymous', id: null };
const unknown: Player = { kind: 'unknown', id: null };
const free: Player = { kind: 'free', id: '7' };

it('saves no awards of a lesson', async () => {
  store = createReadyStore(newGame({ seed: 7, band: 'ages_8_9', lesson: sampleLesson }));
  await show(free);

  await earnTutorialBadge();

  expect(store.state.game.awards).toHaveLength(1);
  expect(bodies()).toEqual([]);
  expect(notifications().history).toEqual([]);
});

it('saves a badge for the signed-in player', async () => {
  await play(free);

  await earnTutorialBadge();

  expect(bodies()).toEqual([
    [
      '/api/user/badge',
      {
        badgeType: 'tutorial_master',
        title: 'Tutorial Master',
        description: 'You know how the bistro works.',
        icon: 'book',
        game: savedOf(store.state.game),
      },
    ],
  ]);
});

it('celebrates without calling the server for a child without an account', async () => {
  await play(anonymous);

  await earnTutorialBadge();

  expect(fetchMock).not.toHaveBeenCalled();
  expect(notifications().history[0]?.message).toContain('Tutorial Master');
});

it('keeps it in the notification area without a toast, even if the call failed', async () => {
  await play(free);

  await earnTutorialBadge();

  expect(notifications().visible).toBeUndefined();
  expect(notifications().history[0]?.title).toBe('Badge Earned!');
  expect(store.state.game.popups).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('awards each badge once', async () => {
  await play(free);

  await earnTutorialBadge();
  await earnTutorialBadge();

  expect(fetchMock).toHaveBeenCalledOnce();
});

it('sends an offline award once when the network is back', async () => {
  await play(free);
  await earnTutorialBadge();
  accept();

  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => window.dispatchEvent(new Event('online')));

  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('countertop.awards.v1')).toBe('[]');
});

it('sends it on the next visit, only for the same player', async () => {
  await play(free);
  await earnTutorialBadge();
  act(() => root.unmount());
  fetchMock.mockClear();
  accept();

  root = createRoot(document.body.appendChild(document.createElement('div')));
  await play({ kind: 'free', id: 'another' });
  const byAnother = fetchMock.mock.calls.length;
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await play(free);

  expect([byAnother, fetchMock.mock.calls.length]).toEqual([0, 1]);
});

describe('before the player is known', () => {
  beforeEach(() => {
    document.cookie = 'signed-in=1';
  });
  afterEach(() => {
    document.cookie = 'signed-in=; max-age=0';
  });

  it('keeps a badge and sends it once the player is known', async () => {
    accept();
    await play(unknown);
    await earnTutorialBadge();
    const before = fetchMock.mock.calls.length;

    await show(free);

    expect([before, fetchMock.mock.calls.length]).toEqual([0, 1]);
    expect(localStorage.getItem('countertop.awards.v1')).toBe('[]');
  });

  it('keeps it on a device with an account when the page closes first, and sends it on the next visit', async () => {
    setDeviceAccount('7');
    setDevicePlayer(grownUp);
    await play(unknown);
    await earnTutorialBadge();
    act(() => root.unmount());
    accept();

    root = createRoot(document.body.appendChild(document.createElement('div')));
    await play(unknown);
    await show(free);

    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('keeps it in memory when nobody is signed in and sends it after a sign-in', async () => {
    accept();
    await play(unknown);
    await earnTutorialBadge();

    await show(anonymous);
    const signedOut = [fetchMock.mock.calls.length, localStorage.getItem('countertop.awards.v1')];
    await show(free);

    expect(signedOut).toEqual([0, null]);
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});
