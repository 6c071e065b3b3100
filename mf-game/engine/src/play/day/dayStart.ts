import type { GameRecord, Stats } from '../state.ts';

/** Returns the statistics that a day's earnings are measured from. */
export function dayStartOf({ score, moneyCents, correctAnswers, totalProblems }: Stats): GameRecord['dayStart'] {
  return { score, moneyCents, correctAnswers, totalProblems };
}
