import type { CorrectAnswer } from './problem.ts';

/** An answer is correct within 0.01, in hundredths: a cent lost to rounding is no mistake. */
const toleranceHundredths = 1;

/** Whether the number is close enough to the correct answer. */
export function isCorrect(hundredths: number, answer: CorrectAnswer): boolean {
  const right = answer.unit === 'money' ? answer.cents : answer.count * 100;
  return Math.abs(hundredths - right) <= toleranceHundredths;
}
