import { track } from '@countertop/client/analytics';
import { useEffect } from 'react';
import type { GameSession, Step } from './session.ts';

/** Reports starts, completed days and changes of the age group (specification 000, section 9). */
export function useAnalytics(session: GameSession): void {
  useEffect(() => {
    let startedAt = performance.now();
    return session.watch((step) => {
      if (step.event.type === 'started') startedAt = performance.now();
      report(step, Math.round((performance.now() - startedAt) / 1000));
    });
  }, [session]);
}

function report({ before, after, event }: Step, timePlayed: number): void {
  if (event.type === 'started') track('game_start', { difficulty: after.band });
  if (before.band !== after.band) {
    track('difficulty_change', { oldDifficulty: before.band, newDifficulty: after.band });
  }
  if (before.dayComplete === null && after.dayComplete !== null) {
    track('game_complete', { score: after.stats.score, difficulty: after.band, timePlayed });
  }
}
