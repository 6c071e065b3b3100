import { plans } from '@countertop/contract/payments/plans';
import pino from 'pino';
import { Background } from '../platform/jobs/background.ts';
import { openDatabase } from '../platform/db/db.ts';
import { originOf, readEnvironment, type Variables } from '../platform/config/env.ts';
import { makeMailer } from '../platform/mail/mailer.ts';
import { StartError } from '../platform/config/startError.ts';
import type { AtPoint } from '../resources/payments/faultPoints.ts';
import { ProviderRejected, ProviderUnreachable } from '../resources/payments/provider/gateway.ts';
import { createPaymentContext, type PaymentContext } from '../resources/payments/PaymentContext.ts';
import { refundPayment } from '../resources/payments/ledger/applyPaymentUpdate.ts';
import { standingDisputes } from '../resources/payments/refunds/mayBeRefunded.ts';
import { PaymentModel, type PaymentRow } from '../resources/payments/ledger/Payment.model.ts';

async function findPayment({ database }: PaymentContext, name: string): Promise<PaymentRow> {
  const payment = await PaymentModel.query(database)
    .joinRelated('order')
    .whereNotNull('outcome')
    .where((named) => {
      void named.where('razorpayPaymentId', name).orWhere('order.receipt', name.toUpperCase());
    })
    .orderByRaw("case when outcome = 'granted' then 0 else 1 end")
    .first();
  if (payment === undefined) {
    throw new StartError(`There is no payment ${name}. Enter its Razorpay ID (pay_…) or its receipt number (CT-…).`);
  }
  return payment;
}

async function refundOnce(context: PaymentContext, payment: PaymentRow): Promise<string> {
  const { razorpayPaymentId: id, amountCents: cents, refundedCents: before, currency } = payment;
  if (before >= cents) return `Payment ${id} was already refunded.`;
  if ((await standingDisputes(context.database).findOne({ paymentId: id })) !== undefined) {
    throw new StartError(
      `Payment ${id} is disputed: the bank returns the money if it decides for the payer, and a refund would return it twice.`,
    );
  }
  try {
    await refundPayment(context, payment);
  } catch (error) {
    if (error instanceof ProviderRejected)
      throw new StartError(`Razorpay rejected the refund of ${id}: ${error.message}`);
    if (error instanceof ProviderUnreachable)
      throw new StartError(
        'Razorpay is not responding. Run the command again: a payment is refunded only once, however often you run it.',
      );
    throw error;
  }
  const now = await PaymentModel.query(context.database)
    .findById(id)
    .withGraphFetched('order.payer.user')
    .throwIfNotFound();
  if (now.refundedCents < cents)
    throw new StartError(`Razorpay could not refund ${id}. Return the money in another way.`);
  const user = now.order?.payer?.user;
  const rest =
    user && user.subscriptionTier !== 'free'
      ? `The account still has ${plans[user.subscriptionTier].nameInSentence}.`
      : 'The plan it paid for has ended.';
  return `Refunded ${((cents - before) / 100).toFixed(2)} ${currency} of payment ${id}. ${rest}`;
}

export const refundHelp = `Usage: npx countertop refund PAYMENT

Refunds a payment in full and ends the plan it paid for.
PAYMENT is its Razorpay ID (pay_…) or its receipt number (CT-…).`;

/**
 * Refunds a payment in full and ends the plan it paid for. Returns the result to print. Throws
 * `StartError` for wrong input. The server may be running. `at` is for tests that kill the process.
 */
export async function refund(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  at: AtPoint = () => {},
): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || rest.length > 0) throw new StartError(refundHelp);
  const env = readEnvironment(environment, root);
  if (env.payments === null) {
    throw new StartError(
      'Set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET to the same values as for the server.',
    );
  }
  const log = pino({ level: 'silent' });
  const database = await openDatabase(env.database, log);
  const background = new Background(log);
  const context = createPaymentContext({
    database,
    settings: env.payments,
    supportEmail: env.mail.replyTo,
    openPlans: env.openPlans,
    sessions: { forget() {} },
    background,
    sendMail: makeMailer(env.mail),
    log,
    origin: originOf(env),
    now: Date.now,
    at,
  });
  try {
    return await refundOnce(context, await findPayment(context, name));
  } finally {
    await background.drain(10_000);
    await database.destroy();
  }
}
