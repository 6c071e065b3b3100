import { useState } from 'react';
import { type Refusal, refusalOf } from '../shared/refusal.ts';

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

interface Submission {
  readonly isSending: boolean;
  /** What was found wrong before sending, or what the server said of a field that was not changed since. */
  readonly problems: Problems;
  /** What the server said. */
  readonly refusal: Refusal | null;
  /** How often something came back, so that the same words are said again. */
  readonly tries: number;
}

const fresh: Submission = { isSending: false, problems: {}, refusal: null, tries: 0 };

/** One form on its way: checked here, sent, and what came back. */
export function useSubmission() {
  const [submission, set] = useState(fresh);

  async function submit(found: Problems, send: () => Promise<void>): Promise<void> {
    if (submission.isSending) return;
    const tries = submission.tries + 1;
    if (Object.keys(found).length > 0) return set({ ...fresh, problems: found, tries });
    set({ ...fresh, isSending: true, tries });
    try {
      await send();
      set({ ...fresh, tries });
    } catch (error) {
      const refusal = refusalOf(error);
      set({ ...fresh, problems: refusal.fields, refusal, tries });
    }
  }

  /** A field was changed: what was wrong with it no longer stands there. */
  function forget(name: string): void {
    set((now) => ({
      ...now,
      problems: Object.fromEntries(Object.entries(now.problems).filter(([key]) => key !== name)),
    }));
  }

  /**
   * The value of a field with what is wrong with it. Words leave while somebody types, never when they leave the field:
   * the button would move away under the pointer.
   */
  function field(name: string, value: string, change: (value: string) => void) {
    const onChange = (next: string) => {
      change(next);
      forget(name);
    };
    return { name, value, onChange, errorMessage: submission.problems[name] };
  }

  return { submission, submit, field, forget };
}

export type SubmissionState = Submission;
