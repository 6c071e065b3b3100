import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCaller } from '../../../../test/server.ts';
import {
  type PaymentServer,
  currentUserOf,
  errorMessageOf,
  startPaymentServer,
} from '../../../../test/payments/payments.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

const yearMs = 365 * 86_400_000;
const newParent = () => paying.server.signedIn();
const endOf = async (parent: TestCaller) => (await paying.userOf(parent)).subscriptionEndAt ?? 0;

describe('a verified payment', () => {
  it('starts the subscription immediately', async () => {
    const parent = await newParent();
    expect((await parent.call('GET', '/api/auth/user')).status).toBe(200);

    const response = await paying.verify(parent, await paying.pay(parent));

    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const user = await currentUserOf(parent);
    expect(user).toMatchObject({ subscriptionTier: 'explorer', subscriptionStatus: 'active' });
    expect(Date.parse(user.subscriptionEndDate ?? '') - Date.now()).toBeGreaterThan(yearMs - 60_000);
  });

  it('is listed with its receipt for its payer only', async () => {
    const [parent, other] = [await newParent(), await newParent()];
    const payment = await paying.pay(parent, 'monthly');
    await paying.verify(parent, payment);

    const list = await (await parent.call('GET', '/api/user/payments')).json();

    expect(list).toEqual([
      {
        receiptNumber: paying.razorpay.book.order(payment.order_id).receipt,
        paidAt: expect.stringMatching(/^20\d\d-/),
        tier: 'explorer',
        period: 'monthly',
        amountCents: 499,
        currency: 'USD',
        refundedCents: 0,
        status: 'paid',
        dispute: null,
        payerName: null,
        payerEmail: parent.email,
        paidUntil: expect.stringMatching(/^20\d\d-/),
        refund: { state: 'available', until: expect.stringMatching(/^20\d\d-/), planEndDate: null },
      },
    ]);
    expect(await (await other.call('GET', '/api/user/payments')).json()).toEqual([]);
  });

  it('is granted once, however often it is reported', async () => {
    const parent = await newParent();
    const payment = await paying.pay(parent);
    await paying.verify(parent, payment);
    const end = await endOf(parent);

    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await paying.verify(parent, payment)).status),
    );

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await endOf(parent)).toBe(end);
  });

  it('is granted once if the provider reports it, too', async () => {
    const parent = await newParent();
    const payment = await paying.pay(parent);
    await paying.sendWebhook('payment.captured', payment);
    const end = await endOf(parent);

    expect((await paying.verify(parent, payment)).status).toBe(200);
    await paying.sendWebhook('order.paid', payment);

    expect(end).toBeGreaterThan(Date.now() + yearMs - 60_000);
    expect(await endOf(parent)).toBe(end);
  });

  it('is captured if it is only authorized', async () => {
    const parent = await newParent();
    const captured = await paying.pay(parent);
    const { entities } = paying.razorpay.book;
    entities.payments.set(captured.id, { ...captured, status: 'authorized', captured: false });
    entities.orders.set(captured.order_id, { ...paying.razorpay.book.order(captured.order_id), status: 'attempted' });

    const response = await paying.verify(parent, captured);

    expect(response.status).toBe(200);
    expect(paying.razorpay.book.payment(captured.id).status).toBe('captured');
    expect((await paying.userOf(parent)).subscriptionTier).toBe('explorer');
  });
});

describe('verification rejects a payment', () => {
  it('P2: with the signature of another order or payment', async () => {
    const parent = await newParent();
    const orders = [await paying.createOrder(parent), await paying.createOrder(parent, 'monthly')] as const;
    const [payment, other] = [paying.razorpay.book.pay(orders[0]), paying.razorpay.book.pay(orders[1])];

    const statuses = [
      await paying.verify(parent, payment, { razorpay_signature: paying.razorpay.resultOf(other).razorpay_signature }),
      await paying.verify(parent, payment, { razorpay_payment_id: other.id }),
      await paying.verify(parent, payment, { razorpay_order_id: other.order_id }),
    ].map(({ status }) => status);

    expect(statuses).toEqual([400, 400, 400]);
    expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  });

  it('with one changed character in the signature', async () => {
    const parent = await newParent();
    const payment = await paying.pay(parent);
    const { razorpay_signature: valid } = paying.razorpay.resultOf(payment);

    for (const place of [0, 1, 31, 62, 63]) {
      const other = valid.at(place) === 'a' ? 'b' : 'a';
      const wrong = `${valid.slice(0, place)}${other}${valid.slice(place + 1)}`;
      expect((await paying.verify(parent, payment, { razorpay_signature: wrong })).status).toBe(400);
    }
    expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  });

  it.each([
    ['', 400],
    ['ab', 400],
    ['z'.repeat(64), 400],
    ['é'.repeat(64), 400],
    [undefined, 422],
    [null, 422],
    [['a'.repeat(64)], 422],
    [{}, 422],
    ['a'.repeat(10_000), 422],
  ])('with the signature %j, and responds %i', async (razorpay_signature, status) => {
    const parent = await newParent();
    const response = await paying.verify(parent, await paying.pay(parent), { razorpay_signature });

    expect([response.status, typeof (await errorMessageOf(response))]).toEqual([status, 'string']);
  });

  it('with an uppercase signature', async () => {
    const parent = await newParent();
    const payment = await paying.pay(parent);
    const { razorpay_signature: valid } = paying.razorpay.resultOf(payment);

    expect((await paying.verify(parent, payment, { razorpay_signature: valid.toUpperCase() })).status).toBe(400);
  });

  it('by another parent, without revealing the order (v5.0.0-8.4.1)', async () => {
    const [parent, other] = [await newParent(), await newParent()];
    const payment = await paying.pay(parent);

    const [foreign, asParent, missing] = [
      await paying.verify(other, payment),
      await paying.verify(other, payment, { userId: parent.id }),
      await paying.verify(other, payment, { razorpay_order_id: 'order_00000000000000' }),
    ];

    expect([foreign.status, asParent.status, missing.status]).toEqual([404, 404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect((await paying.userOf(other)).subscriptionTier).toBe('free');
  });

  it.each([{ isYearlyPlan: true }, { tier: 'family' }, { tier: 'classroom', isYearlyPlan: true }])(
    'for a different plan than the one ordered, and records it: %j',
    async (more) => {
      const parent = await newParent();
      const payment = await paying.pay(parent, 'monthly');

      const response = await paying.verify(parent, payment, more);

      expect(response.status).toBe(422);
      expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
      const refused = (await paying.tables()).ledger.filter(({ kind }) => kind === 'refused');
      expect(refused.at(-1)?.detail).toContain('other plan');
    },
  );

  it.each(['failed', 'created'] as const)('that is %s, and the order stays open', async (state) => {
    const parent = await newParent();
    const { book } = paying.razorpay;
    const orderId = await paying.createOrder(parent);
    const payment = state === 'failed' ? book.fail(orderId) : book.leaveOpen(orderId);

    const response = await paying.verify(parent, payment);

    expect(response.status).toBe(409);
    expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
    book.authorizeLate(payment.id);
    expect((await paying.verify(parent, payment)).status).toBe(200);
  });

  it('of another order, even if the signature is valid (v5.0.0-2.3.1)', async () => {
    const parent = await newParent();
    const orders = [await paying.createOrder(parent, 'monthly'), await paying.createOrder(parent)] as const;
    const [cheap, dear] = [paying.razorpay.book.pay(orders[0]), paying.razorpay.book.pay(orders[1])];
    // As if the provider had signed a payment of one order for another.
    const mixed = { ...cheap, order_id: dear.order_id, amount: dear.amount };

    const response = await paying.verify(parent, mixed);

    expect(response.status).toBe(409);
    expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  });

  it('while the provider is unreachable, and accepts it when reported again', async () => {
    const parent = await newParent();
    const payment = await paying.pay(parent);
    paying.razorpay.faults.add({ path: `/v1/payments/${payment.id}`, kind: 'down' });

    const [first, second] = [await paying.verify(parent, payment), await paying.verify(parent, payment)];

    expect([first.status, second.status]).toEqual([503, 200]);
  });
});

describe('a paid order', () => {
  it('accepts no second payment, which is refunded', async () => {
    const parent = await newParent();
    const payment = await paying.pay(parent);
    await paying.verify(parent, payment);
    const end = await endOf(parent);
    const second = { ...payment, id: 'pay_Second00000001' };
    paying.razorpay.book.entities.payments.set(second.id, second);

    const response = await paying.verify(parent, second);

    expect([response.status, await errorMessageOf(response)]).toEqual([
      409,
      expect.stringContaining('refunding the second payment'),
    ]);
    expect(await endOf(parent)).toBe(end);
    await expect.poll(() => paying.razorpay.book.payment(second.id).status).toBe('refunded');
    expect(paying.razorpay.book.payment(payment.id).status).toBe('captured');
  });
});
