import { useState } from 'react';
import { type Refusal, refusalOf } from '../refusal/refusal.ts';

/** What is wrong, by the name of the field. */
export type Problems = Readonly<Record<string, string>>;

interface Submission {
  readonly isSending: boolean;
  /** What was found wrong before sending. */
  readonly found: Problems;
  /** What the server said. */
  readonly refusal: Refusal | null;
  /** How often something came back, so that the same words are said again. */
  readonly tries: number;
}

const fresh: Submission = { isSending: false, found: {}, refusal: null, tries: 0 };

/** One form on its way: checked here, sent, and what came back. */
export function useSubmission() {
  const [submission, set] = useState(fresh);

  async function submit(found: Problems, send: () => Promise<void>): Promise<void> {
    if (submission.isSending) return;
    const tries = submission.tries + 1;
    if (Object.keys(found).length > 0) return set({ ...fresh, found, tries });
    set({ ...fresh, isSending: true, tries });
    try {
      await send();
      set({ ...fresh, tries });
    } catch (error) {
      set({ ...fresh, refusal: refusalOf(error), tries });
    }
  }

  return { ...submission, submit };
}

export type SubmissionState = Omit<ReturnType<typeof useSubmission>, 'submit'>;
