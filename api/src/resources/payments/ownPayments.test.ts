import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PayingServer, startPaying } from '../../../test/payments/payments.ts';

let paying: PayingServer;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.end());

/** A parent who has paid and cancelled, and said why. */
async function payer(reason = 'Luna plays outside now') {
  const parent = await paying.server.signedIn();
  const payment = paying.razorpay.book.pay(await paying.order(parent));
  await paying.verify(parent, payment);
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

it('takes payments and cancellations along', async () => {
  const { parent } = await payer();

  const response = await parent.call('GET', '/api/user/export');

  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = Buffer.from(files['countertop/everything.json'] ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({
    payments: [{ tier: 'explorer', period: 'yearly', amountCents: 3999, status: 'paid' }],
    cancellations: [{ reason: 'Luna plays outside now' }],
  });
});

it('erases who it was, and keeps the books', async () => {
  const { parent, payment } = await payer('The cat ate the tablet');
  const before = (await paying.books()).ledger.length;

  await parent.call('DELETE', '/api/user', { confirmation: 'erase' });

  const left = await everything();
  for (const trace of [parent.id, parent.email, 'The cat ate the tablet']) expect(left).not.toContain(trace);
  const { ledger, payments } = await paying.books();
  expect(ledger).toHaveLength(before);
  expect(payments.find(({ razorpay_payment_id: id }) => id === payment.id)?.amount_cents).toBe(3999);
});

it('hears of an erased person’s payment without a fault, and gives back what is new', async () => {
  const { parent, payment } = await payer();
  const late = paying.razorpay.book.pay(await paying.order(parent, 'yearly', { extend: true }));
  await parent.call('DELETE', '/api/user', { confirmation: 'erase' });

  const statuses = [
    (await paying.tell('payment.captured', payment)).status,
    (await paying.tell('payment.captured', late)).status,
  ];

  expect(statuses).toEqual([200, 200]);
  await expect.poll(() => paying.razorpay.book.payment(late.id).status).toBe('refunded');
  expect(paying.razorpay.book.payment(payment.id).status).toBe('captured');
});
