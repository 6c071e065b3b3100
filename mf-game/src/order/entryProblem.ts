import { readAnswer } from '@countertop/engine/answer';
import type { CorrectAnswer } from '@countertop/engine/problem/problem';

/** Why an entry is not sent to be checked: nothing is written, or it is not a number. Null when it can be. */
export function entryProblem(text: string, unit: CorrectAnswer['unit']): 'empty' | 'unreadable' | null {
  const { kind } = readAnswer(text, unit);
  return kind === 'empty' || kind === 'unreadable' ? kind : null;
}
