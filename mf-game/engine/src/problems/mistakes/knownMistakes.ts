import { isCorrect } from '../isCorrect.ts';
import type { CorrectAnswer, Mistake, Phrase } from '../problem.ts';

/** A mistake: the wrong answer in hundredths, and its explanation. */
export function path(hundredths: number, reason: Phrase): Mistake {
  return { hundredths, reason };
}

/**
 * Returns the mistakes with a distinct wrong answer: above 0, outside the tolerance of the correct answer, different from
 * likelier mistakes, and whole if the problem has whole numbers, or in quarters if it counts. Generators can therefore list every mistake,
 * whether or not it applies to the numbers.
 */
export function knownMistakes(paths: readonly Mistake[], answer: CorrectAnswer, isWhole: boolean): readonly Mistake[] {
  const step = isWhole ? 100 : answer.unit === 'count' ? 25 : 1;
  const known: Mistake[] = [];
  for (const one of paths) {
    const { hundredths } = one;
    const isPossible = hundredths > 0 && hundredths % step === 0 && !isCorrect(hundredths, answer);
    if (isPossible && !known.some((likelier) => likelier.hundredths === hundredths)) known.push(one);
  }
  return known;
}
