import type { Stats } from '../play/state.ts';

/** How much of a target is reached, 0 to 100. Rounded down: what reads as 80 % is 80 %. */
export function percentReached(current: number, target: number): number {
  return target === 0 ? 0 : Math.min(100, Math.floor((100 * current) / target));
}

type Answers = Pick<Stats, 'correctAnswers' | 'totalProblems'>;

/** Percent of all first tries that were right; 0 before the first. */
export function accuracyPercent({ correctAnswers, totalProblems }: Answers): number {
  return percentReached(correctAnswers, totalProblems);
}
