import { CallError } from '@countertop/client/CallError';
import { useState } from 'react';
import { useErrorText } from '../shared/errorText.ts';

/** Error texts by field name. */
export type Problems = Readonly<Record<string, string>>;

export interface SubmissionState {
  readonly isSending: boolean;
  /** Found before sending, or returned by the server for a field that has not changed since. */
  readonly problems: Problems;
  /** Why the last attempt failed; null if it did not. */
  readonly error: unknown;
  /** `error` as a text. */
  readonly text: string;
  /** Number of attempts, so that the same text is announced again. */
  readonly attempts: number;
}

const initial: SubmissionState = { isSending: false, problems: {}, error: null, text: '', attempts: 0 };

/** State of a form: validates, sends, and keeps the errors. */
export function useSubmission() {
  const errorText = useErrorText();
  const [submission, set] = useState(initial);

  async function submit(found: Problems, send: () => Promise<void>): Promise<void> {
    if (submission.isSending) return;
    const attempts = submission.attempts + 1;
    if (Object.keys(found).length > 0) return set({ ...initial, problems: found, attempts });
    set({ ...initial, isSending: true, attempts });
    try {
      await send();
      set({ ...initial, attempts });
    } catch (error) {
      const text = errorText(error);
      const fields = error instanceof CallError ? error.fields : [];
      set({ ...initial, problems: Object.fromEntries(fields.map((name) => [name, text])), error, text, attempts });
    }
  }

  /** Clears the error of a field that was changed. */
  function forget(name: string): void {
    set((now) => ({
      ...now,
      problems: Object.fromEntries(Object.entries(now.problems).filter(([key]) => key !== name)),
    }));
  }

  /** Returns the props of a field. Its error clears on typing rather than on blur, which would move the button under the pointer. */
  function field(name: string, value: string, change: (value: string) => void) {
    const onChange = (next: string) => {
      change(next);
      forget(name);
    };
    return { name, value, onChange, errorMessage: submission.problems[name] };
  }

  return { submission, submit, field, forget };
}
