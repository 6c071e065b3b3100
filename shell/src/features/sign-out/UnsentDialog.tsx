import { logoutPath } from '@countertop/contract/account.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { SendUnsentProps } from '@countertop/mf-game/SendUnsent';
import { Spinner } from '@countertop/design-system/Spinner';
import { loadView } from '../../app/view.tsx';
import { en } from './signOut.messages.ts';
import { type FetchSender, useSending } from './useSending.ts';

export interface UnsentDialogProps {
  /** The person stays. */
  onClose: () => void;
  /** Fetches what sends: only the game knows what it keeps. */
  fetchSender?: FetchSender;
  /** Goes to another page by loading it. */
  leave?: (href: string) => void;
}

const senderOfGame: FetchSender = (onSettled) =>
  loadView({ remote: 'mf_game', page: 'SendUnsent', props: { onSettled } satisfies SendUnsentProps });
const leaveFor = (href: string): void => location.assign(href);

/** The way out for somebody whose game the server does not have: it is sent first, and if that fails the person decides. */
export function UnsentDialog({ onClose, fetchSender = senderOfGame, leave = leaveFor }: UnsentDialogProps) {
  const t = useMessages(en);
  const { Sender, isStuck, tryAgain } = useSending(fetchSender, () => leave(logoutPath));
  const stay = (
    <Button emphasis="quiet" onPress={onClose}>
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
  const choice = (
    <>
      <Button emphasis="quietDanger" onPress={() => leave(logoutPath)}>
        {t('signOut.anyway')}
      </Button>
      {stay}
      <Button onPress={tryAgain}>{t('signOut.again')}</Button>
    </>
  );
  const title = t('signOut.unsaved.title');
  return (
    <Dialog key="stuck" role="alertdialog" size="small" title={title} isOpen onOpenChange={onClose} actions={choice}>
      {t('signOut.unsaved')}
    </Dialog>
  );
}
