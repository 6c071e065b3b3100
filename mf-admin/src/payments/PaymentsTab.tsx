import type { AdminPayment } from '@countertop/contract/payments/adminPayments';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useRef, useState } from 'react';
import { LoadMore } from '../shared/pages/LoadMore.tsx';
import type { MorePages } from '../shared/pages/morePages.ts';
import { formatMoment } from '../shared/report/formatCell.ts';
import { Attention } from './Attention.tsx';
import { FindPayments, type FindPaymentsProps } from './FindPayments.tsx';
import { HistoryDialog, type HistoryDialogProps } from './HistoryDialog.tsx';
import { en } from './payments.messages.ts';
import { PaymentsTable } from './PaymentsTable.tsx';

/** The loaded part of the payments. */
export interface PaymentList extends MorePages, FindPaymentsProps, Pick<HistoryDialogProps, 'loadHistory'> {
  /** Payments that a person has to do something about. */
  readonly attention: readonly AdminPayment[];
  /** Newest first. */
  readonly payments: readonly AdminPayment[];
  /** Since when the provider's events have been missing, ISO 8601; null if none is missing. */
  readonly silentSince: string | null;
  /** Records that the money of a failed refund was returned in another way. Rejects on failure. */
  readonly onReturned: (paymentId: string) => Promise<void>;
}

/** Payments with their refunds and disputes, and the history of each account. */
export function PaymentsTab({ list }: { list: PaymentList }) {
  const { attention, payments, silentSince, find } = list;
  const t = useMessages(en);
  const { locale } = useLocale();
  const [opened, setOpened] = useState<AdminPayment | null>(null);
  const [done, setDone] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const count = t('payments.count', { count: payments.length });

  async function markReturned({ paymentId, receiptNumber: receipt }: AdminPayment): Promise<void> {
    await list.onReturned(paymentId);
    setDone(t('attention.returned.done', { receipt }));
    // The button that had the focus is gone.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('payments.title')}>
      <Stack gap="m">
        {silentSince !== null && (
          <SectionCard title={t('silent.title')} lead={t('silent.text', { moment: formatMoment(silentSince, locale) })}>
            {null}
          </SectionCard>
        )}
        {attention.length > 0 && <Attention payments={attention} onReturned={markReturned} onHistory={setOpened} />}
        <SectionCard title={t('payments.title')} lead={t('payments.lead')}>
          <Stack gap="m">
            <FindPayments find={find} onFind={list.onFind} />
            {payments.length === 0 ? (
              <EmptyState level={3} title={t(find === '' ? 'payments.none' : 'payments.notFound')}>
                {find === '' ? t('payments.none.text') : t('payments.notFound.text', { find })}
              </EmptyState>
            ) : (
              <PaymentsTable payments={payments} onHistory={setOpened} />
            )}
            <p>{count}</p>
            <LoadMore
              {...list}
              label={t('payments.more')}
              pendingLabel={t('payments.loadingMore')}
              failure={t('payments.moreFailed')}
            />
            <LiveRegion message={count} />
          </Stack>
        </SectionCard>
        {opened !== null && (
          <HistoryDialog payment={opened} loadHistory={list.loadHistory} onClose={() => setOpened(null)} />
        )}
        <LiveRegion message={done} />
      </Stack>
    </div>
  );
}
