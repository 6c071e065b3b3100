import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { GameStore } from '../../session/gameStore.ts';
import type { LazyCode } from '@countertop/design-system/lazy';
import { recordSkipped, tutorialRecord } from './tutorialRecord.ts';

/** Delay of the badge after the last step (specification 001, section 4). */
const badgeDelayMs = 1000;
/** Duration of the confetti after the last step (specification 001, section 2). */
const confettiMs = 2000;

export interface Tutorial {
  readonly isCelebrating: boolean;
  onComplete: () => void;
}

/** Offers the tutorial on the first visit, remembers how it ended, and awards its badge when it was completed. */
export function useTutorial(store: GameStore, dialog: LazyCode): Tutorial {
  const { dispatch, openDialog, state } = store;
  const [isCelebrating, setCelebrating] = useState(false);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useOffer(store, dialog);
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
    timers.current.add(setTimeout(() => dispatch({ type: 'badgeEarned', badge: 'tutorial_master' }), badgeDelayMs));
  }, [dispatch, openDialog]);

  return { isCelebrating, onComplete };
}

/** Whether the child is idle at the menu. A busy child is not interrupted; the next visit offers the tutorial again. */
function isIdle({ state }: GameStore): boolean {
  const { activeElement } = document;
  const isOpen = document.querySelector('[role="listbox"], [role="menu"], [role="dialog"]') !== null;
  return (
    state.game.status === 'menu' && !state.isStarting && state.dialog === null && !isOpen && !isField(activeElement)
  );
}

const isField = (element: Element | null) => element instanceof HTMLInputElement;

/** Offers the tutorial on the first visit once its code is loaded. If that fails, nothing is shown. */
function useOffer(store: GameStore, dialog: LazyCode): void {
  useEffect(() => {
    if (tutorialRecord.get() !== null) return undefined;
    let isMounted = true;
    void dialog.preload().then((isLoaded) => {
      if (isMounted && isLoaded && isIdle(store)) store.openDialog('tutorial');
    });
    return () => {
      isMounted = false;
    };
  }, [store, dialog]);
}

/** Records a skip whenever the tutorial closes before its end. */
function useSkipRecord(state: GameStore['state']): void {
  const isOpen = useSnapshot(state).dialog === 'tutorial';
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) recordSkipped();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
