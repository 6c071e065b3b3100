import { pinDigits } from '@countertop/contract/family/family.limits';
import { hasErrorCode } from '@countertop/client/shared/CallError';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { TextField } from '@countertop/design-system/TextField';
import { useState } from 'react';
import { buttons } from '../shared/Account.styles.ts';
import { AccountForm } from '../sign-in/AccountForm.tsx';
import { useSubmission } from '../sign-in/useSubmission.ts';
import type { FamilyCalls } from './familyCalls.ts';
import { en } from './pin.messages.ts';
import { useAction } from './useAction.ts';

export interface PinCardProps {
  hasPin: boolean;
  calls: Pick<FamilyCalls, 'setPin'>;
}

/** The PIN with which a grown-up takes a device back. */
export function PinCard({ hasPin, calls }: PinCardProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const { isPending, run } = useAction();
  const remove = () =>
    run(async () => {
      await calls.setPin(null);
      notify({ title: t('pin.removed.title'), message: t('pin.removed'), tone: 'success' });
    });
  return (
    <SectionCard title={t('pin.title')}>
      <p>{t(hasPin ? 'pin.on' : 'pin.off')}</p>
      <div css={buttons}>
        <Button variant="outline" size="medium" onPress={() => setOpen(true)}>
          {t(hasPin ? 'pin.change' : 'pin.set')}
        </Button>
        {hasPin && (
          <Button
            variant="outline"
            tone="danger"
            size="medium"
            isPending={isPending}
            pendingLabel={t('pin.removing')}
            onPress={remove}
          >
            {t('pin.remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <PinDialog
          title={t(hasPin ? 'pin.change' : 'pin.set')}
          onSave={(pin) => calls.setPin(pin)}
          onClose={() => setOpen(false)}
        />
      )}
    </SectionCard>
  );
}

/** Whether a PIN is one digit four times, or counts up or down by one. */
function isEasy(pin: string): boolean {
  const steps = new Set(
    Array.from({ length: pin.length - 1 }, (_, index) => Number(pin[index + 1]) - Number(pin[index])),
  );
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

interface PinDialogProps {
  title: string;
  onSave: (pin: string) => Promise<unknown>;
  onClose: () => void;
}

function PinDialog({ title, onSave, onClose }: PinDialogProps) {
  const t = useMessages(en);
  const [pin, setPin] = useState('');
  const { submission, submit, field } = useSubmission();
  const digits = pinDigits;

  function found(): Record<string, string> {
    if (pin.length !== digits || !/^\d+$/.test(pin)) return { pin: t('pin.wrong', { digits }) };
    return isEasy(pin) ? { pin: t('pin.easy') } : {};
  }

  async function save(): Promise<void> {
    try {
      await onSave(pin);
    } catch (error) {
      // The user closed the password dialog and can try again.
      if (hasErrorCode(error, 'password_needed')) return;
      throw error;
    }
    notify({ title: t('pin.saved.title'), message: t('pin.saved'), tone: 'success' });
    onClose();
  }

  return (
    <Dialog
      title={title}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="outline" onPress={onClose}>
          {t('pin.cancel')}
        </Button>
      }
    >
      <AccountForm
        submission={submission}
        submitLabel={t('pin.save')}
        sendingLabel={t('pin.saving')}
        onSubmit={() => void submit(found(), save)}
      >
        <TextField
          label={t('pin.field')}
          description={t('pin.help', { digits })}
          autoComplete="off"
          inputMode="numeric"
          maxLength={digits}
          writing="ltr"
          isRequired
          {...field('pin', pin, setPin)}
        />
      </AccountForm>
    </Dialog>
  );
}
