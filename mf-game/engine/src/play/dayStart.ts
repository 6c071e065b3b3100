import type { GameRecord, Stats } from './state.ts';

/** The figures a day is measured from. */
export function dayStartOf({ score, moneyCents, correctAnswers, totalProblems }: Stats): GameRecord['dayStart'] {
  return { score, moneyCents, correctAnswers, totalProblems };
}
