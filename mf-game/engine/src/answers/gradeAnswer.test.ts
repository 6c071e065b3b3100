import { expect, it } from 'vitest';
import { path } from '../problems/mistakes/knownMistakes.ts';
import { phrase } from '../problems/wording/phrase.ts';
import { gradeAnswer } from './gradeAnswer.ts';

const mistakes = [path(300, phrase('mistake.order.dishes', {})), path(700, phrase('mistake.order.one_each', {}))];
const problem = { answer: { unit: 'money', cents: 500 }, mistakes } as const;

it.each([
  ['correct', 500, { isCorrect: true, mistake: null }],
  ['correct within the tolerance', 501, { isCorrect: true, mistake: null }],
  ['wrong beyond the tolerance', 501.5, { isCorrect: false, mistake: null }],
  ['a known mistake', 700, { isCorrect: false, mistake: mistakes[1] }],
  ['wrong next to a known mistake', 701, { isCorrect: false, mistake: null }],
])('an answer is %s', (_, hundredths, grade) => {
  expect(gradeAnswer(problem, hundredths)).toEqual(grade);
});
