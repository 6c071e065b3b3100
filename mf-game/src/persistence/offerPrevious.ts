import { previousGamesQuery } from '@countertop/client/progress';
import { queryClient } from '@countertop/client/queryClient';
import type { PreviousGame } from '@countertop/contract/progress';
import type { GameSession, PreviousGameOffer } from '../session/session.ts';
import type { GameKeeper } from './keepGame.ts';

/**
 * Offers to restore the furthest previous game, asked for whenever the player comes to the menu. Where the server cannot be
 * reached nothing is offered. The result ends it.
 */
export function offerPrevious(
  session: GameSession,
  keeper: Pick<GameKeeper, 'restorePrevious'>,
  playerId: string,
): () => void {
  let isEnded = false;

  function offer(game: PreviousGame, status: PreviousGameOffer['status']): void {
    const { id, level, currentDay: day, totalMoney } = game;
    const moneyCents = Math.round(totalMoney * 100);
    const onRestore = async () => {
      offer(game, 'restoring');
      const isRestored = await keeper.restorePrevious(id);
      if (isEnded) return;
      if (isRestored) await ask();
      else offer(game, 'failed');
    };
    session.offerPrevious({ level, day, moneyCents, status, onRestore: () => void onRestore() });
  }

  async function ask(): Promise<void> {
    try {
      const [furthest] = await queryClient.fetchQuery({ ...previousGamesQuery(playerId), staleTime: 0 });
      if (isEnded) return;
      if (furthest === undefined) session.offerPrevious(null);
      else offer(furthest, 'idle');
    } catch {
      // Nothing is lost: the next visit to the menu asks again.
    }
  }

  void ask();
  const unwatch = session.watch(({ before, after }) => {
    if (before.status !== 'menu' && after.status === 'menu') void ask();
  });
  return () => {
    isEnded = true;
    unwatch();
    session.offerPrevious(null);
  };
}
