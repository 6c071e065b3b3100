import { readAnswer } from '@countertop/engine/answers/answer';
import type { CorrectAnswer } from '@countertop/engine/problems/problem';

/** Why an entry is not sent to be checked: nothing is written, or it is not a number. Null when it can be. */
export function entryProblem(text: string, unit: CorrectAnswer['unit']): 'empty' | 'unreadable' | null {
  const { kind } = readAnswer(text, unit);
  return kind === 'empty' || kind === 'unreadable' ? kind : null;
}
