import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PaymentServer, startPaymentServer } from '../../../../test/payments/payments.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

/** Returns a parent who has paid and then canceled with a reason. */
async function payer(reason = 'Luna plays outside now') {
  const { parent, payment } = await paying.payer();
  await parent.call('POST', '/api/user/subscription/cancel', { reason });
  return { parent, payment };
}

const tables = [
  'users',
  'payers',
  'payment_orders',
  'payments',
  'payment_ledger',
  'webhook_events',
  'subscription_cancellations',
];
const everything = () =>
  paying.server.read(async (database) => JSON.stringify(await Promise.all(tables.map((name) => database(name)))));

it('exports payments and cancellations', async () => {
  const { parent } = await payer();

  const response = await parent.call('GET', '/api/user/export');

  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Buffer.from(files['countertop/everything.json'] ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({
    payments: [{ tier: 'explorer', period: 'yearly', amountCents: 3999, status: 'paid' }],
    cancellations: [{ reason: 'Luna plays outside now' }],
  });
});

it('erases the person and keeps the payments', async () => {
  const { parent, payment } = await payer('The cat ate the tablet');
  const before = (await paying.tables()).ledger.length;

  await parent.call('DELETE', '/api/user', { confirmation: 'erase' });

  const left = await everything();
  for (const trace of [parent.id, parent.email, 'The cat ate the tablet']) expect(left).not.toContain(trace);
  const { ledger, payments } = await paying.tables();
  expect(ledger).toHaveLength(before);
  expect(payments.find(({ razorpayPaymentId: id }) => id === payment.id)?.amountCents).toBe(3999);
});

it('accepts webhooks for an erased account, and refunds new payments', async () => {
  const { parent, payment } = await payer();
  const late = await paying.pay(parent, 'yearly', { extend: true });
  await parent.call('DELETE', '/api/user', { confirmation: 'erase' });

  const statuses = [
    (await paying.sendWebhook('payment.captured', payment)).status,
    (await paying.sendWebhook('payment.captured', late)).status,
  ];

  expect(statuses).toEqual([200, 200]);
  await expect.poll(() => paying.razorpay.book.payment(late.id).status).toBe('refunded');
  expect(paying.razorpay.book.payment(payment.id).status).toBe('captured');
});
