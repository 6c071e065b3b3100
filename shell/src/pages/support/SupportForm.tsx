import { emailMaxLength } from '@countertop/contract/site/earlyAccess.limits';
import { supportMessageMaxLength, supportTopics } from '@countertop/contract/site/support.limits';
import { Button } from '@countertop/design-system/Button';
import { EmailField } from '@countertop/design-system/EmailField';
import { Form } from '@countertop/design-system/Form';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { TextArea } from '@countertop/design-system/TextArea';
import { TextField } from '@countertop/design-system/TextField';
import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { fullWidth } from './Support.styles.ts';
import { en } from './support.messages.ts';
import { type FieldName, fieldNames, type useSupportForm } from './useSupportForm.ts';

export interface SupportFormProps extends Pick<
  ReturnType<typeof useSupportForm>,
  'fields' | 'wrong' | 'change' | 'submit'
> {
  isSending: boolean;
}

/** The form of a support request. What was entered stays until it is sent. */
export function SupportForm({ fields, wrong, change, submit, isSending }: SupportFormProps) {
  const t = useMessages(en);
  const place = useEarlyInput(change);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = submit();
    if (name !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }

  const field = (name: FieldName) => ({
    name,
    value: fields[name],
    onChange: (value: string) => change(name, value),
    errorMessage: wrong.includes(name) ? t(`error.${name}`) : undefined,
  });
  const topics = supportTopics.map((id) => ({
    id,
    label: t(`support.${id}`),
    description: t(`support.${id}.next`),
  }));
  // POST, in case it is submitted before hydration: a message must never appear in a URL.
  return (
    <div ref={place} css={fullWidth}>
      <Form method="post" validationBehavior="aria" onSubmit={send}>
        <RadioGroup
          {...field('topic')}
          value={supportTopics.find((topic) => topic === fields.topic) ?? null}
          label={t('support.topic')}
          options={topics}
          isRequired
        />
        <TextArea
          {...field('message')}
          label={t('support.message')}
          description={t('support.message.help')}
          rows={6}
          maxLength={supportMessageMaxLength}
          isRequired
        />
        <EmailField
          {...field('email')}
          label={t('support.address')}
          description={t('support.address.help')}
          maxLength={emailMaxLength}
          isRequired
        />
        <TextField {...field('reference')} label={t('support.reference')} autoComplete="off" writing="ltr" />
        <Button type="submit" size="medium" isPending={isSending} pendingLabel={t('support.sending')}>
          {t('support.send')}
        </Button>
      </Form>
    </div>
  );
}

/** Keeps what was entered into the prerendered form before hydration. React would clear it on the next render. */
function useEarlyInput(change: (name: FieldName, value: string) => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const changeOnce = useRef(change);
  useLayoutEffect(() => {
    const form = place.current?.querySelector('form');
    const entered = new FormData(form ?? undefined);
    for (const name of fieldNames) {
      const value = entered.get(name);
      if (typeof value === 'string' && value !== '') changeOnce.current(name, value);
    }
  }, []);
  return place;
}
