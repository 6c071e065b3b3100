import { queryClient } from '@countertop/client/shared/queryClient';
import type { OwnPayment, RefundResult } from '@countertop/contract/payments/payments';
import { plans, refundEveryMonths } from '@countertop/contract/payments/plans';
import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { notify } from '@countertop/design-system/notifications';
import { useMutation } from '@tanstack/react-query';
import { dayOf } from '../../shared/dates.ts';
import { useErrorText } from '../../shared/errorText.ts';
import { en } from './refund.messages.ts';
import { prose } from './Subscription.styles.ts';

export interface RefundDialogProps {
  payment: OwnPayment;
  /** When the plan ends after the refund; null if right away. */
  planEndDate: string | null;
  /** Refunds the payment with this receipt number. Rejects if that could not be requested. */
  onRefund: (receiptNumber: string) => Promise<RefundResult>;
  onRefunded: () => void;
  onClose: () => void;
}

/** Confirms a refund, and says how much comes back and when the plan ends. */
export function RefundDialog({ payment, planEndDate, onRefund, onRefunded, onClose }: RefundDialogProps) {
  const t = useMessages(en);
  const errorText = useErrorText();
  const { locale } = useLocale();
  const { receiptNumber, tier, amountCents, refundedCents } = payment;
  const amount = formatMoney(amountCents - refundedCents, locale, 2);

  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => onRefund(receiptNumber),
      onSuccess({ state }) {
        notify({
          title: t(`refund.${state}.title`),
          message: t(`refund.${state}`, { amount }),
          tone: state === 'refunded' ? 'success' : 'neutral',
        });
        onClose();
        onRefunded();
      },
    },
    queryClient,
  );
  const failure = error ? errorText(error, t('refund.failed')) : '';

  const actions = (
    <>
      <Button variant="outline" isDisabled={isPending} onPress={onClose}>
        {t('refund.keep')}
      </Button>
      <Button tone="danger" isPending={isPending} pendingLabel={t('refund.pending')} onPress={() => mutate()}>
        {t('refund.button')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('refund.title', { amount })}
      size="small"
      isOpen
      isKeyboardDismissDisabled={isPending}
      onOpenChange={onClose}
      actions={actions}
    >
      <div css={prose}>
        <p>
          {planEndDate === null
            ? t('refund.endsNow', { plan: plans[tier].nameInSentence })
            : t('refund.endsOn', { date: dayOf(planEndDate, locale) })}
        </p>
        <p>{t('refund.card')}</p>
        <p>{t('refund.once', { months: refundEveryMonths })}</p>
        {failure !== '' && <p data-error="">{failure}</p>}
      </div>
      <LiveRegion politeness="assertive" message={failure} />
    </Dialog>
  );
}
