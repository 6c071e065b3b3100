import type { Knex } from 'knex';
import type { UserRow } from '../account/Account.model.ts';
import { unlessElsewhere } from '../inTurn.ts';
import { receiptMail, refundMail, type ReceiptFacts } from '../mail/paymentMails.ts';
import type { SendMail } from '../mail/mailer.ts';
import type { AtPoint } from './faultPoints.ts';
import type { OrderRow, PaymentRow } from './payments.table.ts';

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

async function dueOf(database: Knex, payment: PaymentRow): Promise<Due | undefined> {
  const order: OrderRow | undefined = await database('payment_orders').where({ id: payment.order_id }).first();
  if (order === undefined) return undefined;
  const payer = database('payers').where({ id: order.payer_id }).select('user_id');
  const user: UserRow | undefined = await database('users').whereIn('id', payer).first();
  return user && { order, payment, user };
}

function factsOf({ order, payment, user }: Due, origin: string): ReceiptFacts {
  return { to: user.email, origin, order, paidAtMs: payment.settled_at ?? order.created_at };
}

/** Sends what is due for one payment. Marked after the mail: one that did not leave is tried again. */
async function sendDue({ database, sendMail, origin, now, at }: ReceiptParts, paymentId: string): Promise<void> {
  // Read again: another round may have sent it since.
  const payment: PaymentRow = await database('payments').where({ razorpay_payment_id: paymentId }).first();
  const mark = (column: 'receipt_mailed_at' | 'refund_mailed_at') =>
    database('payments')
      .where({ razorpay_payment_id: payment.razorpay_payment_id })
      .update({ [column]: now() });
  const due = await dueOf(database, payment);
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
  const query = parts
    .database<PaymentRow>('payments')
    .where({ outcome: 'granted' })
    .where((due) => {
      void due
        .whereNull('receipt_mailed_at')
        .orWhere((back) => void back.where('refunded_cents', '>', 0).whereNull('refund_mailed_at'));
    })
    .orderBy('settled_at')
    .limit(mailsARound);
  const rows: PaymentRow[] = await (paymentId === undefined ? query : query.where({ razorpay_payment_id: paymentId }));
  for (const { razorpay_payment_id: id } of rows) {
    if (sending.has(id)) continue;
    sending.add(id);
    try {
      await unlessElsewhere(parts.database, `receipt ${id}`, () => sendDue(parts, id));
    } finally {
      sending.delete(id);
    }
  }
}
