import type { ProblemTally } from '@countertop/contract/analytics/eventData';
import type { Step } from './gameStore.ts';

/** Problems by type and skill since the last analytics report. */
export type ProblemTallies = readonly ProblemTally[];

/** Counts the answer graded by this step, if any. Only first tries count. */
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
