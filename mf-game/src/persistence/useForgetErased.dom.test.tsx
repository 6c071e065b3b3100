import 'fake-indexeddb/auto';
import { knownErasure } from '@countertop/client/play/erasures';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { LocaleProvider } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReadyStore } from '../session/readyStore.fixture.ts';
import type { Player } from '../session/usePlayer.ts';
import { attemptStore } from './attempts/attemptStore.ts';
import { localSave } from './localSave.ts';
import { useForgetErased } from './useForgetErased.ts';
import { eventually } from '../../../tests/support/eventually.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('@countertop/design-system/notifications', () => ({ notify: vi.fn<() => void>() }));

const erasedAt = '2026-11-27T10:00:00.000Z';
const mia = userWith({
  id: 'mia',
  email: null,
  displayName: 'Mia',
  subscriptionTier: 'family',
  player: { nickname: 'Mia', picture: null, band: null },
});
const players: Player[] = [];

function Playing() {
  players.push(useForgetErased(store, { kind: 'premium', id: 'mia' }));
  return null;
}

let store = createReadyStore(newGame({ seed: 7, band: 'ages_6_7' }));

/** Opens the page of a user, and waits until the player is known. */
async function open(user: CurrentUser): Promise<void> {
  players.length = 0;
  store = createReadyStore(newGame({ seed: 7, band: 'ages_6_7' }));
  queryClient.setQueryData(currentUserQuery().queryKey, user);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <LocaleProvider locale="en-US">
        <QueryClientProvider client={queryClient}>
          <Playing />
        </QueryClientProvider>
      </LocaleProvider>,
    ),
  );
  await eventually(async () => {
    await act(async () => {});
    expect(players.at(-1)?.id).toBe('mia');
  });
  await act(async () => root.unmount());
}

async function storeGameOf(playerId: string): Promise<void> {
  const game = savedOf(newGame({ seed: 7, band: 'ages_6_7' }));
  localSave.set({ playerId, revision: 1, status: 'menu', game });
  await attemptStore.add([{ id: `a-${playerId}`, learnerId: playerId, attempt: {} }]);
}

beforeEach(async () => {
  localStorage.clear();
  await attemptStore.drop('mia');
  vi.mocked(notify).mockClear();
});

it('forgets what was recorded before the player was erased, says so once, and keeps what comes after', async () => {
  await storeGameOf('leo');
  await storeGameOf('mia');

  await open({ ...mia, erasedAt });
  const [first] = players;
  const left = [localSave.get(), [...(await attemptStore.waiting()).keys()]];
  await storeGameOf('mia');
  await open({ ...mia, erasedAt });

  expect(first).toEqual({ kind: 'unknown', id: null });
  expect(left).toEqual([null, ['leo']]);
  expect(localStorage.getItem('countertop.waiting-games.v1')).toContain('leo');
  expect(localSave.get()?.playerId).toBe('mia');
  expect([knownErasure('mia'), players[0]?.id]).toEqual([erasedAt, 'mia']);
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'What you did before was erased' }));
});

it('says nothing on a device that has nothing of the player', async () => {
  await open({ ...mia, erasedAt });

  expect(notify).not.toHaveBeenCalled();
  expect(knownErasure('mia')).toBe(erasedAt);
});
