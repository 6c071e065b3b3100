import type { AdminPayment } from '@countertop/contract/adminPayments';
import { Button } from '@countertop/design-system/Button';
import { EmptyState } from '@countertop/design-system/EmptyState';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { SectionCard } from '@countertop/design-system/SectionCard';
import { Stack } from '@countertop/design-system/Stack';
import { useState } from 'react';
import { formatMoment } from '../shared/report/formatCell.ts';
import { Attention, type AttentionProps } from './Attention.tsx';
import { FindPayments, type FindPaymentsProps } from './FindPayments.tsx';
import { HistoryDialog, type HistoryDialogProps } from './HistoryDialog.tsx';
import { en } from './payments.messages.ts';
import { PaymentsTable } from './PaymentsTable.tsx';

/** The loaded part of the payments. */
export interface PaymentList
  extends Pick<AttentionProps, 'onReturned'>, FindPaymentsProps, Pick<HistoryDialogProps, 'loadHistory'> {
  /** Payments that a person has to do something about. */
  readonly attention: readonly AdminPayment[];
  /** Newest first. */
  readonly payments: readonly AdminPayment[];
  /** Since when the provider's events have been missing, ISO 8601; null if none is missing. */
  readonly silentSince: string | null;
  /** Loads the next page. Null if there is none. */
  readonly onMore: (() => void) | null;
  readonly more: 'idle' | 'loading' | 'failed';
}

/** Payments with their refunds and disputes, and the history of each account. */
export function PaymentsTab({ list }: { list: PaymentList }) {
  const { attention, payments, silentSince, find } = list;
  const t = useMessages(en);
  const { locale } = useLocale();
  const [opened, setOpened] = useState<AdminPayment | null>(null);
  return (
    <Stack gap="m">
      {silentSince !== null && (
        <SectionCard title={t('silent.title')} lead={t('silent.text', { moment: formatMoment(silentSince, locale) })}>
          {null}
        </SectionCard>
      )}
      {attention.length > 0 && <Attention payments={attention} onReturned={list.onReturned} onHistory={setOpened} />}
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
          <More {...list} />
        </Stack>
      </SectionCard>
      {opened !== null && (
        <HistoryDialog payment={opened} loadHistory={list.loadHistory} onClose={() => setOpened(null)} />
      )}
    </Stack>
  );
}

function More({ payments, onMore, more }: Pick<PaymentList, 'payments' | 'onMore' | 'more'>) {
  const t = useMessages(en);
  const count = t('payments.count', { count: payments.length });
  return (
    <>
      <p>{count}</p>
      {onMore !== null && (
        <div>
          <Button
            variant="outline"
            size="medium"
            isPending={more === 'loading'}
            pendingLabel={t('payments.loadingMore')}
            onPress={onMore}
          >
            {t('payments.more')}
          </Button>
        </div>
      )}
      {more === 'failed' && <p role="alert">{t('payments.moreFailed')}</p>}
      <LiveRegion message={count} />
    </>
  );
}
