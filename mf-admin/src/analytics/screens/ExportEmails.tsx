import { CallError } from '@countertop/client/CallError';
import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { mailIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { en } from '../analytics.messages.ts';
import { PrivacyNote } from './PrivacyNote.tsx';

export interface ExportEmailsProps {
  /** Downloads the file and returns its name. Rejects on failure. */
  onExportEmails: () => Promise<string>;
}

const refusals: readonly number[] = [401, 403];

/** Exports early-access emails, after a confirmation that says the export is logged. */
export function ExportEmails({ onExportEmails }: ExportEmailsProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const failure = (error: unknown) =>
    error instanceof CallError && refusals.includes(error.status) ? t('wishes.ask.refused') : t('wishes.ask.failed');
  async function take(): Promise<void> {
    notify({ message: t('wishes.done', { file: await onExportEmails() }), tone: 'success' });
  }
  return (
    <Stack gap="s" align="start">
      <PrivacyNote>{t('wishes.export.why')}</PrivacyNote>
      <Button variant="outline" size="medium" icon={mailIcon} onPress={() => setOpen(true)}>
        {t('wishes.export')}
      </Button>
      <AlertDialog
        title={t('wishes.ask')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={t('wishes.ask.confirm')}
        pendingLabel={t('wishes.ask.pending')}
        failureMessage={failure}
        onConfirm={take}
      >
        {t('wishes.ask.text')}
      </AlertDialog>
    </Stack>
  );
}
