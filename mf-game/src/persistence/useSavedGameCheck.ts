import { useEffect } from 'react';
import type { GameStore } from '../session/gameStore.ts';
import type { Player } from '../session/usePlayer.ts';

/** The longest a child waits for the saved game. If it arrives later, both games are kept. */
const maxWaitMs = 5000;

/** Lets games start once we know there is no saved game. For subscribers, `SavedGame` reports it after asking the server. */
export function useSavedGameCheck(store: GameStore, { kind }: Player): void {
  const isKnown = kind === 'anonymous' || kind === 'free';
  useEffect(() => {
    if (isKnown) {
      store.markSavedGameChecked();
      return undefined;
    }
    const timer = setTimeout(() => store.markSavedGameChecked(), maxWaitMs);
    return () => clearTimeout(timer);
  }, [store, isKnown]);
}
