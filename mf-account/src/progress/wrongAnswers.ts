import type { GradedAttempt } from '@countertop/contract/play/attempts';
import { gradeAnswer } from '@countertop/engine/answers/gradeAnswer';
import type { Phrase, Problem } from '@countertop/engine/problems/problem';
import { rebuild } from '@countertop/engine/problems/rebuild';

/** The part of an attempt that its ticket needs. */
export type AnsweredTicket = Pick<
  GradedAttempt,
  'id' | 'variant' | 'type' | 'band' | 'dish' | 'givens' | 'answerHundredths' | 'answeredAt'
>;

/** A wrong answer with its ticket. */
export interface WrongAnswer {
  readonly id: string;
  readonly problem: Problem;
  readonly answerHundredths: number;
  /** The sentence that the child saw. */
  readonly reason: Phrase;
  /** ISO 8601. */
  readonly answeredAt: string;
}

/** Returns the wrong answers with their tickets. Leaves out those that cannot be rebuilt, because the server may be newer. */
export function wrongAnswers(attempts: readonly AnsweredTicket[]): readonly WrongAnswer[] {
  return attempts.flatMap(({ id, answeredAt, answerHundredths, ...asked }) => {
    const problem = rebuild(asked);
    const reason = problem === null ? undefined : gradeAnswer(problem, answerHundredths).mistake?.reason;
    if (problem === null || reason === undefined) return [];
    return [{ id, problem, answerHundredths, reason, answeredAt }];
  });
}
