import { newGame } from '@countertop/engine/play/game';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGameStore, type GameStore } from '../session/gameStore.ts';
import { reduce } from '../session/reduce.ts';
import type { Player } from '../session/usePlayer.ts';
import { useReviews } from './useReviews.ts';

const fetchMock = vi.fn<() => Promise<Response>>();
const skill = { skill: 'profit', band: 'ages_8_9', review: { step: 1, dueOn: '2026-11-20' } } as const;
const reviews = {
  isOn: true,
  due: ['profit'],
  visits: 2,
  skills: [{ ...skill, visitedOn: '2026-11-17', lastTries: [{ day: '2026-11-17', result: 'alone' }] }],
};
const premium: Player = { kind: 'premium', id: 'u1' };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(reviews)));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

function Playing({ store, player }: { store: GameStore; player: Player }) {
  useReviews(store, player);
  return null;
}

async function play(player: Player, options: Partial<Parameters<typeof newGame>[0]> = {}): Promise<GameStore> {
  const store = createGameStore(newGame({ seed: 7, band: 'ages_8_9', ...options }));
  store.attachReducer(reduce);
  await act(async () => root.render(<Playing store={store} player={player} />));
  await act(async () => store.dispatch({ type: 'started' }));
  return store;
}

it('loads the skills that are due with each start', async () => {
  const store = await play(premium);

  // From here on, React needs no `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await expect.poll(() => store.state.game.reviews).toMatchObject({ visits: 2 });
  expect(store.state.game.reviews?.due).toEqual([{ skill: 'profit', band: 'ages_8_9', visitedOn: '2026-11-17' }]);
  store.dispatch({ type: 'left' });
  store.dispatch({ type: 'continued' });
  await expect.poll(() => fetchMock.mock.calls.length).toBe(2);
});

it.each([
  ['without an account', { kind: 'anonymous', id: null }, {}],
  ['without a plan', { kind: 'free', id: 'u1' }, {}],
  ['when one type is practiced', premium, { onlyType: 'pricing' }],
] as const)('asks nothing %s', async (_, player, options) => {
  const store = await play(player, options);

  expect([store.state.game.status, store.state.game.reviews]).toEqual(['playing', null]);
  expect(fetchMock).not.toHaveBeenCalled();
});
