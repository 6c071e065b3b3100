import { CallError } from '@countertop/client/shared/CallError';
import { extraMinutes, pinDigits } from '@countertop/contract/family/family.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { type Translate, useMessages } from '@countertop/design-system/messages';
import { PasswordField } from '@countertop/design-system/PasswordField';
import { type FormEvent, useRef, useState } from 'react';
import { en } from './limits.messages.ts';
import type { Proof } from './playTimeRecord.ts';

export interface MoreTimeDialogProps {
  /** Rejects if the PIN or password is wrong. */
  onAdd: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Passwords are longer than a PIN, so one field takes both. */
const isPin = (text: string): boolean => text.length === pinDigits && /^\d+$/.test(text);

function errorText(error: unknown, isPinSent: boolean, t: Translate<typeof en>): string {
  if (!(error instanceof CallError)) return t(navigator.onLine ? 'moreTime.failed' : 'moreTime.offline');
  switch (error.code) {
    case 'wrong_pin':
      return t('moreTime.wrongPin');
    case 'wrong_password':
      return t('moreTime.wrongPassword');
    case 'pin_not_set':
      return t('moreTime.noPin');
    case 'passwords_not_used':
      return t('moreTime.pinOnly');
    case 'sign_in_blocked': {
      const minutes = Math.max(1, Math.round((error.retryAfterSeconds ?? 0) / 60));
      return t(isPinSent ? 'moreTime.pinBlocked' : 'moreTime.passwordBlocked', { minutes });
    }
    default:
      return t('moreTime.failed');
  }
}

/** Asks a grown-up for the PIN or the password, and adds time. */
export function MoreTimeDialog({ onAdd, onClose }: MoreTimeDialogProps) {
  const t = useMessages(en);
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [shown, setShown] = useState({ text: '', occurrence: 0 });
  const input = useRef<HTMLInputElement>(null);
  function show(message: string): void {
    setShown(({ occurrence }) => ({ text: message, occurrence: occurrence + 1 }));
    input.current?.focus();
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    if (text === '') return show(t('moreTime.missing'));
    setSending(true);
    try {
      await onAdd(isPin(text) ? { pin: text } : { password: text });
    } catch (error) {
      setSending(false);
      show(errorText(error, isPin(text), t));
    }
  }
  function change(next: string): void {
    setText(next);
    setShown((now) => ({ ...now, text: '' }));
  }
  return (
    <Dialog
      title={t('moreTime.title')}
      description={t('moreTime.text', { minutes: extraMinutes })}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('moreTime.cancel')}
        </Button>
      }
    >
      <Form method="post" validationBehavior="aria" onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={t('moreTime.field')}
          autoComplete="off"
          isRequired
          value={text}
          onChange={change}
          inputRef={input}
          errorMessage={shown.text || undefined}
        />
        <LiveRegion politeness="assertive" message={shown.text} occurrence={shown.occurrence} />
        <Button type="submit" size="medium" isPending={isSending} pendingLabel={t('moreTime.pending')}>
          {t('moreTime.submit', { minutes: extraMinutes })}
        </Button>
      </Form>
    </Dialog>
  );
}
