import type { AgeBand } from '@countertop/engine/problems/band';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type GameStore, hasGameToLose } from './gameStore.ts';

/** Chooses the age group that a grown-up gave to a child, unless the child has a game or chose another. Null for none. */
export function useBandOfChild(store: GameStore, band: AgeBand | null): void {
  const { isSavedGameChecked } = useSnapshot(store.state);
  useEffect(() => {
    const { game, chosenBand } = store.state;
    const isFree = isSavedGameChecked && chosenBand === null && game.lesson === null && !hasGameToLose(game);
    if (isFree && band !== null) store.chooseBand(band);
  }, [store, band, isSavedGameChecked]);
}
