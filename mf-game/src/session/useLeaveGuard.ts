import { setLeaveGuard } from '@countertop/client/shared/leaveGuard';
import { useEffect } from 'react';
import { type GameStore, hasGameToLose } from './gameStore.ts';
import { useGame } from './GameStoreContext.tsx';

/** Asks before the player leaves a game that would be lost. A plan keeps it, and a lesson goes on after a return. */
export function useLeaveGuard({ askToLeave }: GameStore): void {
  const game = useGame();
  const isAsked = !game.isPremium && game.lesson === null && hasGameToLose(game);
  useEffect(() => {
    if (!isAsked) return undefined;
    setLeaveGuard(askToLeave);
    return () => setLeaveGuard(null);
  }, [askToLeave, isAsked]);
}
