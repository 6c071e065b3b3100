import type { AgeBand } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/newGame';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createGameStore, type GameStore, type GameStoreOptions } from './gameStore.ts';
import { reduce } from './reduce.ts';
import { useBandOfChild } from './useBandOfChild.ts';

function Child({ store, band }: { store: GameStore; band: AgeBand | null }) {
  useBandOfChild(store, band);
  return null;
}

async function bandAfter(band: AgeBand | null, options: GameStoreOptions, then: (store: GameStore) => void = () => {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const store = createGameStore(newGame({ seed: 7, band: 'ages_6_7' }), options);
  store.attachReducer(reduce);
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Child store={store} band={null} />));
  await act(async () => root.render(<Child store={store} band={band} />));
  await act(async () => then(store));
  await act(async () => root.unmount());
  return [store.state.chosenBand, store.state.game.band];
}

it('chooses the age group of the child, but not over a choice or a saved game', async () => {
  expect(await bandAfter('ages_8_9', {})).toEqual(['ages_8_9', 'ages_8_9']);
  expect(await bandAfter(null, {})).toEqual([null, 'ages_6_7']);
  expect(await bandAfter('ages_8_9', { chosenBand: 'ages_6_7' })).toEqual(['ages_6_7', 'ages_6_7']);
  const found = (store: GameStore) => {
    store.replaceGame(newGame({ seed: 8, band: 'ages_10_12' }));
    store.markSavedGameChecked();
  };
  expect(await bandAfter('ages_8_9', { isSavedGameChecked: false }, found)).toEqual(['ages_10_12', 'ages_10_12']);
});
