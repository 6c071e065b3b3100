import type { Problem } from '../problems/problem.ts';
import type { PhraseId } from '../problems/phrases.ts';
import { type Asked, rebuild } from '../problems/rebuild.ts';
import { gradeAnswer } from './gradeAnswer.ts';

export interface AnsweredProblem extends Asked {
  readonly answerHundredths: number;
}

export interface GradedAttempt extends Pick<Problem, 'skill'> {
  readonly isCorrect: boolean;
  /** Phrase ID of the known mistake that leads to this answer. */
  readonly mistake: PhraseId | null;
}

/** Grades an answer to a problem known by its values. Returns null if there is no such problem. */
export function gradeAttempt(attempt: AnsweredProblem): GradedAttempt | null {
  const problem = rebuild(attempt);
  if (problem === null) return null;
  const { isCorrect, mistake } = gradeAnswer(problem, attempt.answerHundredths);
  return { skill: problem.skill, isCorrect, mistake: mistake?.reason.id ?? null };
}
