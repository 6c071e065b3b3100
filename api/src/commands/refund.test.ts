import { afterAll, beforeAll, expect, it } from 'vitest';
import { sign } from '../../../tools/payments-sandbox/signature.mjs';
import { someMailsTo } from '../../test/browser.ts';
import { refund } from './refund.ts';
import { as, type PaymentServer, startPaymentServer } from '../../test/payments/payments.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

const run = (...args: string[]) =>
  refund(args, { ...paying.razorpay.environment, ...paying.server.databaseEnvironment }, paying.server.root);

it('sends a receipt for a payment, once (promise:receipt)', async () => {
  const { parent, payment } = await paying.payer();
  await paying.sendWebhook('payment.captured', payment);

  const mails = await someMailsTo(paying.server, parent.email);

  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Plan: Math Explorer, one year');
  expect(mails[0]).toContain('Paid: $39.99 (USD)');
  expect(mails[0]).toContain(`Receipt: ${paying.razorpay.book.order(payment.order_id).receipt}`);
  expect(mails[0]).not.toContain(payment.id);
  // Nobody may be reading the sender's address.
  expect(mails[0]).not.toMatch(/answering|reply/i);
  expect(mails[0]).toMatch(/money back within 30 days, with one button in your profile:\s+\S+\/profile#plan\s/);
  expect(mails[0]).toContain('/support?topic=payment');
});

it('refunds a payment, ends the plan it paid for, and emails the payer', async () => {
  const { parent, payment } = await paying.payer();
  await someMailsTo(paying.server, parent.email);

  const output = await run(payment.id);

  expect(output).toBe(`Refunded 39.99 USD of payment ${payment.id}. The plan it paid for has ended.`);
  expect(paying.razorpay.book.payment(payment.id).status).toBe('refunded');
  expect(await paying.userOf(parent)).toMatchObject({ subscriptionTier: 'free', subscriptionStatus: 'cancelled' });
  const [, mail] = await someMailsTo(paying.server, parent.email, 2);
  expect(mail).toContain('refunded $39.99');
  expect(await (await parent.call('GET', '/api/user/payments')).json()).toMatchObject([
    { status: 'refunded', refundedCents: 3999 },
  ]);
});

it('tells the payer of a refunded extension that the plan goes on, and keeps the first receipt as it was', async () => {
  const { parent, payment } = await paying.payer();
  const before = await paying.userOf(parent);
  const extension = await paying.pay(parent, 'yearly', { extend: true });
  await paying.verify(parent, extension);
  await someMailsTo(paying.server, parent.email, 2);
  await paying.server.read((database) =>
    database('users').where({ id: parent.id }).update({ email: 'new@home.example' }),
  );

  const output = await run(extension.id);

  expect(output).toContain('The account still has Math Explorer.');
  const [mail = ''] = await someMailsTo(paying.server, 'new@home.example');
  expect(mail).toContain('Math Explorer stays active until');
  expect(mail).not.toContain('has ended');
  const receipt = await paying.server.read((database) =>
    database('payment_receipts').where({ paymentId: payment.id }).first(),
  );
  expect(receipt).toMatchObject({ email: parent.email, endsAt: before.subscriptionEndAt });
  expect(await (await parent.call('GET', '/api/user/payments')).json()).toMatchObject([
    { payerEmail: parent.email, status: 'refunded' },
    { payerEmail: parent.email, status: 'paid', paidUntil: new Date(before.subscriptionEndAt ?? 0).toISOString() },
  ]);
});

it('accepts a receipt number', async () => {
  const { payment } = await paying.payer();
  const receipt = paying.razorpay.book.order(payment.order_id).receipt ?? '';

  expect(await run(receipt.toLowerCase())).toContain('Refunded 39.99 USD');
  expect(await run(receipt)).toBe(`Payment ${payment.id} was already refunded.`);
});

it('refunds a payment once, even if a response is lost or two commands run at once', async () => {
  const { payment } = await paying.payer();
  const path = `/v1/payments/${payment.id}/refund`;
  paying.razorpay.faults.add({ method: 'POST', path, kind: 'lost' });

  await expect(run(payment.id)).rejects.toThrow('Run the command again');
  const [one, other] = await Promise.all([run(payment.id), run(payment.id)]);

  expect([one, other].every((output) => /^Refunded|already refunded/.test(output))).toBe(true);
  expect([...paying.razorpay.book.refundsOf(payment.id)]).toHaveLength(1);
  const { ledger } = await paying.tables();
  expect(ledger.filter(({ paymentId: id }) => id === payment.id).map(({ kind }) => kind)).toEqual(['paid', 'refunded']);
});

it.each([
  [[], 'Usage: npx countertop refund'],
  [['a', 'b'], 'Usage: npx countertop refund'],
  [['pay_None'], 'There is no payment'],
])('rejects the arguments %j', async (args, sentence) => {
  await expect(run(...args)).rejects.toThrow(sentence);
});

it('requires the keys of the provider', async () => {
  await expect(refund(['pay_1'], {}, paying.server.root)).rejects.toThrow('Set RAZORPAY_KEY_ID');
});

it('applies a refund reported by a webhook, before or after the payment is reported', async () => {
  const late = await paying.payer();
  const early = await paying.server.signedIn();
  const unreported = await paying.pay(early);

  await paying.sendWebhook('refund.processed', as(late.payment, 'refunded'));
  await paying.sendWebhook('refund.processed', as(unreported, 'refunded'));
  await paying.sendWebhook('payment.captured', unreported);

  for (const parent of [late.parent, early]) {
    const user = await (await parent.call('GET', '/api/auth/user')).json();
    expect(user).toMatchObject({ subscriptionTier: 'free', subscriptionStatus: 'cancelled' });
  }
});

it('keeps access after a partial refund, until the rest is refunded', async () => {
  const { parent, payment } = await paying.payer();
  const part = { ...payment, amount_refunded: 1000 };

  await paying.sendWebhook('refund.processed', part);
  await paying.sendWebhook('refund.processed', part);
  const after = await paying.userOf(parent);
  const list = await (await parent.call('GET', '/api/user/payments')).json();
  await run(payment.id);

  expect(after.subscriptionTier).toBe('explorer');
  expect(list).toMatchObject([{ status: 'paid', refundedCents: 1000 }]);
  expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  const { ledger } = await paying.tables();
  expect(
    ledger.filter(({ paymentId: id }) => id === payment.id).map(({ kind, amountCents: cents }) => [kind, cents]),
  ).toEqual([
    ['paid', 3999],
    ['given_back', 1000],
    ['refunded', 2999],
  ]);
});

it('ignores a refund that is pending', async () => {
  const { parent, payment } = await paying.payer();

  await paying.sendWebhook('refund.created', as(payment, 'refunded'));

  expect((await paying.userOf(parent)).subscriptionTier).toBe('explorer');
});

it('records a failed refund once', async () => {
  const { payment } = await paying.payer();

  for (const eventId of ['failed-1', 'failed-1']) {
    const event = JSON.stringify({
      event: 'refund.failed',
      payload: { payment: { entity: payment }, refund: { entity: { id: 'rfnd_Failed00000001' } } },
    });
    const signature = sign(event, paying.razorpay.environment.RAZORPAY_WEBHOOK_SECRET);
    const headers = { 'X-Razorpay-Signature': signature, 'x-razorpay-event-id': eventId };
    expect((await paying.sendRaw(event, headers)).status).toBe(200);
  }

  const { ledger } = await paying.tables();
  expect(ledger.filter(({ kind }) => kind === 'refund_failed')).toMatchObject([
    { paymentId: payment.id, detail: 'rfnd_Failed00000001' },
  ]);
});
