import { isCorrect } from '@countertop/engine/problems/isCorrect';
import { gradeAnswer } from '@countertop/engine/answers/gradeAnswer';
import { newGame } from '@countertop/engine/play/game';
import { answer } from '@countertop/engine/play/order/order';
import { ageBands } from '@countertop/engine/problems/band';
import { makeProblem } from '@countertop/engine/problems/makeProblem';
import type { Problem } from '@countertop/engine/problems/problem';
import { seededRandom } from '@countertop/engine/problems/random';
import { amountText } from '@countertop/phrases/amountText';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { expect, test } from 'vitest';
import { fuzzSeeds } from '../../../../tests/support/fuzz.ts';
import { orderedGame } from '../../session/scenes.fixture.ts';
import { firstStep, unknownMistakeText } from './unknownMistake.ts';

const game = orderedGame();
const { result: sample } = answer(game, '1');

/** The explanation of an answer to a problem. */
function explained(problem: Problem, answerHundredths: number): string {
  if (sample === null) throw new Error('The answer must be graded.');
  return unknownMistakeText({ ...sample, problem, answerHundredths }, { locale: 'en-US' });
}

/** Amounts of a text, as they are printed. */
const amountsIn = (text: string): readonly string[] => text.match(/\$?\d[\d,]*(?:\.\d+)?%?/gu) ?? [];

/** Whether a text has the right answer, which isn't printed on the ticket. */
function isRevealed(problem: Problem, text: string): boolean {
  const wording = { locale: 'en-US', moneyDigits: problem.moneyDigits };
  const ticket = problem.lines.flatMap(({ phrase, amount }) =>
    amountsIn(`${phraseText(phrase, wording)} ${amount === undefined ? '' : amountText(amount, wording)}`),
  );
  const right = answerText(correctHundredths(problem.answer), problem, 'en-US');
  return amountsIn(text).includes(right) && !ticket.includes(right);
}

test.each([
  [1.02, 'You’re close! Your answer is a little too high.'],
  [0.95, 'You’re close! Your answer is a little too low.'],
  [1.3, 'Your answer is too high.'],
  [0.7, 'Your answer is too low.'],
  [3, 'Your answer is much too high.'],
  [-1, 'Your answer is much too low.'],
])('says how far off %d times the right answer is, and takes the first step', (factor, distance) => {
  const problem = game.order?.problem;
  if (problem === undefined) throw new Error('There must be an order.');

  const text = explained(problem, factor * correctHundredths(problem.answer));

  expect(text.startsWith(`${distance} First step: `)).toBe(true);
});

test.each(ageBands)('explains every answer that no known mistake leads to: %s', (band) => {
  const { menu } = newGame({ seed: 1, band });
  const unexplained: string[] = [];

  for (const seed of fuzzSeeds(2_000)) {
    const problem = makeProblem({ id: `${seed}`, band, menu, lastKey: '' }, seededRandom(seed));
    const right = correctHundredths(problem.answer);
    for (const typed of [right + 300, right - 200, 7 * right]) {
      if (isCorrect(typed, problem.answer) || gradeAnswer(problem, typed).mistake !== null) continue;
      const text = explained(problem, typed);
      const isWhole = /answer is .*(?:high|low)\. First step: \S/u.test(text) && !/[{}]|undefined|NaN/u.test(text);
      const names = typed > right ? 'high' : 'low';
      if (!isWhole || !text.includes(`too ${names}.`)) unexplained.push(`${seed}: ${text}`);
      if (isRevealed(problem, text)) unexplained.push(`${seed}: ${text} reveals ${right / 100}`);
    }
    if (firstStep(problem)?.id.includes('.example') !== false) unexplained.push(`${seed}: no first step`);
  }

  expect(unexplained).toEqual([]);
});
