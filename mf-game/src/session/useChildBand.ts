import type { Player as Child } from '@countertop/contract/user';
import { useEffect } from 'react';
import type { GameStore } from './gameStore.ts';

/** Chooses the age band that the family has set for a child, unless the address, a saved game or the child has chosen one. */
export function useChildBand(store: GameStore, child: Child | null): void {
  const band = child?.band ?? null;
  useEffect(() => {
    const { chosenBand, game } = store.state;
    if (band === null || chosenBand !== null || game.status !== 'menu' || game.lesson !== null) return;
    store.chooseBand(band);
  }, [store, band]);
}
