import { hasErrorCode } from '@countertop/client/shared/CallError';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notifyOnNextPage } from '@countertop/design-system/notifications';
import { TextField } from '@countertop/design-system/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../shared/errorText.ts';
import { prose } from '../Family.styles.ts';
import { en } from './child.messages.ts';

export interface EraseChildDialogProps {
  name: string;
  /** Email addresses of the second guardians, who lose the child, too. */
  guardians: readonly string[];
  /** Rejects if nothing was erased. */
  onErase: (confirmation: string) => Promise<unknown>;
  onErased: () => void;
  onClose: () => void;
}

/** Confirms the erasure with the nickname to type, because it cannot be undone. */
export function EraseChildDialog({ name, guardians, onErase, onErased, onClose }: EraseChildDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const errorText = useErrorText();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [isErasing, setErasing] = useState(false);

  async function erase(): Promise<void> {
    if (isErasing) return;
    if (text.trim() !== name) {
      setMessage(t('erase.mismatch'));
      input.current?.focus();
      return;
    }
    setErasing(true);
    try {
      await onErase(text.trim());
      notifyOnNextPage({ title: t('erase.done.title'), message: t('erase.done'), tone: 'success' });
      onErased();
    } catch (error) {
      setErasing(false);
      if (!hasErrorCode(error, 'password_needed')) setMessage(errorText(error));
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void erase();
  }

  return (
    <Dialog
      title={t('erase.title', { name })}
      size="small"
      isOpen
      isKeyboardDismissDisabled={isErasing}
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" isDisabled={isErasing} onPress={onClose}>
            {t('erase.cancel', { name })}
          </Button>
          <Button type="submit" form={formId} tone="danger" isPending={isErasing} pendingLabel={t('erase.pending')}>
            {t('erase.confirm', { name })}
          </Button>
        </>
      }
    >
      <div css={prose}>
        <p>{t('erase.text', { name })}</p>
        {guardians.length > 0 && (
          <p>
            {t('erase.guardians', {
              name,
              emails: new Intl.ListFormat(locale).format(guardians),
              count: guardians.length,
            })}
          </p>
        )}
        <Form id={formId} validationBehavior="aria" onSubmit={submit}>
          <TextField
            label={t('erase.field', { name })}
            autoComplete="off"
            errorMessage={message === '' ? undefined : message}
            value={text}
            onChange={(next) => {
              setText(next);
              setMessage('');
            }}
            inputRef={input}
          />
        </Form>
      </div>
      <LiveRegion politeness="assertive" message={message} />
    </Dialog>
  );
}
