import { idPattern } from '@countertop/contract/analytics/analytics.limits';
import { isEmail } from '@countertop/contract/site/earlyAccess.limits';
import type { SupportRequest } from '@countertop/contract/site/support';
import { type SupportTopic, supportTopics } from '@countertop/contract/site/support.limits';
import { useState } from 'react';

export type SupportInput = Omit<SupportRequest, 'requestId'>;
/** Sends a request. Resolves to the time when the answer is due, ISO 8601. */
export type SendSupport = (input: SupportInput) => Promise<string>;

/** The fields, in the order of the form. */
export const fieldNames = ['topic', 'message', 'email', 'reference'] as const;
export type FieldName = (typeof fieldNames)[number];
export type Fields = Readonly<Record<FieldName, string>>;

export type SupportStatus =
  | { readonly is: 'editing' }
  | { readonly is: 'sending' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'sent'; readonly dueAt: string; readonly input: SupportInput };

const topicOf = (text: string): SupportTopic | undefined => supportTopics.find((topic) => topic === text);

/** Returns the names of the fields that must be corrected. */
function wrongFields({ topic, message, email, reference }: Fields): readonly FieldName[] {
  const isRight: Readonly<Record<FieldName, boolean>> = {
    topic: topicOf(topic) !== undefined,
    message: message.trim() !== '',
    email: isEmail(email.trim()),
    reference: reference.trim() === '' || idPattern.test(reference.trim()),
  };
  return fieldNames.filter((name) => !isRight[name]);
}

function inputOf({ topic, message, email, reference }: Fields): SupportInput {
  return {
    topic: topicOf(topic) ?? 'other',
    message: message.trim(),
    email: email.trim(),
    ...(reference.trim() !== '' && { reference: reference.trim() }),
  };
}

/** State of the form. `initial` fills in the fields that nobody has changed, also when it becomes known later. */
export function useSupportForm(initial: Partial<Fields>, onSend: SendSupport) {
  const [changed, setChanged] = useState<Partial<Fields>>({});
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const [status, setStatus] = useState<SupportStatus>({ is: 'editing' });
  const fields: Fields = { topic: '', message: '', email: '', reference: '', ...initial, ...changed };

  function change(name: FieldName, value: string): void {
    setChanged((before) => ({ ...before, [name]: value }));
    setWrong((before) => before.filter((one) => one !== name));
  }

  /** Sends the request, unless a field is wrong. Returns the name of the first wrong field. */
  function submit(): FieldName | undefined {
    if (status.is === 'sending') return undefined;
    const found = wrongFields(fields);
    setWrong(found);
    if (found.length > 0) {
      setStatus({ is: 'editing' });
      return found[0];
    }
    setStatus({ is: 'sending' });
    const input = inputOf(fields);
    onSend(input).then(
      (dueAt) => setStatus({ is: 'sent', dueAt, input }),
      (error: unknown) => {
        console.warn('The support request was not sent.', error);
        setStatus({ is: 'failed', error });
      },
    );
    return undefined;
  }

  return { fields, wrong, status, change, submit };
}
