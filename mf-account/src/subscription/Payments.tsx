import type { OwnPayment } from '@countertop/contract/payments';
import { plans } from '@countertop/contract/plans';
import { undoIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Tag } from '@countertop/design-system/Tag';
import { dayOf } from '../account/dates.ts';
import { en } from './messages/en.messages.ts';
import { rows } from './Subscription.styles.ts';

export interface PaymentsProps {
  /** Newest first. */
  payments: readonly OwnPayment[];
}

/** What somebody has paid, each with the number of its receipt. */
export function Payments({ payments }: PaymentsProps) {
  const t = useMessages(en);
  if (payments.length === 0) return <p>{t('payments.none')}</p>;
  return (
    <ul css={rows}>
      {payments.map((payment) => (
        <Payment key={payment.receiptNumber} payment={payment} />
      ))}
    </ul>
  );
}

function Payment({ payment }: { payment: OwnPayment }) {
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
      </div>
    </li>
  );
}

/** What was given back: all of it, or a part. */
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
