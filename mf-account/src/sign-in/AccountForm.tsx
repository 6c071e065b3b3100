import { CallError } from '@countertop/client/shared/CallError';
import { Button, type ButtonProps } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { errorText } from './SignIn.styles.ts';
import type { SubmissionState } from './useSubmission.ts';

/** Names of the fields that account forms can show errors at. */
const fieldNames = ['email', 'password', 'newPassword', 'isAdult', 'code', 'pin'];

export interface AccountFormProps {
  submission: SubmissionState;
  submitLabel: string;
  /** Label of the button while sending. */
  sendingLabel: string;
  onSubmit: () => void;
  /** `outline` on a page with another main action. */
  variant?: ButtonProps['variant'];
  children?: ReactNode;
}

/**
 * A form with one button. Errors of a field are shown below it, and the first such field gets the focus; all other errors are
 * shown above the button.
 */
export function AccountForm({ submission, submitLabel, sendingLabel, onSubmit, children, ...rest }: AccountFormProps) {
  const { variant = 'solid' } = rest;
  const { isSending, attempts } = submission;
  const id = useId();
  const text = formErrorText(submission);
  useFocusOnError(id, submission);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  // POST, in case it is submitted before hydration: a password must never appear in a URL.
  return (
    <Form id={id} method="post" validationBehavior="aria" onSubmit={submit}>
      {children}
      <ErrorMessage text={text} occurrence={attempts} />
      <Button type="submit" size="medium" variant={variant} isPending={isSending} pendingLabel={sendingLabel}>
        {submitLabel}
      </Button>
    </Form>
  );
}

export interface ErrorMessageProps {
  /** What went wrong; empty if nothing did. */
  text: string;
  /** Increases with each attempt, so that the same text is announced again. */
  occurrence: number;
}

/** Shows and announces what went wrong. */
export function ErrorMessage({ text, occurrence }: ErrorMessageProps) {
  return (
    <>
      {text !== '' && (
        <p css={errorText}>
          <Icon icon={alertIcon} />
          {text}
        </p>
      )}
      <LiveRegion politeness="assertive" message={text} occurrence={occurrence} />
    </>
  );
}

/** Returns the error to show above the button; empty if it is shown at a field. */
function formErrorText({ error, text }: SubmissionState): string {
  const isAtField = error instanceof CallError && error.fields.some((name) => fieldNames.includes(name));
  return isAtField ? '' : text;
}

/** Moves the focus to the first field with an error after each attempt. */
function useFocusOnError(formId: string, { errors, attempts }: SubmissionState): void {
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  }, [errors]);
  const hasError = Object.keys(errors).length > 0;
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!hasError || !(form instanceof HTMLFormElement)) return;
    const named = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in latest.current);
    if (named instanceof HTMLElement) named.focus();
  }, [formId, hasError, attempts]);
}
