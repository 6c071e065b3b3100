import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { GameStore } from '../../session/gameStore.ts';
import { recordSkipped, tutorialRecord } from './tutorialRecord.ts';

/** Delay of the badge after the last step. */
const badgeDelayMs = 1000;
/** Duration of the confetti after the last step. */
const confettiMs = 2000;

export interface Tutorial {
  readonly isCelebrating: boolean;
  onComplete: () => void;
}

/** Remembers how the tutorial ended; after the last step, starts the game and awards the badge. */
export function useTutorial(store: GameStore, onPlay: () => void): Tutorial {
  const [isCelebrating, setCelebrating] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const { dialog, game } = useSnapshot(store.state);

  useSkipRecord(dialog === 'tutorial', game.status === 'menu');
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const onComplete = useCallback(() => {
    tutorialRecord.set('completed');
    store.openDialog(null);
    setCelebrating(true);
    onPlay();
    timers.current.add(setTimeout(() => setCelebrating(false), confettiMs));
    timers.current.add(setTimeout(() => awardBadge(store), badgeDelayMs));
  }, [onPlay, store]);

  return { isCelebrating, onComplete };
}

/** Awards the badge, but not before a pending start: a new game begins with 0 points. */
function awardBadge({ state, dispatch }: GameStore): void {
  if (!state.isStarting) {
    dispatch({ type: 'badgeEarned', badge: 'tutorial_master' });
    return;
  }
  const unsubscribe = subscribe(state, () => {
    if (state.isStarting) return;
    unsubscribe();
    dispatch({ type: 'badgeEarned', badge: 'tutorial_master' });
  });
}

/** Records a skip when the tutorial closes before its end, or when a game starts without it: the offer ends then. */
function useSkipRecord(isOpen: boolean, isAtMenu: boolean): void {
  const before = useRef({ isOpen, isAtMenu });
  useEffect(() => {
    const isClosed = before.current.isOpen && !isOpen;
    const isStarted = before.current.isAtMenu && !isAtMenu;
    if (isClosed || isStarted) recordSkipped();
    before.current = { isOpen, isAtMenu };
  }, [isOpen, isAtMenu]);
}
