import type { OwnPayment } from '@countertop/contract/payments';
import { plans } from '@countertop/contract/plans';
import { undoIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { dayOf } from '../../shared/dates.ts';
import { isPaid, type UserFacts } from '../../shared/user.ts';
import { ReceiptButton, type ReceiptButtonProps } from '../receipt/ReceiptButton.tsx';
import { en } from './subscription.messages.ts';
import { rows } from './Subscription.styles.ts';

export interface PaymentsProps extends Pick<ReceiptButtonProps, 'onDownload'> {
  /** Newest first. */
  payments: readonly OwnPayment[];
  /** Name of the payer. */
  user: UserFacts;
}

/** The user's payments, each with its receipt. */
export function Payments({ payments, user, onDownload }: PaymentsProps) {
  const t = useMessages(en);
  if (payments.length === 0) return <p>{t(isPaid(user) ? 'payments.granted' : 'payments.none')}</p>;
  return (
    <ul css={rows}>
      {payments.map((payment) => (
        // Two payments of one order have the same receipt number.
        <Payment
          key={`${payment.receiptNumber} ${payment.paidAt}`}
          payment={payment}
          payer={user}
          onDownload={onDownload}
        />
      ))}
    </ul>
  );
}

function Payment({ payment, payer, onDownload }: ReceiptButtonProps) {
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
        <Refund payment={payment} />
        <ReceiptButton payment={payment} payer={payer} onDownload={onDownload} />
      </div>
    </li>
  );
}

/** Refund of a payment: full or partial. */
function Refund({ payment: { status, refundedCents } }: { payment: OwnPayment }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (status !== 'refunded' && refundedCents === 0) return null;
  const partly = () => t('payments.partly', { amount: formatMoney(refundedCents, locale, 2) });
  return (
    <Tag tone="info" icon={undoIcon}>
      {status === 'refunded' ? t('payments.refunded') : partly()}
    </Tag>
  );
}
