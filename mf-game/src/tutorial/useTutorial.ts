import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { GameSession } from '../game/session.ts';
import { recordSkipped, tutorialRecord } from './tutorialRecord.ts';

/** The badge follows the last step after this time (specification 001, section 4). */
const badgeDelayMs = 1000;
/** Paper falls for this long after the last step (specification 001, section 2). */
const confettiMs = 2000;

export interface Tutorial {
  /** Paper falls: the tutorial was completed just now. */
  readonly isCelebrating: boolean;
  /** The last step was left by 'Let's Cook!'. */
  onComplete: () => void;
}

/** Offers the tutorial on the first visit, remembers how it ended, and awards its badge when it was completed. */
export function useTutorial(session: GameSession): Tutorial {
  const { send, openDialog, state } = session;
  const [isCelebrating, setCelebrating] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const isFirstVisit = tutorialRecord.get() === null;
    if (isFirstVisit && state.game.status === 'menu') openDialog('tutorial');
  }, [openDialog, state]);
  useSkipRecord(state);
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const onComplete = useCallback(() => {
    tutorialRecord.set('completed');
    openDialog(null);
    setCelebrating(true);
    timers.current.add(setTimeout(() => setCelebrating(false), confettiMs));
    timers.current.add(setTimeout(() => send({ type: 'badgeEarned', badge: 'tutorial_master' }), badgeDelayMs));
  }, [send, openDialog]);

  return { isCelebrating, onComplete };
}

/** However the tutorial closes before its end, it was skipped. */
function useSkipRecord(state: GameSession['state']): void {
  const isOpen = useSnapshot(state).dialog === 'tutorial';
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) recordSkipped();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
