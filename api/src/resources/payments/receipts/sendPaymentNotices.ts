import type { DisputeStatus } from '@countertop/contract/payments/disputes';
import type { QueryBuilder } from 'objection';
import { tryAdvisoryLock } from '../../../platform/db/advisoryLock.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import {
  disputeMail,
  type DisputeNews,
  paymentAlertMail,
  refundFailedMail,
  type ReceiptDetails,
  type RemainingPlan,
} from './paymentMails.ts';
import { DisputeModel } from '../ledger/Dispute.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { RefundModel } from '../ledger/Refund.model.ts';

type NoticeContext = Pick<PaymentContext, 'database' | 'sendMail' | 'supportEmail' | 'origin' | 'now'>;

/** Maximum notices per run. The next run sends the rest. */
const noticesPerRun = 100;

/** Subjects of the emails to the operator, by status of a dispute. */
const alerts: Readonly<Record<DisputeStatus, string>> = {
  open: 'A payment is disputed',
  action_required: 'A dispute needs your evidence',
  under_review: 'A dispute is under review',
  lost: 'A dispute is lost, and its plan has ended',
  won: 'A dispute is won',
  closed: 'A dispute is closed',
};

/** Returns the notice to the payer about a status of a dispute; null if nothing new was decided. */
function newsOf({ status, mailedStatus: before }: DisputeModel): DisputeNews | null {
  if (status === 'lost' || status === 'won' || status === 'closed') return status;
  return before === null ? 'open' : null;
}

interface Payer {
  readonly details: ReceiptDetails;
  readonly plan: RemainingPlan;
}

/** Returns the payer of a payment; null once the account is erased. */
function payerOf({ order, settledAt: settledMs }: PaymentModel, origin: string): Payer | null {
  const user = order?.payer?.user;
  if (!order || !user) return null;
  const details = { to: user.email, origin, order, paidAtMs: settledMs ?? order.createdAt };
  return { details, plan: { tier: user.subscriptionTier, endsAtMs: user.subscriptionEndAt } };
}

/** Sends the emails of one notice: to the payer, unless the account is gone, and to the operator. */
async function send(
  { database, sendMail, supportEmail, origin }: NoticeContext,
  paymentId: string,
  { toPayer, alert }: { toPayer: (payer: Payer) => Mail | null; alert: string },
): Promise<void> {
  const payment = await PaymentModel.query(database).findById(paymentId).withGraphFetched('order.payer.user');
  if (payment?.order === undefined) return;
  const payer = payerOf(payment, origin);
  const mail = payer && toPayer(payer);
  if (mail) await sendMail(mail);
  const { receipt } = payment.order;
  if (supportEmail !== null) await sendMail(paymentAlertMail(supportEmail, alert, { receipt, origin }));
}

async function sendDispute(context: NoticeContext, id: string): Promise<void> {
  const { database } = context;
  // Read again: another run may have sent it since.
  const dispute = await DisputeModel.query(database).findById(id).throwIfNotFound();
  const { status, mailedStatus: before, paymentId } = dispute;
  if (status === before) return;
  const news = newsOf(dispute);
  const toPayer = ({ details, plan }: Payer) => news && disputeMail(details, news, plan);
  await send(context, paymentId, { toPayer, alert: alerts[status] });
  await DisputeModel.query(database).findById(id).patch({ mailedStatus: status });
}

async function sendRefundFailure(context: NoticeContext, id: string): Promise<void> {
  const { database, now } = context;
  const refund = await RefundModel.query(database).findById(id).throwIfNotFound();
  const { failureMailedAt: mailedAt, amountCents: cents, paymentId } = refund;
  if (mailedAt !== null) return;
  const toPayer = ({ details, plan }: Payer) => refundFailedMail(details, cents, plan);
  await send(context, paymentId, { toPayer, alert: 'A refund failed: return the money in another way' });
  await RefundModel.query(database).findById(id).patch({ failureMailedAt: now() });
}

/** Notices that are being sent, so that overlapping runs don't send them twice. */
const sending = new Set<string>();

async function once({ database }: NoticeContext, name: string, work: () => Promise<void>): Promise<void> {
  if (sending.has(name)) return;
  sending.add(name);
  try {
    await tryAdvisoryLock(database, name, work);
  } finally {
    sending.delete(name);
  }
}

/**
 * Tells payers and the operator about disputes and failed refunds, of all payments or of one. Each is recorded once sent, so
 * that a failed email is sent again. Throws the first failure.
 */
export async function sendPaymentNotices(context: NoticeContext, paymentId?: string): Promise<void> {
  const { database } = context;
  const only = (query: QueryBuilder<DisputeModel> | QueryBuilder<RefundModel>) =>
    void (paymentId === undefined ? query : query.where({ paymentId }));
  const failures = await RefundModel.query(database)
    .where({ status: 'failed' })
    .whereNull('failureMailedAt')
    .modify(only)
    .limit(noticesPerRun);
  for (const { razorpayRefundId: id } of failures) {
    await once(context, `refund notice ${id}`, () => sendRefundFailure(context, id));
  }
  const disputes = await DisputeModel.query(database)
    .where((due) => void due.whereNull('mailedStatus').orWhereColumn('mailedStatus', '!=', 'status'))
    .modify(only)
    .limit(noticesPerRun);
  for (const { razorpayDisputeId: id } of disputes) {
    await once(context, `dispute notice ${id}`, () => sendDispute(context, id));
  }
}
