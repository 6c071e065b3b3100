import type { AdminPayment, PaymentHistoryEntry } from '@countertop/contract/payments/adminPayments';
import { type DisputeStatus, disputeStatuses } from '@countertop/contract/payments/disputes';
import { plans } from '@countertop/contract/payments/plans';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatMoney, type Translate, useLocale, useMessages } from '@countertop/design-system/messages';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { useEffect, useState } from 'react';
import { formatMoment } from '../shared/report/formatCell.ts';
import { en } from './payments.messages.ts';

export interface HistoryDialogProps {
  payment: AdminPayment;
  /** Loads the ledger of the account behind a payment, newest first. */
  loadHistory: (paymentId: string) => Promise<readonly PaymentHistoryEntry[]>;
  onClose: () => void;
}

type History = readonly PaymentHistoryEntry[] | 'loading' | 'failed';

/** Everything that happened to the payments and the plan of an account. */
export function HistoryDialog({ payment, loadHistory, onClose }: HistoryDialogProps) {
  const { paymentId, receiptNumber: receipt } = payment;
  const t = useMessages(en);
  const [history, setHistory] = useState<History>('loading');
  useEffect(() => {
    let isOpen = true;
    const show = (next: History) => isOpen && setHistory(next);
    loadHistory(paymentId).then(show, (error: unknown) => {
      console.warn('The history was not loaded.', error);
      show('failed');
    });
    return () => {
      isOpen = false;
    };
  }, [loadHistory, paymentId]);
  return (
    <Dialog title={t('history.title', { receipt })} isOpen isDismissable hasClose onOpenChange={onClose}>
      {history === 'loading' && <p role="status">{t('history.loading')}</p>}
      {history === 'failed' && <p role="alert">{t('history.failed')}</p>}
      {typeof history !== 'string' && <Entries entries={history} caption={t('history.title', { receipt })} />}
    </Dialog>
  );
}

const kinds = [
  'opened',
  'refunded',
  'refund_failed',
  'charged_back',
  'chargeback_reversed',
  'cancelled',
  'resumed',
  'expired',
  'given_back',
  'surplus',
  'unclaimed',
  'flagged',
  'refused',
  'refund_requested',
] as const;

const isDisputeStatus = (text: string | null): text is DisputeStatus => disputeStatuses.some((each) => each === text);

function textOf(t: Translate<typeof en>, { kind, tier, detail }: PaymentHistoryEntry): string {
  if (kind === 'paid' && tier !== null) return t('kind.paid', { plan: plans[tier].nameInSentence });
  if (kind === 'dispute' && isDisputeStatus(detail)) return t(`dispute.${detail}`);
  const known = kinds.find((each) => each === kind);
  return known === undefined ? t('kind.other', { kind }) : t(`kind.${known}`);
}

const renderPayment = ({ paymentId }: PaymentHistoryEntry) => <code dir="ltr">{paymentId}</code>;

function Entries({ entries, caption }: { entries: readonly PaymentHistoryEntry[]; caption: string }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const columns: readonly TableColumn<PaymentHistoryEntry>[] = [
    { id: 'at', name: t('history.when'), cell: ({ at }) => formatMoment(at, locale) },
    { id: 'kind', name: t('history.what'), isLong: true, cell: (entry) => textOf(t, entry) },
    {
      id: 'amountCents',
      name: t('history.amount'),
      align: 'number',
      cell: ({ amountCents }) => (amountCents === null ? '' : formatMoney(amountCents, locale, 2)),
    },
    { id: 'paymentId', name: t('history.payment'), cell: renderPayment },
  ];
  return <Table caption={caption} isCaptionHidden columns={columns} rows={entries} />;
}
