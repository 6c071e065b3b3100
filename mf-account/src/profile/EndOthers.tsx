import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useState } from 'react';
import { en } from './profile.messages.ts';

export interface EndOthersProps {
  /** How many sessions there are beside the one that looks. */
  count: number;
  /** Ends them. Rejects when they did not end. */
  onEnd: () => Promise<void>;
}

/** Signs a person out everywhere else, after one question. */
export function EndOthers({ count, onEnd }: EndOthersProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  async function end(): Promise<void> {
    await onEnd();
    notify({ title: t('sessions.othersEnded.title'), message: t('sessions.othersEnded'), tone: 'success' });
  }
  return (
    <div>
      <Button emphasis="quietDanger" size="adult" onPress={() => setOpen(true)}>
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
