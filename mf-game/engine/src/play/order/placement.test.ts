import { describe, expect, it } from 'vitest';
import { ageBands } from '../../problems/band.ts';
import { problemKey } from '../../problems/makeProblem.ts';
import { fraction, numberedRandom } from '../../problems/random.ts';
import {
  nextPlacementStep,
  type PlacementAnswer,
  placementExamples,
  placementOrders,
  placementProblem,
  suggestedBand,
} from './placement.ts';

/** Answers all orders. `chanceOf` returns the probability of a right answer. */
function placed(chanceOf: (step: number) => number, seed = 1) {
  const random = numberedRandom(seed, 0);
  const answers: { step: number; isCorrect: boolean }[] = [];
  while (answers.length < placementOrders) {
    const step = nextPlacementStep(answers);
    answers.push({ step, isCorrect: fraction(random) < chanceOf(step) });
  }
  return answers;
}

const stepsOf = (answers: readonly { step: number }[]) => answers.map(({ step }) => step);

/** The band suggested after right answers to all orders up to `hardest`. */
const bandIndexOf = (hardest: number) => Math.max(0, Math.floor(hardest / 3));

describe('the orders of a placement', () => {
  it('rise by two steps after a right answer and fall by two after a wrong one, within the bands', () => {
    expect(stepsOf(placed(() => 1))).toEqual([1, 3, 5, 7, 9, 11, 11, 11]);
    expect(stepsOf(placed(() => 0))).toEqual([1, 0, 0, 0, 0, 0, 0, 0]);
    expect(stepsOf(placed((step) => (step <= 5 ? 1 : 0)))).toEqual([1, 3, 5, 7, 5, 7, 5, 7]);
  });

  it('are those of the step and the seed, without a repetition', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const answers: PlacementAnswer[] = [];
      while (answers.length < placementOrders) {
        const step = nextPlacementStep(answers);
        const problem = placementProblem(seed, answers);
        expect(problem).toMatchObject({ type: 'order_total', band: ageBands[Math.floor(step / 3)] });
        expect(problem).toEqual(placementProblem(seed, answers));
        answers.push({ step, problem, isCorrect: (seed + answers.length) % 3 > 0 });
      }
      expect(new Set(answers.map(({ problem }) => problemKey(problem))).size).toBe(placementOrders);
    }
  });
});

describe('the suggested band', () => {
  it.each(Array.from({ length: 13 }, (_, index) => index - 1))(
    'is that of the hardest step that is solved, or the one below: %d',
    (hardest) => {
      const answers = placed((step) => (step <= hardest ? 1 : 0));
      const hardestSolved = Math.max(-1, ...answers.flatMap(({ step, isCorrect }) => (isCorrect ? [step] : [])));

      expect(suggestedBand(answers)).toBe(ageBands[bandIndexOf(hardestSolved)]);
      expect(bandIndexOf(hardest) - bandIndexOf(hardestSolved)).toBeLessThanOrEqual(1);
    },
  );

  it('survives slips and lucky guesses', () => {
    const learners = 4_000;
    let [exact, near] = [0, 0];
    for (let seed = 1; seed <= learners; seed += 1) {
      // The middle of each band.
      const band = seed % ageBands.length;
      const hardest = 3 * band + 1.5;
      const answers = placed((step) => 0.03 + 0.9 / (1 + Math.exp(2 * (step - hardest))), seed);
      const off = Math.abs(ageBands.indexOf(suggestedBand(answers)) - band);
      if (off === 0) exact += 1;
      if (off <= 1) near += 1;
    }

    expect(exact / learners).toBeGreaterThan(0.7);
    expect(near / learners).toBeGreaterThan(0.97);
  });
});

it('explains the suggestion by the hardest right and the easiest wrong order', () => {
  const answers: PlacementAnswer[] = [];
  while (answers.length < placementOrders) {
    const step = nextPlacementStep(answers);
    answers.push({ step, problem: placementProblem(7, answers), isCorrect: step <= 4 });
  }

  const { easy, hard } = placementExamples(answers);

  expect([suggestedBand(answers), easy?.band, hard?.band]).toEqual(['ages_8_9', 'ages_8_9', 'ages_8_9']);
  expect(placementExamples([]).hard).toBeNull();
});
