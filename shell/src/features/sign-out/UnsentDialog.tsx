import { logoutPath } from '@countertop/contract/account.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { SendUnsentProps } from '@countertop/mf-game/SendUnsent';
import { Spinner } from '@countertop/design-system/Spinner';
import { loadView } from '../../app/view.tsx';
import { en } from './signOut.messages.ts';
import { type LoadSender, useSendUnsent } from './useSendUnsent.ts';

export interface UnsentDialogProps {
  onClose: () => void;
  /** Loads the component that sends the progress. Only the game knows what it has stored. */
  loadSender?: LoadSender;
  /** Navigates by loading a document. */
  leave?: (href: string) => void;
}

const loadGameSender: LoadSender = (onSettled) =>
  loadView({ remote: 'mf_game', page: 'SendUnsent', props: { onSettled } satisfies SendUnsentProps });
const leaveFor = (href: string): void => location.assign(href);

/** Sends unsent progress before signing out. If that fails, the person decides. */
export function UnsentDialog({ onClose, loadSender = loadGameSender, leave = leaveFor }: UnsentDialogProps) {
  const t = useMessages(en);
  const { Sender, isStuck, tryAgain } = useSendUnsent(loadSender, () => leave(logoutPath));
  const stay = (
    <Button variant="outline" onPress={onClose}>
      {t('signOut.stay')}
    </Button>
  );
  if (!isStuck) {
    return (
      <Dialog size="small" title={t('signOut.sending.title')} isOpen onOpenChange={onClose} actions={stay}>
        <Spinner label={t('signOut.sending')} appears="atOnce" />
        {Sender && <Sender />}
      </Dialog>
    );
  }
  const choices = (
    <>
      <Button variant="outline" tone="danger" onPress={() => leave(logoutPath)}>
        {t('signOut.anyway')}
      </Button>
      {stay}
      <Button onPress={tryAgain}>{t('signOut.again')}</Button>
    </>
  );
  const title = t('signOut.unsaved.title');
  return (
    <Dialog key="stuck" role="alertdialog" size="small" title={title} isOpen onOpenChange={onClose} actions={choices}>
      {t('signOut.unsaved')}
    </Dialog>
  );
}
