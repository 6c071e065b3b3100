import type { CorrectAnswer } from '@countertop/engine/problems/problem';
import { useState } from 'react';
import { entryProblem } from './entryProblem.ts';

export interface EntryOptions {
  readonly unit: CorrectAnswer['unit'];
  /** Hears an entry that can be checked. */
  readonly onAnswer: (text: string) => void;
}

/** What stands in the answer field, and why it could not be checked. */
export function useEntry({ unit, onAnswer }: EntryOptions) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof entryProblem>>(null);
  return {
    text,
    problem,
    write: (next: string) => {
      setText(next);
      setProblem(null);
    },
    check: () => {
      const found = entryProblem(text, unit);
      setProblem(found);
      if (found === null) onAnswer(text);
    },
  };
}
