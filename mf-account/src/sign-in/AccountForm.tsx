import { Button } from '@countertop/design-system/Button';
import { Form } from '@countertop/design-system/Form';
import { Icon } from '@countertop/design-system/Icon';
import { alertIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useMessages } from '@countertop/design-system/messages';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { en } from './signIn.messages.ts';
import { problem } from './SignIn.styles.ts';
import type { SubmissionState } from './useSubmission.ts';

/** The fields that the forms of an account have. */
const fieldNames = ['email', 'password', 'newPassword', 'isAdult', 'code'];

export interface AccountFormProps {
  /** How far it is on its way. */
  submission: SubmissionState;
  /** The action, as a verb. */
  submitLabel: string;
  /** Words on the action while it runs. */
  sendingLabel: string;
  onSubmit: () => void;
  /** The fields. */
  children?: ReactNode;
}

/**
 * Fields and their one action. What is wrong with a field stands below it, and the first such field has the focus; what
 * is wrong with no field stands above the action.
 */
export function AccountForm({ submission, submitLabel, sendingLabel, onSubmit, children }: AccountFormProps) {
  const { isSending, tries } = submission;
  const id = useId();
  const sentence = useSentence(submission);
  useFocusOnProblem(id, submission);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  // Posted, should somebody be faster than the script: a password must never stand in an address.
  return (
    <Form id={id} method="post" validationBehavior="aria" onSubmit={submit}>
      {children}
      <Problem sentence={sentence} occurrence={tries} />
      <Button type="submit" size="adult" isPending={isSending} pendingLabel={sendingLabel}>
        {submitLabel}
      </Button>
    </Form>
  );
}

export interface ProblemProps {
  /** What went wrong; empty: nothing. */
  sentence: string;
  /** Counts up, so that the same sentence is announced again. */
  occurrence: number;
}

/** Shows and announces what went wrong. */
export function Problem({ sentence, occurrence }: ProblemProps) {
  return (
    <>
      {sentence !== '' && (
        <p css={problem}>
          <Icon icon={alertIcon} />
          {sentence}
        </p>
      )}
      <LiveRegion politeness="assertive" message={sentence} occurrence={occurrence} />
    </>
  );
}

/** What stands above the action: nothing while each problem has a field. */
function useSentence({ refusal }: SubmissionState): string {
  const t = useMessages(en);
  if (refusal === null || Object.keys(refusal.fields).some((name) => fieldNames.includes(name))) return '';
  // Of what no field stands for, such as the token of a link.
  const [other] = Object.values(refusal.fields);
  if (other !== undefined) return other;
  if (refusal.sentence !== null) return refusal.sentence;
  return t(navigator.onLine ? 'problem.server' : 'problem.offline');
}

/** After each try the first field with a problem has the focus. */
function useFocusOnProblem(formId: string, { problems, tries }: SubmissionState): void {
  const latest = useRef(problems);
  useEffect(() => {
    latest.current = problems;
  }, [problems]);
  const hasProblem = Object.keys(problems).length > 0;
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!hasProblem || !(form instanceof HTMLFormElement)) return;
    const named = [...form.elements].find((element) => (element.getAttribute('name') ?? '') in latest.current);
    if (named instanceof HTMLElement) named.focus();
  }, [formId, hasProblem, tries]);
}
