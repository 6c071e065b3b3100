import type { ProblemTally } from '@countertop/contract/eventData';
import type { Step } from './session.ts';

/** Problems by type and skill since the last report of them. */
export type ProblemTallies = readonly ProblemTally[];

/** The tallies with the first try that a step graded, if it did; second tries are not counted. */
export function withFirstTry(
  tallies: ProblemTallies,
  { before, after }: Pick<Step, 'before' | 'after'>,
): ProblemTallies {
  if (before.result !== null || after.result === null) return tallies;
  const { problem, isCorrect } = after.result;
  const { type, skill } = problem;
  const isSame = (tally: ProblemTally) => tally.type === type && tally.skill === skill;
  const { asked, right } = tallies.find(isSame) ?? { asked: 0, right: 0 };
  const tally = { type, skill, asked: asked + 1, right: right + (isCorrect ? 1 : 0) };
  return [...tallies.filter((other) => !isSame(other)), tally];
}
