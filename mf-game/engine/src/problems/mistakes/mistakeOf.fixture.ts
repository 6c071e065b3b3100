import type { Mistake, Problem } from '../problem.ts';

/** Returns the mistake that leads to exactly this wrong answer (in hundredths), or null. */
export function mistakeOf({ mistakes }: Pick<Problem, 'mistakes'>, hundredths: number): Mistake | null {
  return mistakes.find((mistake) => mistake.hundredths === hundredths) ?? null;
}
