import { useEffect } from 'react';
import { type GameStore, isRunning } from '../../session/gameStore.ts';
import { wasAsked } from './feedbackRecord.ts';

/**
 * Asks for an opinion once per browser session, after the first completed day: when the next day is open and nothing else
 * lies over the game, so that the question covers no reward.
 */
export function useFeedbackQuestion(store: GameStore): void {
  useEffect(() => {
    let isDue = false;
    return store.onStep(({ before, after }) => {
      if (before.dayComplete !== null && after.dayComplete === null) isDue = true;
      if (!isDue || !isRunning(store.state)) return;
      isDue = false;
      if (wasAsked.get()) return;
      wasAsked.set(true);
      store.openDialog('feedback');
    });
  }, [store]);
}
