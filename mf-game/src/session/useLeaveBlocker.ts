import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { type GameStore, hasGameToLose } from './gameStore.ts';
import { useGame } from './GameStoreContext.tsx';

const shouldBlockFn = () => true;

/** Asks before the player leaves a game that would be lost. A plan keeps it, and a lesson goes on after a return. */
export function useLeaveBlocker({ askToLeave }: GameStore): void {
  const game = useGame();
  const isAsked = !game.isPremium && game.lesson === null && hasGameToLose(game);
  const isLeaving = useRef(false);
  const enableBeforeUnload = useCallback(() => !isLeaving.current, []);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn,
    enableBeforeUnload,
    disabled: !isAsked,
    withResolver: true,
  });
  useEffect(() => {
    if (status !== 'blocked') return;
    function leave(): void {
      isLeaving.current = true;
      proceed?.();
    }
    askToLeave({ leave, stay: reset });
  }, [askToLeave, status, proceed, reset]);
}
