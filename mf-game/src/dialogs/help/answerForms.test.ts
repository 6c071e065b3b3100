import { readAnswer } from '@countertop/engine/answers/answer';
import { expect, it } from 'vitest';
import { answerForms } from './answerForms.ts';

it.each(answerForms)('accepts $text, as the help says', ({ text, hundredths }) => {
  expect(readAnswer(text, 'money')).toEqual({ kind: 'number', hundredths });
});
