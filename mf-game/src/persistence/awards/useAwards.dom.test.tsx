import { LocaleProvider } from '@countertop/design-system/messages';
import { clearNotifications } from '@countertop/design-system/notifications';
import { ToastRegion } from '@countertop/design-system/Toast';
import { newGame } from '@countertop/engine/play/game';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from '../../session/createSession.fixture.ts';
import type { GameSession } from '../../session/session.ts';
import type { Player } from '../../session/usePlayer.ts';
import { useAwards } from './useAwards.ts';

let root: Root;
let session: GameSession;
let asked: ReturnType<typeof vi.fn<(url: string, request: RequestInit) => Promise<Response>>>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.reject(new TypeError('offline')),
  );
  vi.stubGlobal('fetch', asked);
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
  useAwards(session, player);
  return <ToastRegion />;
}

async function play(player: Player) {
  session = createSession({ ...newGame({ seed: 7, band: 'ages_8_9' }), isPremium: player.kind === 'premium' });
  await show(player);
}
/** What is known of the player changes while the game goes on. */
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
  await act(async () => session.send({ type: 'badgeEarned', badge: 'tutorial_master' }));
}
const bodies = () => asked.mock.calls.map(([url, { body }]) => [url, JSON.parse(typeof body === 'string' ? body : '')]);

/** A server that has a badge: everything else is refused. */
const kept = { badgeType: 'tutorial_master', title: 'x', description: 'y', icon: 'z', id: '1' };
const accept = () => asked.mockResolvedValue(Response.json({ ...kept, earnedAt: '2026-11-21T10:00:00Z' }));

const anonymous: Player = { kind: 'anonymous', id: null };
const unknown: Player = { kind: 'unknown', id: null };
const free: Player = { kind: 'free', id: '7' };

it('keeps a badge with whoever is signed in', async () => {
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
        game: savedOf(session.state.game),
      },
    ],
  ]);
});

it('asks nothing of the server for a child without an account, and celebrates all the same', async () => {
  await play(anonymous);

  await earnTutorialBadge();
  await act(async () => session.send({ type: 'celebrationClosed' }));

  expect(asked).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('Tutorial Master');
});

it('shows the toast although the call failed, once nothing lies over the game', async () => {
  await play(free);

  await earnTutorialBadge();
  expect(document.querySelector('[role="group"]')).toBeNull();
  await act(async () => session.send({ type: 'celebrationClosed' }));

  expect(document.querySelector('[role="group"]')?.textContent).toContain('Badge Earned!');
  expect(console.warn).toHaveBeenCalledOnce();
});

it('gives each badge once', async () => {
  await play(free);

  await earnTutorialBadge();
  await earnTutorialBadge();

  expect(asked).toHaveBeenCalledOnce();
});

it('sends what was earned without a network when it is back, and then no more', async () => {
  await play(free);
  await earnTutorialBadge();
  accept();

  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => window.dispatchEvent(new Event('online')));

  expect(asked).toHaveBeenCalledTimes(2);
  expect(localStorage.getItem('countertop.awards.v1')).toBe('[]');
});

it('sends it on the next visit, for the same player only', async () => {
  await play(free);
  await earnTutorialBadge();
  act(() => root.unmount());
  asked.mockClear();
  accept();

  root = createRoot(document.body.appendChild(document.createElement('div')));
  await play({ kind: 'free', id: 'another' });
  const byAnother = asked.mock.calls.length;
  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await play(free);

  expect([byAnother, asked.mock.calls.length]).toEqual([0, 1]);
});

describe('before it is known who plays', () => {
  beforeEach(() => {
    document.cookie = 'signed-in=1';
  });
  afterEach(() => {
    document.cookie = 'signed-in=; max-age=0';
  });

  it('keeps a badge, and sends it once when the answer comes', async () => {
    accept();
    await play(unknown);
    await earnTutorialBadge();
    const before = asked.mock.calls.length;

    await show(free);

    expect([before, asked.mock.calls.length]).toEqual([0, 1]);
    expect(localStorage.getItem('countertop.awards.v1')).toBe('[]');
  });

  it('keeps it when the page is closed before, and sends it on the next visit', async () => {
    await play(unknown);
    await earnTutorialBadge();
    act(() => root.unmount());
    accept();

    root = createRoot(document.body.appendChild(document.createElement('div')));
    await play(unknown);
    await show(free);

    expect(asked).toHaveBeenCalledOnce();
  });

  it('keeps it in this page only when nobody is signed in, and sends it when somebody signs in', async () => {
    accept();
    await play(unknown);
    await earnTutorialBadge();

    await show(anonymous);
    const signedOut = [asked.mock.calls.length, localStorage.getItem('countertop.awards.v1')];
    await show(free);

    expect(signedOut).toEqual([0, '[]']);
    expect(asked).toHaveBeenCalledOnce();
  });
});
