import { isCorrect } from '../../answers/answer.ts';
import type { CorrectAnswer, Mistake, Phrase } from '../problem.ts';

/** A wrong path: where it leads, in hundredths, and why that is not it. */
export function path(hundredths: number, reason: Phrase): Mistake {
  return { hundredths, reason };
}

/**
 * The paths that lead somewhere of their own: above 0, not to the right answer or what passes for it, and not where a
 * likelier one leads. Where money and dishes are whole, they lead to whole numbers.
 * A generator can therefore name every path, whether or not the numbers give occasion for it.
 */
export function knownMistakes(paths: readonly Mistake[], answer: CorrectAnswer, isWhole: boolean): readonly Mistake[] {
  const step = isWhole || answer.unit === 'count' ? 100 : 1;
  const known: Mistake[] = [];
  for (const one of paths) {
    const { hundredths } = one;
    const isPossible = hundredths > 0 && hundredths % step === 0 && !isCorrect(hundredths, answer);
    if (isPossible && !known.some((likelier) => likelier.hundredths === hundredths)) known.push(one);
  }
  return known;
}
