import type { AdminPayment } from '@countertop/contract/payments/adminPayments';
import { AlertDialog } from '@countertop/design-system/AlertDialog';
import { Button } from '@countertop/design-system/Button';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { formatDay } from '../shared/report/formatCell.ts';
import { facts } from '../support/Support.styles.ts';
import { en } from './payments.messages.ts';
import { HistoryButton, type PaymentsTableProps } from './PaymentsTable.tsx';

export interface AttentionProps extends PaymentsTableProps {
  /** Records that the money of a failed refund was returned in another way. Rejects on failure. */
  onReturned: (payment: AdminPayment) => Promise<void>;
}

/** Payments that a person has to do something about. */
export function Attention({ payments, onReturned, onHistory }: AttentionProps) {
  const t = useMessages(en);
  return (
    <SectionCard title={t('attention.title')} lead={t('attention.lead')}>
      <Stack as="ul" gap="cards">
        {payments.map((payment) => (
          <Item key={payment.paymentId} payment={payment} onReturned={onReturned} onHistory={onHistory} />
        ))}
      </Stack>
    </SectionCard>
  );
}

interface ItemProps extends Pick<AttentionProps, 'onHistory' | 'onReturned'> {
  payment: AdminPayment;
}

function useReason({ hasFailedRefund, status, dispute }: AdminPayment): string {
  const t = useMessages(en);
  const { locale } = useLocale();
  if (hasFailedRefund) return t('attention.refund');
  if (status === 'review') return t('attention.review');
  const day = dispute?.respondBy;
  return day ? t('attention.dispute.by', { day: formatDay(day, locale) }) : t('attention.dispute');
}

function Item({ payment, onReturned, onHistory }: ItemProps) {
  const { receiptNumber, email, amountCents, paymentId, hasFailedRefund } = payment;
  const t = useMessages(en);
  const { locale } = useLocale();
  const reason = useReason(payment);
  const [isReturning, setReturning] = useState(false);
  const amount = formatMoney(amountCents, locale, 2);
  return (
    <li>
      <Stack gap="s">
        <h3>{reason}</h3>
        <dl css={facts}>
          <dt>{t('column.receipt')}</dt>
          <dd>
            <bdi dir="ltr">{receiptNumber}</bdi>
          </dd>
          <dt>{t('column.email')}</dt>
          <dd>{email === null ? t('payer.erased') : <EmailAddress address={email} />}</dd>
          <dt>{t('column.amount')}</dt>
          <dd>{amount}</dd>
          <dt>{t('history.payment')}</dt>
          <dd>
            <code dir="ltr">{paymentId}</code>
          </dd>
        </dl>
        <Stack direction="horizontal" gap="s">
          <HistoryButton payment={payment} onHistory={onHistory} />
          {hasFailedRefund && (
            <Button size="medium" onPress={() => setReturning(true)}>
              {t('attention.returned')}
            </Button>
          )}
        </Stack>
      </Stack>
      <AlertDialog
        title={t('attention.returned.title', { amount })}
        isOpen={isReturning}
        onOpenChange={setReturning}
        confirmLabel={t('attention.returned')}
        pendingLabel={t('attention.returning')}
        failureMessage={() => t('attention.returned.failed')}
        onConfirm={() => onReturned(payment)}
      >
        {t('attention.returned.text', { receipt: receiptNumber })}
      </AlertDialog>
    </li>
  );
}
