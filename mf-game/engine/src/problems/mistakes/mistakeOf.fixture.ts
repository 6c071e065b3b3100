import type { Mistake, Problem } from '../problem.ts';

/** The wrong path that leads to exactly this number, in hundredths; null when no known one does. */
export function mistakeOf({ mistakes }: Pick<Problem, 'mistakes'>, hundredths: number): Mistake | null {
  return mistakes.find((mistake) => mistake.hundredths === hundredths) ?? null;
}
