import 'fake-indexeddb/auto';
import { queryClient } from '@countertop/client/shared/queryClient';
import { currentUserQuery } from '@countertop/client/accounts/user';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { newGame } from '@countertop/engine/play/newGame';
import { savedOf } from '@countertop/engine/saved-game/savedGame';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { attemptStore } from '../persistence/attempts/attemptStore.ts';
import { localSave } from '../persistence/localSave.ts';
import { SendUnsent, type SendUnsentProps } from './SendUnsent.tsx';
import { eventually } from '../../../tests/support/eventually.ts';

const game = savedOf(newGame({ seed: 7, band: 'ages_8_9' }));
const own = userWith({ id: 'own', email: 'own@example.org', subscriptionTier: 'explorer' });
const saveOf = (playerId: string, isSaved: boolean) => {
  const server = { version: 1, isSaved, sentMarks: [] };
  return { playerId, revision: 1, status: 'menu', game, server } as const;
};

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('sends the answers of all children of a grown-up, and reports a game that only its player can send', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const sentTo: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sentTo.push(address);
    return Response.json({ outcomes: JSON.parse(body).attempts.map(() => ({ status: 'stored' })) });
  });
  queryClient.setQueryData(currentUserQuery().queryKey, own);
  for (const learnerId of ['own', 'mina']) await attemptStore.add([{ id: learnerId, learnerId, attempt: {} }]);
  localSave.set(saveOf('mina', false));
  localSave.set(saveOf('own', true));
  const onSettled = vi.fn<SendUnsentProps['onSettled']>();
  const onUnsent = vi.fn<NonNullable<SendUnsentProps['onUnsent']>>();
  const root = createRoot(document.body.appendChild(document.createElement('div')));

  await act(async () => root.render(<SendUnsent onSettled={onSettled} onUnsent={onUnsent} />));

  await eventually(() => expect(onSettled).toHaveBeenCalledWith(false));
  expect(sentTo.toSorted()).toEqual(['/api/learners/mina/attempts', '/api/learners/own/attempts']);
  const ofMina = { name: null, isOwn: false, awards: 0, hasGame: true };
  expect(onUnsent.mock.calls.map(([unsent]) => unsent)).toEqual([
    [
      { name: null, isOwn: true, answers: 1, awards: 0, hasGame: false },
      { ...ofMina, answers: 1 },
    ],
    [{ ...ofMina, answers: 0 }],
  ]);
  act(() => root.unmount());
});
