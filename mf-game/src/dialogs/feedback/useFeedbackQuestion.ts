import { useEffect } from 'react';
import { type GameSession, isRunning } from '../../session/session.ts';
import { wasAsked } from './feedbackRecord.ts';

/**
 * Asks for an opinion once per browser session, after the first completed day: when the next day is open and nothing else
 * lies over the game, so that the question covers no reward.
 */
export function useFeedbackQuestion(session: GameSession): void {
  useEffect(() => {
    let isDue = false;
    return session.watch(({ before, after }) => {
      if (before.dayComplete !== null && after.dayComplete === null) isDue = true;
      if (!isDue || !isRunning(session.state)) return;
      isDue = false;
      if (wasAsked.get()) return;
      wasAsked.set(true);
      session.openDialog('opinion');
    });
  }, [session]);
}
