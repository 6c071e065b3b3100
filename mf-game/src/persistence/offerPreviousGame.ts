import { previousGamesQuery } from '@countertop/client/play/progress';
import { queryClient } from '@countertop/client/shared/queryClient';
import type { PreviousGame } from '@countertop/contract/play/progress';
import type { GameStore, PreviousGameOffer } from '../session/gameStore.ts';
import type { GameSaver } from './gameSaver.ts';

/**
 * Offers to restore the previous game that is furthest along. Refreshes the offer whenever the player returns to the
 * menu. Returns a function that stops it.
 */
export function offerPreviousGame(
  store: GameStore,
  saver: Pick<GameSaver, 'restorePrevious'>,
  playerId: string,
): () => void {
  let isEnded = false;

  function offer(game: PreviousGame, status: PreviousGameOffer['status']): void {
    const { id, level, currentDay: day, totalMoney } = game;
    const moneyCents = Math.round(totalMoney * 100);
    const onRestore = async () => {
      offer(game, 'restoring');
      const isRestored = await saver.restorePrevious(id);
      if (isEnded) return;
      if (isRestored) await refresh();
      else offer(game, 'failed');
    };
    store.offerPrevious({ level, day, moneyCents, status, onRestore: () => void onRestore() });
  }

  async function refresh(): Promise<void> {
    try {
      const [furthest] = await queryClient.fetchQuery({ ...previousGamesQuery(playerId), staleTime: 0 });
      if (isEnded) return;
      if (furthest === undefined) store.offerPrevious(null);
      else offer(furthest, 'idle');
    } catch {
      // The next return to the menu tries again.
    }
  }

  void refresh();
  const unsubscribe = store.onStep(({ before, after }) => {
    if (before.status !== 'menu' && after.status === 'menu') void refresh();
  });
  return () => {
    isEnded = true;
    unsubscribe();
    store.offerPrevious(null);
  };
}
