import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { GameStore } from '../../session/gameStore.ts';
import type { LatePart } from '@countertop/design-system/latePart';
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

/** The code of its dialog, whatever it is drawn with. */
interface Code extends Pick<LatePart<never>, 'fetch'> {
  now(): unknown;
}

/** Offers the tutorial on the first visit, remembers how it ended, and awards its badge when it was completed. */
export function useTutorial(store: GameStore, dialog: Code): Tutorial {
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

/** A child who is doing something already is not interrupted; the next visit asks again. */
function isFree({ state }: GameStore): boolean {
  const { activeElement } = document;
  const isOpen = document.querySelector('[role="listbox"], [role="menu"], [role="dialog"]') !== null;
  return (
    state.game.status === 'menu' && !state.isStarting && state.dialog === null && !isOpen && !isField(activeElement)
  );
}

const isField = (element: Element | null) => element instanceof HTMLInputElement;

/** On the first visit, once its code is there. Nobody asked for it, so nobody hears when it does not come. */
function useOffer(store: GameStore, dialog: Code): void {
  useEffect(() => {
    if (tutorialRecord.get() !== null) return undefined;
    let isHere = true;
    void dialog.fetch().then(() => {
      if (isHere && dialog.now() !== 'failed' && isFree(store)) store.openDialog('tutorial');
    });
    return () => {
      isHere = false;
    };
  }, [store, dialog]);
}

/** However the tutorial closes before its end, it was skipped. */
function useSkipRecord(state: GameStore['state']): void {
  const isOpen = useSnapshot(state).dialog === 'tutorial';
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) recordSkipped();
    wasOpen.current = isOpen;
  }, [isOpen]);
}
