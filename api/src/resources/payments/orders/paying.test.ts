import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createdOrder,
  type PaymentServer,
  errorMessageOf,
  startPaymentServer,
} from '../../../../test/payments/payments.ts';

let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer();
});
afterAll(() => paying.end());

const newParent = () => paying.server.signedIn();
const entriesOf = async (kind: string) => (await paying.tables()).ledger.filter((entry) => entry.kind === kind);

describe('an order', () => {
  it('has the price of the price table, in cents', async () => {
    const parent = await newParent();
    const response = await paying.requestOrder(parent);

    const order = await createdOrder(response);
    expect([response.status, order]).toEqual([
      200,
      { keyId: 'rzp_test_sandbox', amount: 3999, currency: 'USD', orderId: expect.stringMatching(/^order_\w+$/) },
    ]);
    const created = paying.razorpay.book.order(order.orderId);
    expect(created).toMatchObject({ amount: 3999, currency: 'USD' });
    expect(created.receipt).toMatch(/^CT-\d{8}-[A-Z2-9]{10}$/);
    expect(JSON.stringify(created)).not.toContain(parent.email);
  });

  it.each([
    ['a lower amount', { amount: 0.01 }, /costs \$39.99 a year/],
    ['zero', { amount: 0 }, /costs \$39.99/],
    ['a negative amount', { amount: -39.99 }, /costs \$39.99/],
    ['cents instead of dollars', { amount: 3999 }, /costs \$39.99/],
    ['the monthly price for a year', { amount: 4.99 }, /costs \$39.99/],
    ['the yearly price for a month', { isYearlyPlan: false }, /costs \$4.99 a month/],
    ['rupees', { currency: 'INR' }, /paid in USD/],
    ['a lowercase currency', { currency: 'usd' }, /paid in USD/],
    ['the free plan', { tier: 'free', amount: 0 }, /Free is free/],
    ['the family plan', { tier: 'family', amount: 79.99 }, /coming soon/],
    ['the classroom plan', { tier: 'classroom', amount: 149.99 }, /coming soon/],
  ])('is rejected and recorded for %s (promise:coming-soon)', async (_, more, sentence) => {
    const parent = await newParent();
    const [calls, rejected] = [paying.razorpay.calls.length, (await entriesOf('refused')).length];

    const response = await paying.requestOrder(parent, more);

    expect([response.status, await errorMessageOf(response)]).toEqual([422, expect.stringMatching(sentence)]);
    expect(paying.razorpay.calls).toHaveLength(calls);
    expect(await entriesOf('refused')).toHaveLength(rejected + 1);
  });

  it.each([{ tier: 'gold' }, { amount: '39.99' }, { amount: null }, { isYearlyPlan: 'yes' }, { price: 1 }])(
    'is rejected for %j',
    async (more) => {
      const response = await paying.requestOrder(await newParent(), more);

      expect([response.status, typeof (await errorMessageOf(response))]).toEqual([422, 'string']);
    },
  );

  it('is created once if the provider’s response is lost', async () => {
    const parent = await newParent();
    const before = paying.razorpay.book.entities.orders.size;
    paying.razorpay.faults.add({ method: 'POST', path: '/v1/orders', kind: 'lost' });

    const response = await paying.requestOrder(parent);

    expect(response.status).toBe(200);
    expect(paying.razorpay.book.entities.orders.size).toBe(before + 1);
  });

  it('is created once if the server gave up and the page retries with its key', async () => {
    const parent = await newParent();
    const before = paying.razorpay.book.entities.orders.size;
    paying.razorpay.faults.add({ method: 'POST', path: '/v1/orders', kind: 'lost', times: 2 });

    const first = await paying.requestOrder(parent, {}, 'press-10-a');
    const second = await paying.requestOrder(parent, {}, 'press-10-a');

    expect([first.status, second.status]).toEqual([503, 200]);
    expect(paying.razorpay.book.entities.orders.size).toBe(before + 1);
  });

  it('is returned again for the same key, which is rejected with another body', async () => {
    const parent = await newParent();

    const first = await createdOrder(await paying.requestOrder(parent, {}, 'press-11-a'));
    const again = await createdOrder(await paying.requestOrder(parent, {}, 'press-11-a'));
    const other = await paying.requestOrder(parent, { amount: 4.99, isYearlyPlan: false }, 'press-11-a');
    const ofOther = await createdOrder(await paying.requestOrder(await newParent(), {}, 'press-11-a'));

    expect(again).toEqual(first);
    expect(other.status).toBe(422);
    expect(ofOther.orderId).not.toBe(first.orderId);
  });

  it('is created once for twenty concurrent requests', async () => {
    const parent = await newParent();

    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => createdOrder(await paying.requestOrder(parent, {}, 'press-11-b'))),
    );

    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it.each(['short', 'with space', 'x'.repeat(101)])('is rejected with the key "%s"', async (key) => {
    expect((await paying.requestOrder(await newParent(), {}, key)).status).toBe(400);
  });

  it.each(['down', 'error'] as const)('reports that the provider is unreachable (%s)', async (kind) => {
    paying.razorpay.faults.add({ path: '/v1/orders', kind, times: 2 });

    const response = await paying.requestOrder(await newParent());

    expect([response.status, await errorMessageOf(response)]).toEqual([503, expect.stringContaining('try again')]);
  });

  it('is limited to thirty in a quarter of an hour', async () => {
    const parent = await newParent();
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await paying.requestOrder(parent, { amount: 1 })).status);

    expect([statuses.at(29), statuses.at(30)]).toEqual([422, 429]);
  });
});

describe('availability', () => {
  it('reports no payments without provider keys, and rejects orders', async () => {
    const closed = await startPaymentServer({
      environment: { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' },
    });
    const parent = await closed.server.signedIn();

    const order = await closed.requestOrder(parent);
    const availability = await (await fetch(`${closed.server.url}/api/payments/availability`)).json();
    await closed.end();

    expect([order.status, await errorMessageOf(order)]).toEqual([503, expect.stringContaining('not available')]);
    expect(availability).toEqual({ mode: 'none', checkoutScript: null, openPlans: [] });
  });

  it('reports test mode with a test key', async () => {
    const response = await fetch(`${paying.server.url}/api/payments/availability`);

    expect(await response.json()).toEqual({
      mode: 'test',
      checkoutScript: `${paying.razorpay.url}/v1/checkout.js`,
      openPlans: [],
    });
  });
});
