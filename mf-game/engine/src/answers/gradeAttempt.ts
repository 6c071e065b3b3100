import type { Problem, ProblemVariant } from '../problems/problem.ts';
import type { PhraseId } from '../problems/wording/phraseIds.ts';
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

/** Mistakes that earlier rules didn't know, by the version that added them and the variant. */
const added: readonly { readonly version: number; readonly variant: ProblemVariant; readonly id: PhraseId }[] = [
  { version: 2, variant: 'multiplication', id: 'mistake.order.dishes' },
  { version: 3, variant: 'fraction_left', id: 'mistake.fraction_left.times_numerator' },
  { version: 3, variant: 'fraction_left', id: 'mistake.fraction_left.added' },
];

/** Grades an answer to a problem known by its values, by the rules of its version. Returns null if there is no such problem. */
export function gradeAttempt(attempt: AnsweredProblem): GradedAttempt | null {
  const problem = rebuild(attempt);
  if (problem === null) return null;
  const { isCorrect, mistake } = gradeAnswer(problem, attempt.answerHundredths);
  const id = mistake?.reason.id ?? null;
  const isUnknown = added.some(
    (one) => attempt.rulesVersion < one.version && one.variant === problem.variant && one.id === id,
  );
  return { skill: problem.skill, isCorrect, mistake: isUnknown ? null : id };
}
