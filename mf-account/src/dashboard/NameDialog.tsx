import { displayNameMaxLength } from '@countertop/contract/accounts/account.limits';
import { nameErrorOf } from '@countertop/contract/shared/name.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Form } from '@countertop/design-system/Form';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { TextField } from '@countertop/design-system/TextField';
import { type FormEvent, useId, useState } from 'react';
import { en } from './dashboard.messages.ts';

export interface NameDialogProps {
  /** The current name; empty if there is none. */
  name: string;
  /** Saves the trimmed name. Rejects if that fails. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Changes the display name. Closes once it is saved; a toast reports the result. */
export function NameDialog({ name, onSave, onClose }: NameDialogProps) {
  const t = useMessages(en);
  const formId = useId();
  const [text, setText] = useState(name);
  const [isSaving, setSaving] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const wanted = text.trim();
  const error = nameErrorOf(text, displayNameMaxLength);

  async function save(): Promise<void> {
    if (isSaving) return;
    setUnreadable(error === 'unreadable');
    if (error === 'unreadable') return;
    if (error === 'empty') {
      notify({ title: t('name.required.title'), message: t('name.required'), tone: 'danger' });
      return;
    }
    setSaving(true);
    try {
      await onSave(wanted);
      notify({ title: t('name.updated.title'), message: t('name.updated'), tone: 'success' });
      onClose();
    } catch {
      notify({ title: t('name.failed.title'), message: t('name.failed'), tone: 'danger' });
      setSaving(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  const actions = (
    <>
      <Button variant="outline" onPress={onClose}>
        {t('name.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        isDisabled={error === 'empty'}
        isPending={isSaving}
        pendingLabel={t('name.saving')}
      >
        {t('name.save')}
      </Button>
    </>
  );
  // A browser does not submit a form whose button is disabled, but Enter must explain why.
  const onKeyDown = (event: { key: string; continuePropagation: () => void }) => {
    if (event.key === 'Enter' && error === 'empty') void save();
    else event.continuePropagation();
  };
  return (
    <Dialog title={t('name.edit')} size="small" isOpen onOpenChange={onClose} actions={actions}>
      <Form id={formId} validationBehavior="aria" onSubmit={submit}>
        <TextField
          label={t('name.field')}
          description={t('name.help')}
          autoComplete="nickname"
          maxLength={displayNameMaxLength}
          errorMessage={isUnreadable ? t('name.unreadable') : undefined}
          value={text}
          onChange={(next) => {
            setText(next);
            setUnreadable(false);
          }}
          onKeyDown={onKeyDown}
        />
      </Form>
    </Dialog>
  );
}
