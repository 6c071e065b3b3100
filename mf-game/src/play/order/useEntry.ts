import { readAnswer } from '@countertop/engine/answers/answer';
import type { CorrectAnswer } from '@countertop/engine/problems/problem';
import { useState } from 'react';

export interface EntryOptions {
  readonly unit: CorrectAnswer['unit'];
  /** The text to begin with. */
  readonly firstText?: string;
  /** Called with each text. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** Called with an answer that can be checked. */
  readonly onAnswer: (text: string) => void;
}

type EntryError = 'empty' | 'unreadable';

function entryError(text: string, unit: CorrectAnswer['unit']): EntryError | null {
  const { kind } = readAnswer(text, unit);
  return kind === 'empty' || kind === 'unreadable' ? kind : null;
}

/** State of the answer field: its text, and why the text could not be checked. */
export function useEntry({ unit, firstText = '', onChange, onAnswer }: EntryOptions) {
  const [text, setText] = useState(firstText);
  const [error, setError] = useState<EntryError | null>(null);
  return {
    text,
    error,
    change: (next: string) => {
      setText(next);
      onChange?.(next);
      setError(null);
    },
    check: () => {
      const found = entryError(text, unit);
      setError(found);
      if (found === null) onAnswer(text);
    },
  };
}
