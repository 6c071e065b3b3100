import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderIn, type PayingServer, sentenceOf, startPaying } from '../../../test/payments/payments.ts';

let paying: PayingServer;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.end());

const newParent = () => paying.server.signedIn();
const linesOf = async (kind: string) => (await paying.books()).ledger.filter((line) => line.kind === kind);

describe('an order', () => {
  it('P1: costs what our table says, in cents, and is made here', async () => {
    const parent = await newParent();
    const response = await paying.ask(parent);

    const order = await orderIn(response);
    expect([response.status, order]).toEqual([
      200,
      { keyId: 'rzp_test_standin', amount: 3999, currency: 'USD', orderId: expect.stringMatching(/^order_\w+$/) },
    ]);
    const made = paying.razorpay.book.order(order.orderId);
    expect(made).toMatchObject({ amount: 3999, currency: 'USD' });
    expect(made.receipt).toMatch(/^CT-\d{8}-[A-Z2-9]{10}$/);
    expect(JSON.stringify(made)).not.toContain(parent.email);
  });

  it.each([
    ['a smaller sum', { amount: 0.01 }, /costs \$39.99 a year/],
    ['nothing', { amount: 0 }, /costs \$39.99/],
    ['less than nothing', { amount: -39.99 }, /costs \$39.99/],
    ['cents for dollars', { amount: 3999 }, /costs \$39.99/],
    ['the price of a month for a year', { amount: 4.99 }, /costs \$39.99/],
    ['the price of a year for a month', { isYearlyPlan: false }, /costs \$4.99 a month/],
    ['rupees', { currency: 'INR' }, /paid in USD/],
    ['small letters', { currency: 'usd' }, /paid in USD/],
    ['the free plan', { tier: 'free', amount: 0 }, /costs nothing/],
    ['the family plan', { tier: 'family', amount: 79.99 }, /coming soon/],
    ['the classroom plan', { tier: 'classroom', amount: 149.99 }, /coming soon/],
  ])('P1: is refused and written down for %s', async (_, more, sentence) => {
    const parent = await newParent();
    const [calls, refused] = [paying.razorpay.calls.length, (await linesOf('refused')).length];

    const response = await paying.ask(parent, more);

    expect([response.status, await sentenceOf(response)]).toEqual([422, expect.stringMatching(sentence)]);
    expect(paying.razorpay.calls).toHaveLength(calls);
    expect(await linesOf('refused')).toHaveLength(refused + 1);
  });

  it.each([{ tier: 'gold' }, { amount: '39.99' }, { amount: null }, { isYearlyPlan: 'yes' }, { price: 1 }])(
    'is refused for %j',
    async (more) => {
      const response = await paying.ask(await newParent(), more);

      expect([response.status, typeof (await sentenceOf(response))]).toEqual([422, 'string']);
    },
  );

  it('P10: is one order when the provider’s answer was lost', async () => {
    const parent = await newParent();
    const before = paying.razorpay.book.books.orders.size;
    paying.razorpay.faults.add({ method: 'POST', path: '/v1/orders', kind: 'lost' });

    const response = await paying.ask(parent);

    expect(response.status).toBe(200);
    expect(paying.razorpay.book.books.orders.size).toBe(before + 1);
  });

  it('P10: is one order when we gave up, and the page asks again with its key', async () => {
    const parent = await newParent();
    const before = paying.razorpay.book.books.orders.size;
    paying.razorpay.faults.add({ method: 'POST', path: '/v1/orders', kind: 'lost', times: 2 });

    const first = await paying.ask(parent, {}, 'press-10-a');
    const second = await paying.ask(parent, {}, 'press-10-a');

    expect([first.status, second.status]).toEqual([503, 200]);
    expect(paying.razorpay.book.books.orders.size).toBe(before + 1);
  });

  it('P11: is the same for the same key, and refused for another body', async () => {
    const parent = await newParent();

    const first = await orderIn(await paying.ask(parent, {}, 'press-11-a'));
    const again = await orderIn(await paying.ask(parent, {}, 'press-11-a'));
    const other = await paying.ask(parent, { amount: 4.99, isYearlyPlan: false }, 'press-11-a');
    const ofOther = await orderIn(await paying.ask(await newParent(), {}, 'press-11-a'));

    expect(again).toEqual(first);
    expect(other.status).toBe(422);
    expect(ofOther.orderId).not.toBe(first.orderId);
  });

  it('P11: is one order for twenty calls at once', async () => {
    const parent = await newParent();

    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => orderIn(await paying.ask(parent, {}, 'press-11-b'))),
    );

    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it.each(['short', 'with space', 'x'.repeat(101)])('P11: is refused with the key "%s"', async (key) => {
    expect((await paying.ask(await newParent(), {}, key)).status).toBe(400);
  });

  it.each(['down', 'error'] as const)('says so when the provider is unreachable (%s)', async (kind) => {
    paying.razorpay.faults.add({ path: '/v1/orders', kind, times: 2 });

    const response = await paying.ask(await newParent());

    expect([response.status, await sentenceOf(response)]).toEqual([503, expect.stringContaining('try again')]);
  });

  it('is refused after thirty in a quarter of an hour', async () => {
    const parent = await newParent();
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await paying.ask(parent, { amount: 1 })).status);

    expect([statuses.at(29), statuses.at(30)]).toEqual([422, 429]);
  });
});

describe('without a key of the provider', () => {
  it('nobody can pay, and is told so', async () => {
    const closed = await startPaying({
      environment: { RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '', RAZORPAY_WEBHOOK_SECRET: '' },
    });
    const parent = await closed.server.signedIn();

    const order = await closed.ask(parent);
    const availability = await (await fetch(`${closed.server.url}/api/payments/availability`)).json();
    await closed.end();

    expect([order.status, await sentenceOf(order)]).toEqual([503, expect.stringContaining('not possible')]);
    expect(availability).toEqual({ mode: 'none', checkoutScript: null });
  });

  it('and with one of a test the page knows', async () => {
    const response = await fetch(`${paying.server.url}/api/payments/availability`);

    expect(await response.json()).toEqual({ mode: 'test', checkoutScript: `${paying.razorpay.url}/v1/checkout.js` });
  });
});
