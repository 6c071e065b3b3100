import type { Stats } from '../play/state.ts';

/** Returns the share of a target that is reached, 0 to 100. Rounded down, so that 80 % is at least 80 %. */
export function percentReached(current: number, target: number): number {
  return target === 0 ? 0 : Math.min(100, Math.floor((100 * current) / target));
}

type Answers = Pick<Stats, 'correctAnswers' | 'totalProblems'>;

/** Returns the percentage of correct first tries; 0 before the first. */
export function accuracyPercent({ correctAnswers, totalProblems }: Answers): number {
  return percentReached(correctAnswers, totalProblems);
}
