import type { AdminPayment } from '@countertop/contract/adminPayments';
import { Button } from '@countertop/design-system/Button';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { formatDay } from '../shared/report/formatCell.ts';
import { facts, list } from '../support/Support.styles.ts';
import { en } from './payments.messages.ts';
import { HistoryButton, type PaymentsTableProps } from './PaymentsTable.tsx';

export interface AttentionProps extends PaymentsTableProps {
  /** Records that the money of a failed refund was returned in another way. Rejects on failure. */
  onReturned: (paymentId: string) => Promise<void>;
}

/** Payments that a person has to do something about. */
export function Attention({ payments, onReturned, onHistory }: AttentionProps) {
  const t = useMessages(en);
  const [done, setDone] = useState('');

  async function markReturned({ paymentId, receiptNumber: receipt }: AdminPayment): Promise<void> {
    await onReturned(paymentId);
    setDone(t('attention.returned.done', { receipt }));
  }

  return (
    <SectionCard title={t('attention.title')} lead={t('attention.lead')}>
      <ul css={list}>
        {payments.map((payment) => (
          <Item key={payment.paymentId} payment={payment} onReturned={markReturned} onHistory={onHistory} />
        ))}
      </ul>
      <LiveRegion message={done} />
    </SectionCard>
  );
}

interface ItemProps extends Pick<AttentionProps, 'onHistory'> {
  payment: AdminPayment;
  onReturned: (payment: AdminPayment) => Promise<void>;
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
  const [step, setStep] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function save(): Promise<void> {
    setStep('saving');
    try {
      await onReturned(payment);
      setStep('idle');
    } catch (error) {
      console.warn('The returned money was not recorded.', error);
      setStep('failed');
    }
  }

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
          <dd>{formatMoney(amountCents, locale, 2)}</dd>
          <dt>{t('history.payment')}</dt>
          <dd>
            <code dir="ltr">{paymentId}</code>
          </dd>
        </dl>
        <Stack direction="horizontal" gap="s">
          <HistoryButton payment={payment} onHistory={onHistory} />
          {hasFailedRefund && (
            <Button
              size="medium"
              isPending={step === 'saving'}
              pendingLabel={t('attention.returning')}
              onPress={() => void save()}
            >
              {t('attention.returned')}
            </Button>
          )}
        </Stack>
        {step === 'failed' && <p role="alert">{t('attention.returned.failed')}</p>}
      </Stack>
    </li>
  );
}
