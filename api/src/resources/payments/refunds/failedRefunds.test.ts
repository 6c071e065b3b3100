import { postRefund } from '@countertop/contract/payments/payments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { someMailsTo } from '../../../../test/browser.ts';
import { type PaymentServer, startPaymentServer } from '../../../../test/payments/payments.ts';
import type { TestCaller } from '../../../../test/server.ts';
import { refund as refundByHand } from '../../../commands/refund.ts';
import { reconcile } from '../provider/reconcile.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

async function payer() {
  const bought = await paying.payer();
  return { ...bought, paid: await paying.userOf(bought.parent) };
}

const refund = async (parent: TestCaller, receipt: string) =>
  z.parse(postRefund.output, await (await paying.refund(parent, receipt)).json());
const releaseAll = () => paying.razorpay.webhooks.release();

async function failRefundOf(paymentId: string): Promise<void> {
  const [first] = paying.razorpay.book.refundsOf(paymentId);
  if (first === undefined) throw new Error('There is no refund.');
  paying.razorpay.book.failRefund(first.id);
}

it('restores the plan when the bank rejects a refund, and tells the payer', async () => {
  const { parent, payment, receipt, paid } = await payer();
  await refund(parent, receipt);
  await someMailsTo(paying.server, parent.email, 2);
  await failRefundOf(payment.id);

  await releaseAll();
  await releaseAll();
  await paying.withPayments(reconcile);

  const { subscriptionTier, subscriptionStatus, subscriptionEndAt } = paid;
  const plan = { subscriptionTier, subscriptionStatus, subscriptionEndAt };
  expect(await paying.userOf(parent)).toMatchObject(plan);
  expect(await paying.paymentsOf(parent)).toMatchObject([
    { status: 'paid', refundedCents: 0, refund: { state: 'failed' } },
  ]);
  expect(paying.razorpay.book.refundsOf(payment.id)).toHaveLength(1);
  const mails = await someMailsTo(paying.server, parent.email, 3);
  expect(mails.at(-1)).toContain('Your bank rejected the refund of $39.99');
});

it('does not end a plan for a refund that fails before it is known as processed', async () => {
  const { parent, payment } = await payer();
  const made = paying.razorpay.book.refund(payment.id, {});
  paying.razorpay.book.failRefund(made.id);

  await paying.razorpay.webhooks.release(['refund.failed', 'refund.processed', 'refund.created']);

  expect((await paying.userOf(parent)).subscriptionTier).toBe('explorer');
  expect(await paying.kindsOf(payment.id)).toEqual(['paid', 'refund_failed']);
});

it('counts parts of a payment by refund, in any order of their events', async () => {
  const { parent, payment } = await payer();
  const lost = paying.razorpay.book.refund(payment.id, { amount: 1000 });
  paying.razorpay.book.refund(payment.id, { amount: 2000 });
  paying.razorpay.book.failRefund(lost.id);

  await paying.razorpay.webhooks.release(['refund.failed', 'refund.processed', 'refund.created']);

  expect(await paying.paymentsOf(parent)).toMatchObject([{ status: 'paid', refundedCents: 2000 }]);
  expect((await paying.userOf(parent)).subscriptionTier).toBe('explorer');
});

it('can be made again by hand, which ends the plan', async () => {
  const { parent, payment, receipt } = await payer();
  await refund(parent, receipt);
  await failRefundOf(payment.id);
  await releaseAll();

  const environment = { ...paying.razorpay.environment, ...paying.server.databaseEnvironment };
  const result = await refundByHand([receipt], environment, paying.server.root);

  expect(result).toContain('Refunded 39.99 USD');
  expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  expect(paying.razorpay.book.refundsOf(payment.id).map(({ status }) => status)).toEqual(['failed', 'processed']);
});
