import type { UserRow } from '../../people/Account.model.ts';
import { tryAdvisoryLock } from '../../../platform/db/advisoryLock.ts';
import { receiptMail, refundMail, type ReceiptDetails, type RemainingPlan } from './paymentMails.ts';
import type { OrderRow } from '../orders/Order.model.ts';
import { PaymentModel, type PaymentRow } from '../ledger/Payment.model.ts';
import type { PaymentContext } from '../PaymentContext.ts';

type ReceiptContext = Pick<PaymentContext, 'database' | 'sendMail' | 'origin' | 'now' | 'at'>;

/** Maximum payments per run. The next run sends the rest. */
const paymentsPerRun = 200;

interface DueReceipt {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly user: UserRow;
}

function planOf({ subscriptionTier: tier, subscriptionEndAt: endsAtMs }: UserRow): RemainingPlan {
  return { tier, endsAtMs };
}

/** Returns a payment with its order and account; undefined if the account is gone. */
function dueOf(payment: PaymentModel): DueReceipt | undefined {
  const { order } = payment;
  const user = order?.payer?.user;
  return order && user ? { order, payment, user } : undefined;
}

function detailsOf({ order, payment, user }: DueReceipt, origin: string): ReceiptDetails {
  return { to: user.email, origin, order, paidAtMs: payment.settledAt ?? order.createdAt };
}

/** Sends the emails due for one payment. They are recorded once sent, so that a failed email is retried. */
async function sendDue({ database, sendMail, origin, now, at }: ReceiptContext, paymentId: string): Promise<void> {
  // Read again: another run may have sent them since.
  const payment = await PaymentModel.query(database)
    .findById(paymentId)
    .withGraphFetched('[order.payer.user, receipt]')
    .throwIfNotFound();
  const mark = (column: 'receiptMailedAt' | 'refundMailedAt') => payment.$query(database).patch({ [column]: now() });
  const due = dueOf(payment);
  const { refundedCents: refunded, amountCents: amount } = payment;
  if (payment.receiptMailedAt === null) {
    if (due && refunded < amount) await sendMail(receiptMail(detailsOf(due, origin), payment.receipt?.endsAt ?? null));
    at('receipt sent');
    await mark('receiptMailedAt');
  }
  if (refunded > 0 && payment.refundMailedAt === null) {
    if (due) await sendMail(refundMail(detailsOf(due, origin), refunded, refunded >= amount ? planOf(due.user) : null));
    await mark('refundMailedAt');
  }
}

/** Payments whose emails are being sent, so that overlapping runs don't send them twice. */
const sending = new Set<string>();

/** Sends the receipts that are due, for all payments or for one. Throws the first failure. */
export async function sendReceipts(context: ReceiptContext, paymentId?: string): Promise<void> {
  const query = PaymentModel.query(context.database)
    .where({ outcome: 'granted' })
    .where((due) => {
      void due
        .whereNull('receiptMailedAt')
        .orWhere((refunded) => void refunded.where('refundedCents', '>', 0).whereNull('refundMailedAt'));
    })
    .orderBy('settledAt')
    .limit(paymentsPerRun);
  const rows = await (paymentId === undefined ? query : query.where({ razorpayPaymentId: paymentId }));
  for (const { razorpayPaymentId: id } of rows) {
    if (sending.has(id)) continue;
    sending.add(id);
    try {
      await tryAdvisoryLock(context.database, `receipt ${id}`, () => sendDue(context, id));
    } finally {
      sending.delete(id);
    }
  }
}
