import type { OwnPayment } from '@countertop/contract/payments/payments';
import { refundEveryMonths } from '@countertop/contract/payments/plans';
import { Button } from '@countertop/design-system/Button';
import { undoIcon } from '@countertop/design-system/icons';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { useState } from 'react';
import { dayOf } from '../../shared/dates.ts';
import { keepFocus } from '@countertop/design-system/Page';
import { PageLink } from '@countertop/routes/PageLink';
import { en as refundTexts } from './refund.messages.ts';
import type { RefundDialogProps } from './RefundDialog.tsx';
import { en } from './subscription.messages.ts';

const RefundDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "refund" */ './RefundDialog.tsx')).RefundDialog,
);

export interface RefundStatusProps {
  payment: OwnPayment;
  onRefund: RefundDialogProps['onRefund'];
}

/** The refund of a payment, or how to get one while the guarantee lasts. */
export function RefundStatus({ payment, onRefund }: RefundStatusProps) {
  const t = useMessages(refundTexts);
  const { refund } = payment;
  return (
    <>
      <Refunded payment={payment} />
      {refund?.state === 'available' && <RefundButton payment={payment} refund={refund} onRefund={onRefund} />}
      {refund?.state === 'used' && <AskSupport />}
      {refund?.state === 'disputed' && <p>{t('refund.disputed')}</p>}
      {refund?.state === 'failed' && <RejectedRefund />}
    </>
  );
}

/** Returns the message of what happened to the money of a payment; null if it was only paid. */
function moneyBackOf({ status, refundedCents, refund }: OwnPayment) {
  if (status === 'refunded') return 'payments.refunded';
  if (status === 'charged_back') return 'payments.chargedBack';
  if (refund?.state === 'disputed') return 'payments.disputed';
  if (refund?.state === 'failed') return 'payments.refundFailed';
  if (refund?.state === 'requested') return 'payments.requested';
  return refundedCents > 0 ? 'payments.partly' : null;
}

/** A refund that was made, in full or in part, is on its way or has failed, or a dispute. */
function Refunded({ payment }: Pick<RefundStatusProps, 'payment'>) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const message = moneyBackOf(payment);
  if (message === null) return null;
  return (
    <Tag tone="info" icon={undoIcon}>
      {message === 'payments.partly'
        ? t(message, { amount: formatMoney(payment.refundedCents, locale, 2) })
        : t(message)}
    </Tag>
  );
}

interface RefundButtonProps extends RefundStatusProps {
  refund: Extract<OwnPayment['refund'], { state: 'available' }>;
}

function RefundButton({ payment, refund: { until, planEndDate }, onRefund }: RefundButtonProps) {
  const t = useMessages(refundTexts);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const preload = () => void RefundDialog.preload();
  return (
    <>
      <p>{t('refund.until', { date: dayOf(until, locale) })}</p>
      <Button
        variant="outline"
        tone="danger"
        size="medium"
        aria-label={t('refund.button.name', { number: payment.receiptNumber })}
        onHoverStart={preload}
        onFocus={preload}
        onPress={() => setOpen(true)}
      >
        {t('refund.button')}
      </Button>
      {isOpen && (
        <LazyBoundary onDismiss={close}>
          <RefundDialog
            payment={payment}
            planEndDate={planEndDate}
            onRefund={onRefund}
            onRefunded={keepFocus}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}

function AskSupport() {
  const t = useMessages(refundTexts);
  return (
    <>
      <p>{t('refund.used', { months: refundEveryMonths })}</p>
      <PageLink variant="standalone" to="/support">
        {t('refund.used.support')}
      </PageLink>
    </>
  );
}

function RejectedRefund() {
  const t = useMessages(refundTexts);
  return (
    <>
      <p>{t('refund.rejected')}</p>
      <PageLink variant="standalone" to="/support" search={{ topic: 'payment' }}>
        {t('refund.rejected.support')}
      </PageLink>
    </>
  );
}
