import { useEffect } from 'react';
import type { GameStore } from '../../session/gameStore.ts';
import { isRunning } from '../../session/overlays.ts';
import { isFeedbackAsked } from './feedbackSender.ts';

/** Asks for feedback once per browser session, after the first completed day and when no overlay is open. */
export function useFeedbackQuestion(store: GameStore): void {
  useEffect(() => {
    let isDue = false;
    return store.onStep(({ before, after }) => {
      if (before.dayComplete !== null && after.dayComplete === null) isDue = true;
      if (!isDue || !isRunning(store.state)) return;
      isDue = false;
      if (isFeedbackAsked.get()) return;
      isFeedbackAsked.set(true);
      store.openDialog('feedback');
    });
  }, [store]);
}
