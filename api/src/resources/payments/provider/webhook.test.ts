import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../../../../../tools/payments-sandbox/signature.mjs';
import type { TestCaller } from '../../../../test/server.ts';
import {
  as,
  eventText,
  type PaymentServer,
  errorMessageOf,
  startPaymentServer,
} from '../../../../test/payments/payments.ts';
import { permutations } from '../../../../test/payments/permutations.ts';
import { fuzzPart } from '../../../../../tests/support/fuzz.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

const newParent = () => paying.server.signedIn();
const tierOf = async (parent: TestCaller) => (await paying.userOf(parent)).subscriptionTier;
const secretOf = () => paying.razorpay.environment.RAZORPAY_WEBHOOK_SECRET;

/** Returns a parent who has paid, which the server doesn't know yet. */
async function paid() {
  const parent = await newParent();
  return { parent, payment: await paying.pay(parent) };
}

describe('a webhook', () => {
  it('starts the subscription without the browser', async () => {
    const { parent, payment } = await paid();

    const response = await paying.sendWebhook('order.paid', payment);

    expect([response.status, await tierOf(parent)]).toEqual([200, 'explorer']);
  });

  it('is signed over its raw bytes: re-serialized JSON is rejected', async () => {
    const { parent, payment } = await paid();
    const body = eventText('payment.captured', payment);
    const reserialized = JSON.stringify(JSON.parse(body));
    const signature = sign(body, secretOf());

    const rejected = await paying.sendRaw(reserialized, { 'X-Razorpay-Signature': signature });
    const before = await tierOf(parent);
    const accepted = await paying.sendRaw(body, { 'X-Razorpay-Signature': signature });

    expect([rejected.status, before, accepted.status, await tierOf(parent)]).toEqual([400, 'free', 200, 'explorer']);
  });

  it('is rejected if signed with the key secret', async () => {
    const { parent, payment } = await paid();
    const body = eventText('payment.captured', payment);
    const signature = sign(body, paying.razorpay.environment.RAZORPAY_KEY_SECRET);

    const response = await paying.sendRaw(body, { 'X-Razorpay-Signature': signature });

    expect([response.status, await tierOf(parent)]).toEqual([400, 'free']);
  });

  it.each<[string, (valid: string) => Record<string, string>]>([
    ['no signature', () => ({})],
    ['an empty signature', () => ({ 'X-Razorpay-Signature': '' })],
    ['a short signature', (valid) => ({ 'X-Razorpay-Signature': valid.slice(1) })],
    ['a long signature', (valid) => ({ 'X-Razorpay-Signature': `${valid}0` })],
    ['two signatures', (valid) => ({ 'X-Razorpay-Signature': `${valid}, ${valid}` })],
    ['an uppercase signature', (valid) => ({ 'X-Razorpay-Signature': valid.toUpperCase() })],
    ['a signature that is not hexadecimal', () => ({ 'X-Razorpay-Signature': 'g'.repeat(64) })],
    [
      'a signature with another character',
      (valid) => ({ 'X-Razorpay-Signature': `${valid.startsWith('0') ? '1' : '0'}${valid.slice(1)}` }),
    ],
  ])('is rejected with %s', async (_, headers) => {
    const { parent, payment } = await paid();
    const body = eventText('payment.captured', payment);

    const response = await paying.sendRaw(body, headers(sign(body, secretOf())));

    expect([response.status, typeof (await errorMessageOf(response))]).toEqual([400, 'string']);
    expect(await tierOf(parent)).toBe('free');
  });

  it('is applied once if it arrives fifty times at once', async () => {
    const { parent, payment } = await paid();
    const eventId = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => paying.sendWebhook('payment.captured', payment, eventId)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await tierOf(parent)).toBe('explorer');
    const { ledger } = await paying.tables();
    expect(ledger.filter(({ paymentId: id }) => id === payment.id)).toHaveLength(1);
    const kept = await paying.server.read((database) => database('webhook_events').where({ eventId }));
    expect(kept).toHaveLength(1);
  });

  it('is rolled back together with its effects, so that it can be retried (v5.0.0-2.3.3)', async () => {
    const { parent, payment } = await paid();
    const eventId = randomUUID();
    await paying.server.read((database) => database.schema.renameTable('payments', 'payments_away'));

    const failed = await paying.sendWebhook('payment.captured', payment, eventId);
    await paying.server.read((database) => database.schema.renameTable('payments_away', 'payments'));
    const again = await paying.sendWebhook('payment.captured', payment, eventId);

    expect([failed.status, again.status, await tierOf(parent)]).toEqual([500, 200, 'explorer']);
  });

  it('about a failure leaves the order open for a late authorization', async () => {
    const parent = await newParent();
    const orderId = await paying.createOrder(parent);
    const payment = paying.razorpay.book.fail(orderId);
    await paying.sendWebhook('payment.failed', payment);
    const between = (await paying.tables()).orders.find(({ razorpayOrderId: id }) => id === orderId);

    const authorized = paying.razorpay.book.authorizeLate(payment.id);
    await paying.sendWebhook('payment.captured', authorized);

    expect(between?.status).toBe('attempted');
    expect(await tierOf(parent)).toBe('explorer');
  });

  it.each([{ amount: 1 }, { amount: 4000 }, { currency: 'INR' }])(
    'about a different amount than ordered (%j) is recorded and grants nothing',
    async (more) => {
      const { parent, payment } = await paid();

      const response = await paying.sendWebhook('payment.captured', { ...payment, ...more });
      await paying.sendWebhook('order.paid', { ...payment, ...more });

      const { ledger, orders } = await paying.tables();
      expect([response.status, await tierOf(parent)]).toEqual([200, 'free']);
      expect(ledger.filter(({ paymentId: id }) => id === payment.id)).toMatchObject([{ kind: 'flagged' }]);
      expect(orders.find(({ razorpayOrderId: id }) => id === payment.order_id)?.status).toBe('created');
    },
  );

  it('that is repeated a month later changes nothing', async () => {
    const { parent, payment } = await paid();
    const eventId = randomUUID();
    await paying.sendWebhook('payment.captured', payment, eventId);
    await parent.call('POST', '/api/user/subscription/cancel', {});
    // The receipt is sent in the background and then recorded.
    async function mailedAt(): Promise<unknown> {
      const { payments } = await paying.tables();
      return payments.find(({ razorpayPaymentId: id }) => id === payment.id)?.receiptMailedAt;
    }
    await expect.poll(mailedAt).toEqual(expect.any(Number));
    const before = [await paying.tables(), await paying.userOf(parent)];
    // The event ID may have been deleted in the meantime.
    await paying.server.read((database) => database('webhook_events').delete());

    for (const event of ['payment.captured', 'order.paid', 'payment.authorized', 'payment.failed'] as const)
      expect((await paying.sendWebhook(event, payment, eventId)).status).toBe(200);

    expect([await paying.tables(), await paying.userOf(parent)]).toEqual(before);
  });

  it.each(['payment.captured', 'invoice.paid', 'refund.created'])(
    'about an unknown order is acknowledged: %s',
    async (event) => {
      const { payment } = await paid();
      const body = eventText('payment.captured', { ...payment, order_id: 'order_Foreign0000001' }).replace(
        'payment.captured',
        event,
      );

      expect((await paying.sendRaw(body, { 'X-Razorpay-Signature': sign(body, secretOf()) })).status).toBe(200);
    },
  );

  it.each(['', 'no json', '[]', '{"event":1}'])(
    'that is malformed is acknowledged if it is signed: %j',
    async (body) => {
      expect((await paying.sendRaw(body, { 'X-Razorpay-Signature': sign(body, secretOf()) })).status).toBe(200);
      expect((await paying.sendRaw(body, {})).status).toBe(400);
    },
  );

  it('has a size limit, and is accepted from any origin', async () => {
    const { payment } = await paid();
    const body = eventText('payment.captured', payment);
    const headers = {
      'X-Razorpay-Signature': sign(body, secretOf()),
      Origin: 'https://api.razorpay.com',
      'Sec-Fetch-Site': 'cross-site',
    };

    expect((await paying.sendRaw('x'.repeat(300_000), {})).status).toBe(413);
    expect((await paying.sendRaw(body, headers)).status).toBe(200);
  });
});

/** Sends again what a slow machine was too busy for, as the page and the provider do. */
async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return response.status === 503 ? untilAnswered(send) : response;
}

it('grants a payment once for fifty verify requests and fifty webhooks at once (v5.0.0-2.3.4, v5.0.0-15.4.2)', async () => {
  const { parent, payment } = await paid();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [
      untilAnswered(() => paying.verify(parent, payment)),
      untilAnswered(() => paying.sendWebhook('payment.captured', payment)),
    ]).flat(),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { ledger } = await paying.tables();
  expect(ledger.filter(({ paymentId: id }) => id === payment.id)).toMatchObject([{ kind: 'paid' }]);
  const { subscriptionEndAt: end } = await paying.userOf(parent);
  expect(new Date(end ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
});

it('has the same result for every order of four webhooks and a verify request', async () => {
  const events = ['order.paid', 'payment.captured', 'payment.failed', 'payment.authorized', 'verify'] as const;
  const results = new Set<string>();
  for (const order of fuzzPart(permutations(events))) {
    const { parent, payment } = await paid();
    for (const event of order) {
      const reported =
        event === 'payment.failed'
          ? as(payment, 'failed')
          : event === 'payment.authorized'
            ? as(payment, 'authorized')
            : payment;
      const { status } =
        event === 'verify' ? await paying.verify(parent, payment) : await paying.sendWebhook(event, reported);
      expect(status).toBe(200);
    }
    const { payments, orders, ledger } = await paying.tables();
    const own = payments.find(({ razorpayPaymentId: id }) => id === payment.id);
    const ownOrder = orders.find(({ razorpayOrderId: id }) => id === payment.order_id);
    const user = await paying.userOf(parent);
    const years = new Date(user.subscriptionEndAt ?? 0).getUTCFullYear() - new Date().getUTCFullYear();
    const kinds = ledger.filter(({ paymentId: id }) => id === payment.id).map(({ kind }) => kind);
    results.add(
      JSON.stringify([
        own?.status,
        own?.outcome,
        ownOrder?.status,
        user.subscriptionTier,
        user.subscriptionStatus,
        years,
        kinds,
      ]),
    );
  }

  expect([...results]).toEqual([JSON.stringify(['captured', 'granted', 'paid', 'explorer', 'active', 1, ['paid']])]);
});
