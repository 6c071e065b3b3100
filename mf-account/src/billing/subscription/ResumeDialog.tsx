import type { CurrentUser } from '@countertop/contract/user';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useState } from 'react';
import { dayOf } from '../../shared/dates.ts';
import type { UserFacts } from '../../shared/user.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { en } from './subscription.messages.ts';
import { prose } from './Subscription.styles.ts';

export interface ResumeDialogProps {
  user: UserFacts;
  onResume: () => Promise<CurrentUser>;
  onResumed: (user: CurrentUser) => void;
  onClose: () => void;
}

/** Confirms that a canceled subscription is resumed, and says that it costs nothing. */
export function ResumeDialog({ user, onResume, onResumed, onClose }: ResumeDialogProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [isResuming, setResuming] = useState(false);
  const [failure, setFailure] = useState('');
  const date = dayOf(user.subscriptionEndDate ?? '', locale);

  async function resume(): Promise<void> {
    if (isResuming) return;
    setResuming(true);
    setFailure('');
    try {
      const now = await onResume();
      notify({ title: t('resume.done.title'), message: t('resume.done', { date }), tone: 'success' });
      onClose();
      onResumed(now);
    } catch (error) {
      setFailure(errorText(error, t('resume.failed')));
      setResuming(false);
    }
  }

  const actions = (
    <>
      <Button variant="outline" isDisabled={isResuming} onPress={onClose}>
        {t('resume.not')}
      </Button>
      <Button isPending={isResuming} pendingLabel={t('resume.pending')} onPress={() => void resume()}>
        {t('resume.button')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('resume.title')}
      size="small"
      isOpen
      isKeyboardDismissDisabled={isResuming}
      onOpenChange={onClose}
      actions={actions}
    >
      <div css={prose}>
        <p>{t('resume.text', { date })}</p>
        {failure !== '' && <p data-problem="">{failure}</p>}
      </div>
      <LiveRegion politeness="assertive" message={failure} />
    </Dialog>
  );
}
