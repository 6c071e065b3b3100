import { track } from '@countertop/client/analytics/analytics';
import { queryClient } from '@countertop/client/shared/queryClient';
import { cancelReasonMaxBytes } from '@countertop/contract/payments/payments.limits';
import type { CurrentUser } from '@countertop/contract/accounts/user';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { TextArea } from '@countertop/design-system/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../shared/dates.ts';
import type { UserFacts } from '../../shared/user.ts';
import { useReauthentication } from '../../sign-in/useReauthentication.tsx';
import { useErrorText } from '../../shared/errorText.ts';
import { en } from './subscription.messages.ts';
import { prose } from './Subscription.styles.ts';

export interface CancelDialogProps {
  user: UserFacts;
  /** Cancels the subscription; without a reason if none was entered. */
  onCancel: (reason?: string) => Promise<CurrentUser>;
  onCancelled: (user: CurrentUser) => void;
  onClose: () => void;
}

/** In characters of at most four bytes, so that any text fits the server's limit. */
const reasonMaxLength = cancelReasonMaxBytes / 4;

/** Confirms the cancellation, asks for the password if the server requires it, says what stays, and takes an optional reason. Keeping the plan is the strong button. */
export function CancelDialog({ user, onCancel, onCancelled, onClose }: CancelDialogProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const { locale } = useLocale();
  const [reason, setReason] = useState('');
  const end = user.subscriptionEndDate && dayOf(user.subscriptionEndDate, locale);

  const { guard, dialog } = useReauthentication(queryClient);
  const given = reason.trim();
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => guard(() => onCancel(...(given === '' ? [] : [given]))),
      onSuccess(now) {
        track('subscription_cancelled', {
          tier: user.subscriptionTier,
          reason: given === '' ? null : given,
          timestamp: new Date().toISOString(),
        });
        notify({
          title: t('cancel.done.title'),
          message: end === null ? t('cancel.done') : t('cancel.done.until', { date: end }),
          tone: 'success',
        });
        onClose();
        onCancelled(now);
      },
    },
    queryClient,
  );
  const failure = error ? errorText(error, t('cancel.failed')) : '';

  const actions = (
    <>
      <Button
        variant="outline"
        tone="danger"
        isPending={isPending}
        pendingLabel={t('cancel.pending')}
        onPress={() => mutate()}
      >
        {t('cancel.button')}
      </Button>
      <Button isDisabled={isPending} onPress={onClose}>
        {t('cancel.keep')}
      </Button>
    </>
  );
  return (
    <>
      <Dialog
        title={t('cancel.title')}
        size="small"
        isOpen
        isKeyboardDismissDisabled={isPending}
        onOpenChange={onClose}
        actions={actions}
      >
        <div css={prose}>
          <p>{end === null ? t('cancel.now') : t('cancel.until', { date: end })}</p>
          <TextArea
            label={t('cancel.reason')}
            description={t('cancel.reason.help')}
            maxLength={reasonMaxLength}
            value={reason}
            onChange={setReason}
          />
          {failure !== '' && <p data-error="">{failure}</p>}
        </div>
        <LiveRegion politeness="assertive" message={failure} />
      </Dialog>
      {dialog}
    </>
  );
}
