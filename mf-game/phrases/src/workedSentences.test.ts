import { ageBands } from '@countertop/engine/problems/band';
import { newGame } from '@countertop/engine/play/game';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import { seededRandom } from '@countertop/engine/problems/random';
import { expect, it } from 'vitest';
import { fuzzSeeds } from '../../../tests/support/fuzz.ts';
import { workedSteps } from './workedSteps.ts';
import { workedSentences } from './workedSentences.ts';

const problems = ageBands.flatMap((band) =>
  fuzzSeeds(300).map((seed) => {
    const { menu } = newGame({ seed, band });
    return makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed));
  }),
);

it('has one sentence per step and one for the answer', () => {
  const sentences = problems.flatMap((problem) => workedSentences(problem, { locale: 'en-US' }));

  expect(sentences).toHaveLength(problems.reduce((sum, problem) => sum + workedSteps(problem).length + 1, 0));
  expect(sentences.filter((sentence) => !/^[A-Z$\d][^{}]*\.$/u.test(sentence))).toEqual([]);
  expect(sentences.filter((sentence) => sentence.split(' ').length > 12)).toEqual([]);
});

it('contains no symbols when spoken', () => {
  const sentences = problems.flatMap((problem) => workedSentences(problem, { locale: 'en-US', isSpoken: true }));

  expect(sentences.filter((sentence) => /[$%×+−]/u.test(sentence))).toEqual([]);
});
