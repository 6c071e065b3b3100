import type { Knex } from 'knex';
import type { UserRow } from '../accounts/Account.model.ts';
import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import { receiptMail, refundMail, type ReceiptFacts } from '../../platform/mail/paymentMails.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import type { AtPoint } from './faultPoints.ts';
import type { OrderRow } from './Order.model.ts';
import { PaymentModel, type PaymentRow } from './Payment.model.ts';

/** What mails about payments are sent with. */
export interface ReceiptParts {
  readonly database: Knex;
  readonly sendMail: SendMail;
  /** The address of the site, without a slash at the end. */
  readonly origin: string;
  readonly now: () => number;
  readonly at: AtPoint;
}

/** Mails that failed are tried again by the next round; so many at once. */
const mailsARound = 200;

interface Due {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly user: UserRow;
}

/** Returns a payment with its order and account; undefined if the account is gone. */
function dueOf(payment: PaymentModel): Due | undefined {
  const { order } = payment;
  const user = order?.payer?.user;
  return order && user ? { order, payment, user } : undefined;
}

function factsOf({ order, payment, user }: Due, origin: string): ReceiptFacts {
  return { to: user.email, origin, order, paidAtMs: payment.settled_at ?? order.created_at };
}

/** Sends the emails due for one payment. They are recorded once sent, so that a failed email is retried. */
async function sendDue({ database, sendMail, origin, now, at }: ReceiptParts, paymentId: string): Promise<void> {
  // Read again: another round may have sent it since.
  const payment = await PaymentModel.query(database)
    .findById(paymentId)
    .withGraphFetched('order.payer.user')
    .throwIfNotFound();
  const mark = (column: 'receipt_mailed_at' | 'refund_mailed_at') =>
    payment.$query(database).patch({ [column]: now() });
  const due = dueOf(payment);
  const { refunded_cents: refunded, amount_cents: amount } = payment;
  if (payment.receipt_mailed_at === null) {
    if (due && refunded < amount) await sendMail(receiptMail(factsOf(due, origin), due.user.subscription_end_at));
    at('receipt mailed');
    await mark('receipt_mailed_at');
  }
  if (refunded > 0 && payment.refund_mailed_at === null) {
    if (due) await sendMail(refundMail(factsOf(due, origin), refunded, refunded >= amount));
    await mark('refund_mailed_at');
  }
}

/** Mails on their way, so that two rounds at once do not send the same. */
const sending = new Set<string>();

/** Sends the receipts that are due, for all payments or for one. Rejects with the last failure. */
export async function sendReceipts(parts: ReceiptParts, paymentId?: string): Promise<void> {
  const query = PaymentModel.query(parts.database)
    .where({ outcome: 'granted' })
    .where((due) => {
      void due
        .whereNull('receipt_mailed_at')
        .orWhere((back) => void back.where('refunded_cents', '>', 0).whereNull('refund_mailed_at'));
    })
    .orderBy('settled_at')
    .limit(mailsARound);
  const rows = await (paymentId === undefined ? query : query.where({ razorpay_payment_id: paymentId }));
  for (const { razorpay_payment_id: id } of rows) {
    if (sending.has(id)) continue;
    sending.add(id);
    try {
      await tryAdvisoryLock(parts.database, `receipt ${id}`, () => sendDue(parts, id));
    } finally {
      sending.delete(id);
    }
  }
}
