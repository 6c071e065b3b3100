import { refusalOf } from '../../../../test/family.ts';
import { getExtension, getOrder } from '@countertop/contract/payments/payments';
import { dayMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TestCaller } from '../../../../test/server.ts';
import {
  createdOrder,
  type PaymentServer,
  prices,
  currentUserOf,
  startPaymentServer,
} from '../../../../test/payments/payments.ts';

const startMs = Date.parse('2027-01-31T10:00:00Z');
const day = (text: string) => `${text}T10:00:00.000Z`;
let nowMs = startMs;
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ now: () => nowMs });
});
beforeEach(() => {
  nowMs = startMs;
});
afterAll(() => paying.end());

const newParent = () => paying.server.signedIn();
const book = () => paying.razorpay.book;
const endOf = async (parent: TestCaller) => (await currentUserOf(parent)).subscriptionEndDate;

async function stateOf(parent: TestCaller, orderId: string): Promise<string> {
  const answer = await parent.call('GET', `/api/user/orders/${orderId}`);
  return z.parse(getOrder.output, await answer.json()).state;
}

describe('an order for an active plan', () => {
  it.each([{}, { extend: false }, { amount: prices.monthly, isYearlyPlan: false }])(
    'is rejected unless it extends the plan: %j',
    async (more) => {
      const parent = await newParent();
      await paying.buy(parent, 'monthly');
      const orders = book().entities.orders.size;

      const response = await paying.requestOrder(parent, more);

      expect(await refusalOf(response)).toEqual([409, 'plan_active']);
      expect(book().entities.orders.size).toBe(orders);
    },
  );

  it('is accepted as an extension, even after a cancellation', async () => {
    const parent = await newParent();
    await paying.buy(parent, 'monthly');
    await parent.call('POST', '/api/user/subscription/cancel', {});

    expect(await refusalOf(await paying.requestOrder(parent))).toEqual([409, 'plan_active']);
    await paying.buy(parent, 'monthly', { extend: true });

    expect(await currentUserOf(parent)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndDate: day('2027-03-31'),
    });
  });

  it('is never accepted for a plan without an end', async () => {
    const parent = await paying.server.signedIn({ subscriptionTier: 'explorer' });

    expect(await refusalOf(await paying.requestOrder(parent, { extend: true }))).toEqual([409, 'plan_active']);
  });

  it('is accepted as a new plan once the plan has ended, before the daily job has run', async () => {
    const parent = await paying.server.signedIn({ subscriptionTier: 'explorer', subscriptionEndAt: startMs });

    await paying.buy(parent, 'monthly');

    expect(await endOf(parent)).toBe(day('2027-02-28'));
  });

  it('is rejected for a cheaper plan until the better one has ended', async () => {
    const parent = await paying.server.signedIn({
      subscriptionTier: 'family',
      subscriptionEndAt: nowMs + 30 * dayMs,
    });

    const rejected = await paying.requestOrder(parent);
    await paying.server.read((database) =>
      database('users').where({ id: parent.id }).update({ subscriptionEndAt: nowMs }),
    );
    await paying.buy(parent, 'yearly');

    expect(rejected.status).toBe(409);
    expect(await currentUserOf(parent)).toMatchObject({ subscriptionTier: 'explorer' });
  });
});

describe('two tabs', () => {
  it('get the same order, even concurrently, so that it can be paid only once', async () => {
    const parent = await newParent();

    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, tab) =>
        createdOrder(await paying.requestOrder(parent, {}, `tab-${tab}-press`)),
      ),
    );

    const ids = new Set(answers.map(({ orderId }) => orderId));
    expect(ids.size).toBe(1);
    const [orderId = ''] = ids;
    book().pay(orderId);
    expect(() => book().pay(orderId)).toThrow('Payment already done for this order.');
  });

  it('do not share an order that is a day old or for another period', async () => {
    const parent = await newParent();
    const first = await paying.createOrder(parent);
    const monthly = await paying.createOrder(parent, 'monthly');
    nowMs += dayMs;
    const later = await paying.createOrder(parent);

    expect(new Set([first, monthly, later]).size).toBe(3);
  });

  it('that pay for a month and a year are charged once: the second payment is refunded', async () => {
    const parent = await newParent();
    const [monthly, yearly] = [await paying.createOrder(parent, 'monthly'), await paying.createOrder(parent)];
    await paying.verify(parent, book().pay(monthly));
    const second = book().pay(yearly);

    const response = await paying.verify(parent, second);

    expect(response.status).toBe(409);
    await expect.poll(() => book().payment(second.id).status).toBe('refunded');
    expect(await endOf(parent)).toBe(day('2027-02-28'));
    expect([await stateOf(parent, monthly), await stateOf(parent, yearly)]).toEqual(['paid', 'refunded']);
  });

  it('that extend the plan concurrently extend it once', async () => {
    const parent = await newParent();
    await paying.buy(parent, 'monthly');

    const orders = [
      await paying.createOrder(parent, 'monthly', { extend: true }),
      await paying.createOrder(parent, 'monthly', { extend: true }),
    ];

    expect(new Set(orders).size).toBe(1);
  });
});

describe('an unreported payment', () => {
  it.each(['captured', 'authorized'] as const)(
    'that is %s is found before another order is created',
    async (status) => {
      const parent = await newParent();
      const orderId = await paying.createOrder(parent);
      const payment = book().pay(orderId);
      if (status === 'authorized') {
        book().entities.payments.set(payment.id, { ...payment, status, captured: false });
        book().entities.orders.set(orderId, { ...book().order(orderId), status: 'attempted' });
      }

      const [other, again] = [
        await paying.requestOrder(parent, { amount: prices.monthly, isYearlyPlan: false }),
        await paying.requestOrder(parent),
      ];

      expect([await refusalOf(other), await refusalOf(again)]).toEqual([
        [409, 'payment_pending'],
        [409, 'plan_active'],
      ]);
      expect(await endOf(parent)).toBe(day('2028-01-31'));
      expect(await stateOf(parent, orderId)).toBe('paid');
    },
  );

  it('blocks another order while the provider does not respond', async () => {
    const parent = await newParent();
    const orderId = await paying.createOrder(parent);
    const orders = book().entities.orders.size;
    paying.razorpay.faults.add({ path: `/v1/orders/${orderId}/payments`, kind: 'down' });

    const response = await paying.requestOrder(parent, { amount: prices.monthly, isYearlyPlan: false });

    expect(response.status).toBe(503);
    expect(book().entities.orders.size).toBe(orders);
  });

  it('shows in the state of its order, which only its owner can see', async () => {
    const [parent, other] = [await newParent(), await newParent()];
    const orderId = await paying.createOrder(parent);
    const before = await stateOf(parent, orderId);
    await paying.sendWebhook('payment.captured', book().pay(orderId));

    const [foreign, missing] = [
      await other.call('GET', `/api/user/orders/${orderId}`),
      await other.call('GET', '/api/user/orders/order_none'),
    ];

    expect([before, await stateOf(parent, orderId)]).toEqual(['open', 'paid']);
    expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
  });
});

describe('the preview of an extension', () => {
  const extensionOf = async (parent: TestCaller) =>
    z.parse(getExtension.output, await (await parent.call('GET', '/api/user/subscription/extension')).json()).extension;

  it('matches the extension, which is counted from the first day of the plan (promise:extension)', async () => {
    const parent = await newParent();
    await paying.buy(parent, 'monthly');

    const preview = await extensionOf(parent);
    await paying.buy(parent, 'monthly', { extend: true });

    expect(preview).toEqual({
      tier: 'explorer',
      endDate: day('2027-02-28'),
      monthlyEndDate: day('2027-03-31'),
      yearlyEndDate: day('2028-02-29'),
    });
    expect(await endOf(parent)).toBe(preview?.monthlyEndDate);
  });

  it('exists for a plan that was never paid', async () => {
    const parent = await paying.server.signedIn({
      subscriptionTier: 'explorer',
      subscriptionEndAt: Date.parse(day('2027-02-10')),
    });

    expect(await extensionOf(parent)).toMatchObject({ monthlyEndDate: day('2027-03-10') });
  });

  it.each([
    {},
    { subscriptionTier: 'explorer', subscriptionEndAt: startMs - 1 },
    { subscriptionTier: 'explorer' },
  ] as const)('is null without a plan that ends: %j', async (row) => {
    expect(await extensionOf(await paying.server.signedIn(row))).toBeNull();
  });
});
