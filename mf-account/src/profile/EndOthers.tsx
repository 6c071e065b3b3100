import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useState } from 'react';
import { en } from './profile.messages.ts';

export interface EndOthersProps {
  /** Number of other sessions. */
  count: number;
  /** Ends them. Rejects if that fails. */
  onEnd: () => Promise<void>;
}

/** Signs the user out everywhere else, after a confirmation. */
export function EndOthers({ count, onEnd }: EndOthersProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  async function end(): Promise<void> {
    await onEnd();
    notify({ title: t('sessions.othersEnded.title'), message: t('sessions.othersEnded'), tone: 'success' });
  }
  return (
    <div>
      <Button variant="outline" tone="danger" size="medium" onPress={() => setOpen(true)}>
        {t('sessions.endOthers')}
      </Button>
      <AlertDialog
        title={t('sessions.endOthers.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={t('sessions.endOthers')}
        pendingLabel={t('sessions.ending')}
        failureMessage={() => t('sessions.othersFailed')}
        isDestructive
        onConfirm={end}
      >
        {t('sessions.endOthers.text', { count })}
      </AlertDialog>
    </div>
  );
}
