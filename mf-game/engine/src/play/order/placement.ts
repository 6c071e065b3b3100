import { type AgeBand, ageBands, tierOf } from '../../problems/band.ts';
import { makeProblem, problemKey } from '../../problems/makeProblem.ts';
import type { Problem } from '../../problems/problem.ts';
import { numberedRandom } from '../../problems/random.ts';
import type { Challenge } from './challenge.ts';
import { defaultMenus } from '../day/menu.ts';

/** Number of orders after which an age band is suggested. */
export const placementOrders = 8;

/** The steps of each band, easiest first. */
const challenges: readonly Challenge[] = ['easier', 'usual', 'harder'];
const lastStep = ageBands.length * challenges.length - 1;
/** The usual orders of the youngest. */
const firstStep = 1;
const riseAndFall = 2;

/** An order that was answered. `step` is how hard it was: three steps for each band, from 0. */
export interface PlacementAnswer {
  readonly step: number;
  readonly problem: Problem;
  readonly isCorrect: boolean;
}

type Graded = Pick<PlacementAnswer, 'step' | 'isCorrect'>;

/** Returns the step of the next order: two up after a right answer, two down after a wrong one. */
export function nextPlacementStep(answers: readonly Graded[]): number {
  const last = answers.at(-1);
  if (last === undefined) return firstStep;
  return Math.max(0, Math.min(lastStep, last.step + (last.isCorrect ? riseAndFall : -riseAndFall)));
}

/** Returns the next order. All are order totals, the only type whose problems differ in every band. */
export function placementProblem(seed: number, answers: readonly PlacementAnswer[]): Problem {
  const step = nextPlacementStep(answers);
  const band = bandOf(step);
  const number = answers.length + 1;
  const keys = answers.map(({ problem }) => problemKey(problem));
  const request = {
    id: `${seed}-${number}`,
    band,
    menu: defaultMenus[tierOf(band)],
    lastKey: keys.at(-1) ?? '',
    recentKeys: keys,
    challenge: challenges[step % challenges.length],
    type: 'order_total',
  } as const;
  return makeProblem(request, numberedRandom(seed, number));
}

/**
 * Returns the band that fits: that of the step which best separates right from wrong answers, so that one slip or lucky guess
 * changes little. Of several such steps it is the lowest, because orders that are too easy discourage less.
 */
export function suggestedBand(answers: readonly Graded[]): AgeBand {
  const steps = [...new Set(answers.map(({ step }) => step))].toSorted((one, other) => one - other);
  let best = { step: 0, separated: answers.filter(({ isCorrect }) => !isCorrect).length };
  for (const step of steps) {
    const separated = answers.filter((answer) => answer.isCorrect === answer.step <= step).length;
    if (separated > best.separated) best = { step, separated };
  }
  return bandOf(best.step);
}

/**
 * Returns the orders that explain a suggestion: the hardest right one up to the band, and the easiest wrong one; null if there is
 * none.
 */
export function placementExamples(answers: readonly PlacementAnswer[]) {
  const steps = answers.toSorted((one, other) => one.step - other.step);
  const band = ageBands.indexOf(suggestedBand(answers));
  return {
    easy: steps.findLast(({ isCorrect, step }) => isCorrect && ageBands.indexOf(bandOf(step)) <= band)?.problem ?? null,
    hard: steps.find(({ isCorrect, step }) => !isCorrect && ageBands.indexOf(bandOf(step)) >= band)?.problem ?? null,
  };
}

function bandOf(step: number): AgeBand {
  return ageBands[Math.floor(step / challenges.length)] ?? ageBands[0];
}
