import { logoutPath } from '@countertop/contract/accounts/account.limits';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Spinner } from '@countertop/design-system/Spinner';
import { loadView } from '../../app/view.tsx';
import { en } from './signOut.messages.ts';
import { type LoadSender, type Unsent, useSendUnsent } from './useSendUnsent.ts';

export interface UnsentDialogProps {
  onClose: () => void;
  /** Loads the component that sends the progress. Only the game knows what it has stored. */
  loadSender?: LoadSender;
  /** Navigates by loading a document. */
  leave?: (href: string) => void;
}

const loadGameSender: LoadSender = (props) => loadView({ remote: 'mf_game', page: 'SendUnsent', props });
const leaveFor = (href: string): void => location.assign(href);

/** Sends unsent progress before signing out. If that fails, the person decides. */
export function UnsentDialog({ onClose, loadSender = loadGameSender, leave = leaveFor }: UnsentDialogProps) {
  const t = useMessages(en);
  const { Sender, isStuck, unsent, tryAgain } = useSendUnsent(loadSender, () => leave(logoutPath));
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
  // Restaurants and awards of other players are sent in their own sessions only.
  const canTryAgain = unsent.length === 0 || unsent.some(({ isOwn, answers }) => isOwn || answers > 0);
  const choices = (
    <>
      <Button variant="outline" tone="danger" onPress={() => leave(logoutPath)}>
        {t('signOut.anyway')}
      </Button>
      {stay}
      {canTryAgain && <Button onPress={tryAgain}>{t('signOut.again')}</Button>}
    </>
  );
  const title = t('signOut.unsaved.title');
  return (
    <Dialog key="stuck" role="alertdialog" size="small" title={title} isOpen onOpenChange={onClose} actions={choices}>
      {unsent.length === 0 ? (
        t('signOut.unsaved')
      ) : (
        <>
          <p>{t('signOut.list')}</p>
          <UnsentList unsent={unsent} />
          {canTryAgain && <p>{t('signOut.check')}</p>}
          {unsent.some(({ isOwn, awards, hasGame }) => !isOwn && (awards > 0 || hasGame)) && (
            <p>{t('signOut.others')}</p>
          )}
        </>
      )}
    </Dialog>
  );
}

function UnsentList({ unsent }: { unsent: Unsent }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale);
  return (
    <ul>
      {unsent.map(({ name, isOwn, answers, awards, hasGame }) => {
        const player = isOwn ? t('signOut.you') : (name ?? t('signOut.other'));
        const things = list.format([
          ...(answers > 0 ? [t('signOut.answers', { count: answers })] : []),
          ...(awards > 0 ? [t('signOut.awards', { count: awards })] : []),
          ...(hasGame ? [t('signOut.game')] : []),
        ]);
        return <li key={`${player} ${things}`}>{t('signOut.player', { name: player, things })}</li>;
      })}
    </ul>
  );
}
