import type { Mistake, Problem } from '../problems/problem.ts';
import { isCorrect } from '../problems/isCorrect.ts';

export interface Grade {
  readonly isCorrect: boolean;
  /** The known mistake that leads to exactly this wrong answer, if there is one. */
  readonly mistake: Mistake | null;
}

/** Grades an answer in hundredths. */
export function gradeAnswer({ answer, mistakes }: Pick<Problem, 'answer' | 'mistakes'>, hundredths: number): Grade {
  if (isCorrect(hundredths, answer)) return { isCorrect: true, mistake: null };
  return { isCorrect: false, mistake: mistakes.find((mistake) => mistake.hundredths === hundredths) ?? null };
}
