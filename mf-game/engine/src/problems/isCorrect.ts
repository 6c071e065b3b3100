import type { CorrectAnswer } from './problem.ts';

/** An answer is correct within 0.01 (specification 001, section 5), in hundredths. */
const toleranceHundredths = 1;

/** Whether the number is close enough to the correct answer. */
export function isCorrect(hundredths: number, answer: CorrectAnswer): boolean {
  const right = answer.unit === 'money' ? answer.cents : answer.count * 100;
  return Math.abs(hundredths - right) <= toleranceHundredths;
}
