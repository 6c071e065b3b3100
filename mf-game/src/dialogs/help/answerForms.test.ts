import { readAnswer } from '@countertop/engine/answers/answer';
import { expect, it } from 'vitest';
import { answerForms } from './answerForms.ts';

it.each(answerForms)('what help says about $text is so', ({ text, hundredths }) => {
  expect(readAnswer(text, 'money')).toEqual({ kind: 'number', hundredths });
});
