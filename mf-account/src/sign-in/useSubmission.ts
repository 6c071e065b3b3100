import { CallError } from '@countertop/client/shared/CallError';
import { queryClient } from '@countertop/client/shared/queryClient';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useErrorText } from '../shared/errorText.ts';

/** Error texts by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SubmissionState = ReturnType<typeof useSubmission>['submission'];

/** State of a form: validates, sends, and keeps the errors. */
export function useSubmission() {
  const errorText = useErrorText();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);
  const { mutateAsync, reset, isPending, error } = useMutation(
    {
      mutationFn: (send: () => Promise<void>) => send(),
      onError(failure) {
        const fields = failure instanceof CallError ? failure.fields : [];
        setErrors(Object.fromEntries(fields.map((name) => [name, errorText(failure)])));
      },
    },
    queryClient,
  );
  const text = useMemo(() => (error === null ? '' : errorText(error)), [error, errorText]);

  async function submit(found: FieldErrors, send: () => Promise<void>): Promise<void> {
    if (isPending) return;
    setAttempts(attempts + 1);
    setErrors(found);
    if (Object.keys(found).length > 0) reset();
    else await mutateAsync(send).catch(() => {});
  }

  /** Clears the error of a field that was changed. */
  function forget(name: string): void {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== name)));
  }

  /** Returns the props of a field. Its error clears on typing rather than on blur, which would move the button under the pointer. */
  function field(name: string, value: string, change: (value: string) => void) {
    const onChange = (next: string) => {
      change(next);
      forget(name);
    };
    return { name, value, onChange, errorMessage: errors[name] };
  }

  const submission = {
    isSending: isPending,
    /** Found before sending, or returned by the server for a field that has not changed since. */
    errors,
    /** Why the last attempt failed; null if it did not. */
    error,
    /** `error` as a text. */
    text,
    /** Number of attempts, so that the same text is announced again. */
    attempts,
  };
  return { submission, submit, field, forget };
}
