import type { Problem, ProblemVariant } from '../problems/problem.ts';
import type { PhraseId } from '../problems/phraseIds.ts';
import { type Asked, rebuild } from '../problems/rebuild.ts';
import { gradeAnswer } from './gradeAnswer.ts';

export interface AnsweredProblem extends Asked {
  readonly answerHundredths: number;
  readonly rulesVersion: number;
}

export interface GradedAttempt extends Pick<Problem, 'skill'> {
  readonly isCorrect: boolean;
  /** Phrase ID of the known mistake that leads to this answer. */
  readonly mistake: PhraseId | null;
}

/** Mistakes that version 1 of the rules didn't know, by variant. */
const addedInVersion2: Partial<Record<ProblemVariant, PhraseId>> = { multiplication: 'mistake.order.dishes' };

/** Grades an answer to a problem known by its values, by the rules of its version. Returns null if there is no such problem. */
export function gradeAttempt(attempt: AnsweredProblem): GradedAttempt | null {
  const problem = rebuild(attempt);
  if (problem === null) return null;
  const { isCorrect, mistake } = gradeAnswer(problem, attempt.answerHundredths);
  const id = mistake?.reason.id ?? null;
  const isUnknown = attempt.rulesVersion === 1 && id === addedInVersion2[problem.variant];
  return { skill: problem.skill, isCorrect, mistake: isUnknown ? null : id };
}
