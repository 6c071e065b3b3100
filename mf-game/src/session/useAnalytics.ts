import { track } from '@countertop/client/analytics/analytics';
import { useEffect } from 'react';
import { type ProblemTallies, withFirstTry } from './problemTally.ts';
import type { GameStore, Step } from './gameStore.ts';

/** Tracks game starts, completed days and age band changes. */
export function useAnalytics(store: GameStore): void {
  useEffect(() => {
    let startedAt = performance.now();
    let problems: ProblemTallies = [];
    return store.onStep((step) => {
      if (step.event.type === 'started') {
        startedAt = performance.now();
        problems = [];
      }
      problems = withFirstTry(problems, step);
      report(step, Math.round((performance.now() - startedAt) / 1000), problems);
      if (isDayOver(step)) problems = [];
    });
  }, [store]);
}

function isDayOver({ before, after }: Step): boolean {
  return before.dayComplete === null && after.dayComplete?.continues === false;
}

function report(step: Step, timePlayed: number, problems: ProblemTallies): void {
  const { before, after, event } = step;
  if (event.type === 'started') track('game_start', { difficulty: after.band });
  if (before.band !== after.band) {
    track('difficulty_change', { oldDifficulty: before.band, newDifficulty: after.band });
  }
  if (isDayOver(step)) {
    const { score } = after.stats;
    track('game_complete', { score, difficulty: after.band, timePlayed, day: after.dayComplete?.day, problems });
  }
}
