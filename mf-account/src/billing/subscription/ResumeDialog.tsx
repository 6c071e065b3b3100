import { queryClient } from '@countertop/client/shared/queryClient';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useMutation } from '@tanstack/react-query';
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
  const date = dayOf(user.subscriptionEndDate ?? '', locale);

  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: onResume,
      onSuccess(now) {
        notify({ title: t('resume.done.title'), message: t('resume.done', { date }), tone: 'success' });
        onClose();
        onResumed(now);
      },
    },
    queryClient,
  );
  const failure = error ? errorText(error, t('resume.failed')) : '';

  const actions = (
    <>
      <Button variant="outline" isDisabled={isPending} onPress={onClose}>
        {t('resume.not')}
      </Button>
      <Button isPending={isPending} pendingLabel={t('resume.pending')} onPress={() => mutate()}>
        {t('resume.button')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('resume.title')}
      size="small"
      isOpen
      isKeyboardDismissDisabled={isPending}
      onOpenChange={onClose}
      actions={actions}
    >
      <div css={prose}>
        <p>{t('resume.text', { date })}</p>
        {failure !== '' && <p data-error="">{failure}</p>}
      </div>
      <LiveRegion politeness="assertive" message={failure} />
    </Dialog>
  );
}
