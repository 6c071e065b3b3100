import type { AdminPayment } from '@countertop/contract/payments/adminPayments';
import { plans } from '@countertop/contract/payments/plans';
import { Button } from '@countertop/design-system/Button';
import { EmailAddress } from '@countertop/design-system/EmailAddress';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Table, type TableColumn } from '@countertop/design-system/Table';
import { Tag } from '@countertop/design-system/Tag';
import { formatDay } from '../shared/report/formatCell.ts';
import { en } from './payments.messages.ts';

export interface PaymentsTableProps {
  payments: readonly AdminPayment[];
  /** Opens the history of the account behind a payment. */
  onHistory: (payment: AdminPayment) => void;
}

interface Row extends AdminPayment, Pick<PaymentsTableProps, 'onHistory'> {
  readonly id: string;
}

const renderReceipt = ({ receiptNumber }: Row) => <bdi dir="ltr">{receiptNumber}</bdi>;
const renderPayer = ({ email }: Row) => <Payer email={email} />;
const renderStatus = (row: Row) => <PaymentStatus payment={row} />;
const renderHistory = ({ onHistory, ...payment }: Row) => <HistoryButton payment={payment} onHistory={onHistory} />;

/** A table of payments. */
export function PaymentsTable({ payments, onHistory }: PaymentsTableProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'receiptNumber',
      name: t('column.receipt'),
      cell: renderReceipt,
    },
    {
      id: 'email',
      name: t('column.email'),
      cell: renderPayer,
    },
    {
      id: 'tier',
      name: t('column.plan'),
      isDetail: true,
      cell: ({ tier, period }) => t(`plan.${period}`, { plan: plans[tier].name }),
    },
    { id: 'paidAt', name: t('column.date'), isDetail: true, cell: ({ paidAt }) => formatDay(paidAt, locale) },
    {
      id: 'amountCents',
      name: t('column.amount'),
      align: 'number',
      cell: ({ amountCents }) => formatMoney(amountCents, locale, 2),
    },
    { id: 'status', name: t('column.status'), cell: renderStatus },
    {
      id: 'paymentId',
      name: t('column.history'),
      isAction: true,
      cell: renderHistory,
    },
  ];
  const rows = payments.map((payment) => ({ ...payment, id: payment.paymentId, onHistory }));
  return <Table caption={t('payments.title')} isCaptionHidden columns={columns} rows={rows} />;
}

/** Outcome of a payment. */
function PaymentStatus({ payment }: { payment: AdminPayment }) {
  const { status, dispute, hasFailedRefund, refundedCents } = payment;
  const t = useMessages(en);
  const { locale } = useLocale();
  if (hasFailedRefund) return <Tag tone="danger">{t('status.refundFailed')}</Tag>;
  if (dispute !== null && status !== 'refunded') {
    const isOver = dispute.status === 'won' || dispute.status === 'closed';
    return <Tag tone={isOver ? 'neutral' : 'danger'}>{t(`dispute.${dispute.status}`)}</Tag>;
  }
  if (status === 'paid' && refundedCents > 0) {
    return <Tag tone="info">{t('status.partly', { amount: formatMoney(refundedCents, locale, 2) })}</Tag>;
  }
  return <Tag tone={status === 'review' ? 'danger' : 'neutral'}>{t(`status.${status}`)}</Tag>;
}

function Payer({ email }: Pick<AdminPayment, 'email'>) {
  const t = useMessages(en);
  return email === null ? t('payer.erased') : <EmailAddress address={email} />;
}

interface HistoryButtonProps extends Pick<PaymentsTableProps, 'onHistory'> {
  payment: AdminPayment;
}

/** Opens the history of the account behind a payment. */
export function HistoryButton({ payment, onHistory }: HistoryButtonProps) {
  const t = useMessages(en);
  return (
    <Button
      variant="outline"
      size="medium"
      aria-label={t('history.button.name', { receipt: payment.receiptNumber })}
      onPress={() => onHistory(payment)}
    >
      {t('history.button')}
    </Button>
  );
}
