import type { MouseEvent } from 'react';
import { hasGameToLose } from '../../session/gameStore.ts';
import { useGame, useGameStore } from '../../session/GameStoreContext.tsx';

/** Returns the click handler of a link that leaves the game: asks first if the game would be lost. A plan keeps it. */
export function useLeaveQuestion(): (event: MouseEvent) => void {
  const game = useGame();
  const { openDialog } = useGameStore();
  return (event) => {
    if (game.isPremium || !hasGameToLose(game)) return;
    event.preventDefault();
    openDialog('leave');
  };
}
