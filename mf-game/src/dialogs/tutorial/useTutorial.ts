import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { GameSession } from '../../session/session.ts';
import type { LazyCode } from '@countertop/design-system/lazy';
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
export function useTutorial(session: GameSession, dialog: LazyCode): Tutorial {
  const { send, openDialog, state } = session;
  const [isCelebrating, setCelebrating] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useOffer(session, dialog);
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

/** A child who is doing something already is not interrupted; the next visit asks again. */
function isFree({ state }: GameSession): boolean {
  const { activeElement } = document;
  const isOpen = document.querySelector('[role="listbox"], [role="menu"], [role="dialog"]') !== null;
  return (
    state.game.status === 'menu' && !state.isOpening && state.dialog === null && !isOpen && !isField(activeElement)
  );
}

const isField = (element: Element | null) => element instanceof HTMLInputElement;

/** Offers the tutorial on the first visit once its code is loaded. If that fails, nothing is shown. */
function useOffer(session: GameSession, dialog: LazyCode): void {
  useEffect(() => {
    if (tutorialRecord.get() !== null) return undefined;
    let isMounted = true;
    void dialog.preload().then((isLoaded) => {
      if (isMounted && isLoaded && isFree(session)) session.openDialog('tutorial');
    });
    return () => {
      isMounted = false;
    };
  }, [session, dialog]);
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
