import { hasErrorCode } from '@countertop/client/shared/CallError';
import type { SchoolClass } from '@countertop/contract/classes/classes';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { useMessages } from '@countertop/design-system/messages';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fields, versions } from './Classes.styles.ts';
import { en } from './classes.messages.ts';
import type { Conflict } from './conflict.ts';
import { useClassErrorText } from './useClassErrorText.ts';

export interface FormDialogProps<Stored extends { readonly version: number } = SchoolClass> {
  title: string;
  submitLabel: string;
  isDestructive?: boolean;
  size?: 'small' | 'medium';
  /** Returns what is missing, so that nothing is sent; undefined if nothing is. */
  findError?: () => string | undefined;
  /** `version` is the stored one, if another teacher changed the same thing in between and this change is saved anyway. */
  onSubmit: (version?: number) => Promise<unknown>;
  /** Called after the change was saved. */
  onDone: () => void;
  onClose: () => void;
  /** For changes of something that other teachers change too. */
  conflict?: Conflict<Stored>;
  children: ReactNode;
}

/** A dialog with a form that saves something, and says why if it can't. */
export function FormDialog<Stored extends { readonly version: number }>(props: FormDialogProps<Stored>) {
  const { title, submitLabel, isDestructive = false, size = 'small', findError, conflict } = props;
  const { onSubmit, onDone, onClose, children } = props;
  const t = useMessages(en);
  const errorText = useClassErrorText();
  const formId = useId();
  // Gone as soon as the form has what was missing.
  const [missing, setMissing] = useState<string>();
  const [stored, setStored] = useState<Stored | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => onSubmit(stored?.version),
    onSuccess: () => onDone(),
    onError: (failure) => setStored((before) => conflict?.storedIn(failure) ?? before),
  });
  // Nothing has failed if the teacher closed the password dialog.
  const hasFailed = error !== null && !hasErrorCode(error, 'password_needed') && !conflict?.storedIn(error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const found = findError?.();
    setMissing(found);
    if (found === undefined) mutate();
    else reset();
  }

  function keepStored(other: Stored): void {
    conflict?.onKeepStored(other);
    onClose();
  }

  const text = missing !== undefined && missing === findError?.() ? missing : hasFailed ? errorText(error) : '';
  const shown = stored && conflict?.compare(stored);
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      isKeyboardDismissDisabled={isPending}
      onOpenChange={onClose}
      actions={
        <>
          <Button
            variant="outline"
            isDisabled={isPending}
            onPress={() => (stored === null ? onClose() : keepStored(stored))}
          >
            {t(stored === null ? 'dialog.cancel' : 'changed.theirs')}
          </Button>
          <Button
            type="submit"
            form={formId}
            {...(isDestructive && { tone: 'danger' })}
            isPending={isPending}
            pendingLabel={t('dialog.pending')}
          >
            {stored === null ? submitLabel : t('changed.mine')}
          </Button>
        </>
      }
    >
      <Form id={formId} validationBehavior="aria" onSubmit={submit}>
        <div css={fields}>{children}</div>
      </Form>
      <div role="alert">
        {text !== '' && <p>{text}</p>}
        {shown && (
          <>
            <p>{t('changed.text')}</p>
            <dl css={versions}>
              <dt>{t('changed.stored')}</dt>
              <dd translate="no">{shown.stored}</dd>
              <dt>{t('changed.yours')}</dt>
              <dd translate="no">{shown.mine}</dd>
            </dl>
          </>
        )}
      </div>
    </Dialog>
  );
}
