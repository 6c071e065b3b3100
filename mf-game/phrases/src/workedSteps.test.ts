import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import type { Problem } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../tests/support/fuzz.ts';
import { workedSteps } from './workedSteps.ts';

function problems(): readonly Problem[] {
  return ageBands.flatMap((band) =>
    fuzzSeeds(500).map((seed) => {
      const { menu } = newGame({ seed, band });
      return makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed));
    }),
  );
}

describe('workedSteps', () => {
  it('ends with the right answer for every problem variant', () => {
    const wrong = problems().filter((problem) => {
      const answer = workedSteps(problem).at(-1)?.result;
      const right = problem.answer.unit === 'money' ? { cents: problem.answer.cents } : { count: problem.answer.count };
      return JSON.stringify(answer) !== JSON.stringify(right);
    });

    expect(wrong.map(({ variant, operands }) => ({ variant, operands }))).toEqual([]);
  });

  it('uses whole cents, and whole counts or quarters of cups, in every step', () => {
    const results = problems().flatMap((problem) =>
      workedSteps(problem).flatMap(({ result }) =>
        Object.values(result).map((value) => (problem.variant === 'recipe_part' ? 4 * value : value)),
      ),
    );

    expect(results.every(Number.isInteger)).toBe(true);
  });
});
