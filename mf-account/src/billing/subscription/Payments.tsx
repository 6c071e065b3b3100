import type { OwnPayment } from '@countertop/contract/payments/payments';
import { plans } from '@countertop/contract/payments/plans';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { dayOf } from '../../shared/dates.ts';
import { isPaid, type UserFacts } from '../../shared/user.ts';
import { ReceiptButton, type ReceiptButtonProps } from '../receipt/ReceiptButton.tsx';
import { RefundStatus, type RefundStatusProps } from './RefundStatus.tsx';
import { en } from './subscription.messages.ts';
import { rows } from './Subscription.styles.ts';

export interface PaymentsProps extends Pick<ReceiptButtonProps, 'onDownload'>, Pick<RefundStatusProps, 'onRefund'> {
  /** Newest first. */
  payments: readonly OwnPayment[];
  /** Name of the payer. */
  user: UserFacts;
}

/** The user's payments, each with its receipt and refund. */
export function Payments({ payments, user, onDownload, onRefund }: PaymentsProps) {
  const t = useMessages(en);
  if (payments.length === 0) {
    const reason = isPaid(user) ? 'granted' : 'none';
    return (
      <EmptyState level={3} title={t(`payments.${reason}.title`)}>
        {t(`payments.${reason}`)}
      </EmptyState>
    );
  }
  return (
    <ul css={rows}>
      {payments.map((payment) => (
        // Two payments of one order have the same receipt number.
        <Payment
          key={`${payment.receiptNumber} ${payment.paidAt}`}
          payment={payment}
          payer={user}
          onDownload={onDownload}
          onRefund={onRefund}
        />
      ))}
    </ul>
  );
}

function Payment({ payment, payer, onDownload, onRefund }: ReceiptButtonProps & RefundStatusProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { tier, period, paidAt, receiptNumber, amountCents } = payment;
  return (
    <li>
      <div>
        <p>{t(`payments.${period}`, { plan: plans[tier].name })}</p>
        <p>{t('payments.on', { date: dayOf(paidAt, locale) })}</p>
        <p>{t('payments.receipt', { number: receiptNumber })}</p>
      </div>
      <div>
        <p>
          <bdi dir="ltr">{formatMoney(amountCents, locale, 2)}</bdi>
        </p>
        <ReceiptButton payment={payment} payer={payer} onDownload={onDownload} />
        <RefundStatus payment={payment} onRefund={onRefund} />
      </div>
    </li>
  );
}
