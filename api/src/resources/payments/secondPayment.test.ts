import { errorBody } from '@countertop/contract/error';
import { getExtension, getOrder } from '@countertop/contract/payments';
import type { Period } from '@countertop/contract/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { TestCaller } from '../../../test/server.ts';
import { orderIn, type PayingServer, prices, seenBy, startPaying } from '../../../test/payments/payments.ts';

const startMs = Date.parse('2027-01-31T10:00:00Z');
const dayMs = 86_400_000;
const day = (text: string) => `${text}T10:00:00.000Z`;
let nowMs = startMs;
let paying: PayingServer;
beforeAll(async () => {
  paying = await startPaying({ now: () => nowMs });
});
beforeEach(() => {
  nowMs = startMs;
});
afterAll(() => paying.end());

const newParent = () => paying.server.signedIn();
const book = () => paying.razorpay.book;
const endOf = async (parent: TestCaller) => (await seenBy(parent)).subscriptionEndDate;

async function subscribe(parent: TestCaller, period: Period = 'monthly', more: object = {}) {
  const payment = book().pay(await paying.order(parent, period, more));
  expect((await paying.verify(parent, payment)).status).toBe(200);
  return payment;
}

async function codeOf(response: Response): Promise<unknown> {
  return [response.status, z.parse(errorBody, await response.json()).code];
}

async function stateOf(parent: TestCaller, orderId: string): Promise<string> {
  const answer = await parent.call('GET', `/api/user/orders/${orderId}`);
  return z.parse(getOrder.output, await answer.json()).state;
}

describe('an order for a plan that is running', () => {
  it.each([{}, { extend: false }, { amount: prices.monthly, isYearlyPlan: false }])(
    'is refused unless it says that it extends it: %j',
    async (more) => {
      const parent = await newParent();
      await subscribe(parent);
      const orders = book().books.orders.size;

      const response = await paying.ask(parent, more);

      expect(await codeOf(response)).toEqual([409, 'plan_active']);
      expect(book().books.orders.size).toBe(orders);
    },
  );

  it('is taken as an extension, also after a cancellation', async () => {
    const parent = await newParent();
    await subscribe(parent);
    await parent.call('POST', '/api/user/subscription/cancel', {});

    expect(await codeOf(await paying.ask(parent))).toEqual([409, 'plan_active']);
    await subscribe(parent, 'monthly', { extend: true });

    expect(await seenBy(parent)).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionEndDate: day('2027-03-31'),
    });
  });

  it('is never taken for a plan without an end', async () => {
    const parent = await paying.server.signedIn({ subscription_tier: 'explorer' });

    expect(await codeOf(await paying.ask(parent, { extend: true }))).toEqual([409, 'plan_active']);
  });

  it('is taken without asking once the plan has ended, before the daily job has ended it', async () => {
    const parent = await paying.server.signedIn({ subscription_tier: 'explorer', subscription_end_at: startMs });

    await subscribe(parent);

    expect(await endOf(parent)).toBe(day('2027-02-28'));
  });

  it('is taken without asking when it is for another plan', async () => {
    const parent = await paying.server.signedIn({
      subscription_tier: 'family',
      subscription_end_at: startMs + 30 * dayMs,
    });

    await subscribe(parent, 'yearly');

    expect(await seenBy(parent)).toMatchObject({ subscriptionTier: 'explorer' });
  });
});

describe('two tabs', () => {
  it('get the same order, also at once, so the provider takes one payment', async () => {
    const parent = await newParent();

    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, tab) => orderIn(await paying.ask(parent, {}, `tab-${tab}-press`))),
    );

    const ids = new Set(answers.map(({ orderId }) => orderId));
    expect(ids.size).toBe(1);
    const [orderId = ''] = ids;
    book().pay(orderId);
    expect(() => book().pay(orderId)).toThrow('Payment already done for this order.');
  });

  it('do not share an order that is a day old, or that of another period', async () => {
    const parent = await newParent();
    const first = await paying.order(parent);
    const monthly = await paying.order(parent, 'monthly');
    nowMs += dayMs;
    const later = await paying.order(parent);

    expect(new Set([first, monthly, later]).size).toBe(3);
  });

  it('that pay for a month and a year at once are charged once: the second payment is refunded', async () => {
    const parent = await newParent();
    const [monthly, yearly] = [await paying.order(parent, 'monthly'), await paying.order(parent)];
    await paying.verify(parent, book().pay(monthly));
    const second = book().pay(yearly);

    const response = await paying.verify(parent, second);

    expect(response.status).toBe(409);
    await expect.poll(() => book().payment(second.id).status).toBe('refunded');
    expect(await endOf(parent)).toBe(day('2027-02-28'));
    expect([await stateOf(parent, monthly), await stateOf(parent, yearly)]).toEqual(['paid', 'refunded']);
  });

  it('that extend the plan at once extend it once', async () => {
    const parent = await newParent();
    await subscribe(parent);

    const orders = [
      await paying.order(parent, 'monthly', { extend: true }),
      await paying.order(parent, 'monthly', { extend: true }),
    ];

    expect(new Set(orders).size).toBe(1);
  });
});

describe('a payment of which nobody told us', () => {
  it.each(['captured', 'authorized'] as const)('that is %s counts before another order is made', async (status) => {
    const parent = await newParent();
    const orderId = await paying.order(parent);
    const payment = book().pay(orderId);
    if (status === 'authorized') {
      book().books.payments.set(payment.id, { ...payment, status, captured: false });
      book().books.orders.set(orderId, { ...book().order(orderId), status: 'attempted' });
    }

    const [other, again] = [
      await paying.ask(parent, { amount: prices.monthly, isYearlyPlan: false }),
      await paying.ask(parent),
    ];

    expect([await codeOf(other), await codeOf(again)]).toEqual([
      [409, 'payment_pending'],
      [409, 'plan_active'],
    ]);
    expect(await endOf(parent)).toBe(day('2028-01-31'));
    expect(await stateOf(parent, orderId)).toBe('paid');
  });

  it('keeps another order from being made while the provider does not answer', async () => {
    const parent = await newParent();
    const orderId = await paying.order(parent);
    const orders = book().books.orders.size;
    paying.razorpay.faults.add({ path: `/v1/orders/${orderId}/payments`, kind: 'down' });

    const response = await paying.ask(parent, { amount: prices.monthly, isYearlyPlan: false });

    expect(response.status).toBe(503);
    expect(book().books.orders.size).toBe(orders);
  });

  it('shows on its order to who made it, and to nobody else', async () => {
    const [parent, other] = [await newParent(), await newParent()];
    const orderId = await paying.order(parent);
    const before = await stateOf(parent, orderId);
    await paying.tell('payment.captured', book().pay(orderId));

    const [foreign, missing] = [
      await other.call('GET', `/api/user/orders/${orderId}`),
      await other.call('GET', '/api/user/orders/order_none'),
    ];

    expect([before, await stateOf(parent, orderId)]).toEqual(['open', 'paid']);
    expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
  });
});

describe('the end of an extension', () => {
  const extensionOf = async (parent: TestCaller) =>
    z.parse(getExtension.output, await (await parent.call('GET', '/api/user/subscription/extension')).json()).extension;

  it('is foretold as it comes true, by the first day of the plan and not by its last', async () => {
    const parent = await newParent();
    await subscribe(parent);

    const foretold = await extensionOf(parent);
    await subscribe(parent, 'monthly', { extend: true });

    expect(foretold).toEqual({
      tier: 'explorer',
      endDate: day('2027-02-28'),
      monthlyEndDate: day('2027-03-31'),
      yearlyEndDate: day('2028-02-29'),
    });
    expect(await endOf(parent)).toBe(foretold?.monthlyEndDate);
  });

  it('is foretold for a plan that nobody paid for', async () => {
    const parent = await paying.server.signedIn({
      subscription_tier: 'explorer',
      subscription_end_at: Date.parse(day('2027-02-10')),
    });

    expect(await extensionOf(parent)).toMatchObject({ monthlyEndDate: day('2027-03-10') });
  });

  it.each([
    {},
    { subscription_tier: 'explorer', subscription_end_at: startMs - 1 },
    { subscription_tier: 'explorer' },
  ] as const)('is nothing without a plan that ends: %j', async (row) => {
    expect(await extensionOf(await paying.server.signedIn(row))).toBeNull();
  });
});
