import { usePreferences } from '@countertop/design-system/preferences';
import { useEffect } from 'react';
import type { GameStore } from './gameStore.ts';

/** Keeps the game at the speed chosen in the accessibility options, including changes from another tab. */
export function useGameSpeed(store: GameStore): void {
  const { gameSpeed } = usePreferences();
  useEffect(() => {
    store.dispatch({ type: 'speedChanged', speed: gameSpeed });
  }, [store, gameSpeed]);
}
