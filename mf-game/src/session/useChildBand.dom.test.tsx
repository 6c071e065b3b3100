import type { Player as Child } from '@countertop/contract/user';
import type { AgeBand } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createGameStore } from './gameStore.ts';
import { reduce } from './reduce.ts';
import { useChildBand } from './useChildBand.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const mia: Child = { nickname: 'Mia', picture: 'ruth', band: 'ages_10_12', isInClass: false };

/** Returns the age bands of the next game and of the choice on the start menu. */
async function bandsFor(child: Child | null, chosenBand: AgeBand | null = null) {
  const store = createGameStore(newGame({ seed: 7, band: chosenBand ?? 'ages_6_7' }), { chosenBand });
  store.attachReducer(reduce);
  const root = createRoot(document.createElement('div'));
  function Start() {
    useChildBand(store, child);
    return null;
  }
  await act(async () => root.render(<Start />));
  act(() => root.unmount());
  return [store.state.game.band, store.state.chosenBand];
}

it('starts with the age band that the family has set for the child', async () => {
  expect(await bandsFor(mia)).toEqual(['ages_10_12', 'ages_10_12']);
});

it('keeps a band that is chosen already, and the usual one for everybody else', async () => {
  expect(await bandsFor(mia, 'ages_8_9')).toEqual(['ages_8_9', 'ages_8_9']);
  expect(await bandsFor({ ...mia, band: null })).toEqual(['ages_6_7', null]);
  expect(await bandsFor(null)).toEqual(['ages_6_7', null]);
});
