import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { GameStore } from '../session/gameStore.ts';
import type { Player } from '../session/usePlayer.ts';

/** Loads the skills that are due, each time a subscriber starts or continues a game. Play never waits for it. */
export function useReviews(store: GameStore, { kind, id }: Player): void {
  const { game } = useSnapshot(store.state);
  const isOwnGame = game.status === 'playing' && game.lesson === null && game.onlyType === null;
  const isNeeded = kind === 'premium' && isOwnGame && game.reviews === null;

  useEffect(() => {
    if (!isNeeded || id === null) return undefined;
    let isCurrent = true;
    const load = async () => {
      const { loadReviews } = await import(/* webpackChunkName: "reviews" */ './loadReviews.ts');
      const loaded = await loadReviews(id);
      if (isCurrent) store.dispatch(loaded);
    };
    // Without a network, nobody comes back until the next start.
    load().catch((error: unknown) => console.warn('Reviews could not be loaded:', error));
    return () => {
      isCurrent = false;
    };
  }, [store, id, isNeeded]);
}
