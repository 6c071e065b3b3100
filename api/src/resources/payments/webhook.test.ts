import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sign } from '../../../../tools/payments-sandbox/signature.mjs';
import type { TestCaller } from '../../../test/server.ts';
import { as, eventText, type PayingServer, sentenceOf, startPaying } from '../../../test/payments/payments.ts';
import { permutations } from '../../../test/payments/permutations.ts';

let paying: PayingServer;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(() => paying.end());

const newParent = () => paying.server.signedIn();
const tierOf = async (parent: TestCaller) => (await paying.userOf(parent)).subscription_tier;
const secretOf = () => paying.razorpay.environment.RAZORPAY_WEBHOOK_SECRET;

/** A parent who has paid, of which the server knows nothing. */
async function paid() {
  const parent = await newParent();
  const payment = paying.razorpay.book.pay(await paying.order(parent));
  return { parent, payment };
}

describe('a call of the provider', () => {
  it('P1: starts the subscription though the browser never comes back', async () => {
    const { parent, payment } = await paid();

    const response = await paying.tell('order.paid', payment);

    expect([response.status, await tierOf(parent)]).toEqual([200, 'explorer']);
  });

  it('P3: is signed over its very bytes: the same JSON written anew is refused', async () => {
    const { parent, payment } = await paid();
    const body = eventText('payment.captured', payment);
    const anew = JSON.stringify(JSON.parse(body));
    const signature = sign(body, secretOf());

    const refused = await paying.sendRaw(anew, { 'X-Razorpay-Signature': signature });
    const before = await tierOf(parent);
    const taken = await paying.sendRaw(body, { 'X-Razorpay-Signature': signature });

    expect([refused.status, before, taken.status, await tierOf(parent)]).toEqual([400, 'free', 200, 'explorer']);
  });

  it('P3: is not signed with the secret of the key', async () => {
    const { parent, payment } = await paid();
    const body = eventText('payment.captured', payment);
    const signature = sign(body, paying.razorpay.environment.RAZORPAY_KEY_SECRET);

    const response = await paying.sendRaw(body, { 'X-Razorpay-Signature': signature });

    expect([response.status, await tierOf(parent)]).toEqual([400, 'free']);
  });

  it.each<[string, (right: string) => Record<string, string>]>([
    ['no signature', () => ({})],
    ['an empty one', () => ({ 'X-Razorpay-Signature': '' })],
    ['a short one', (right) => ({ 'X-Razorpay-Signature': right.slice(1) })],
    ['a long one', (right) => ({ 'X-Razorpay-Signature': `${right}0` })],
    ['two of them', (right) => ({ 'X-Razorpay-Signature': `${right}, ${right}` })],
    ['capitals', (right) => ({ 'X-Razorpay-Signature': right.toUpperCase() })],
    ['no hexadecimal digits', () => ({ 'X-Razorpay-Signature': 'g'.repeat(64) })],
    [
      'another character',
      (right) => ({ 'X-Razorpay-Signature': `${right.startsWith('0') ? '1' : '0'}${right.slice(1)}` }),
    ],
  ])('P4: is refused with %s', async (_, headers) => {
    const { parent, payment } = await paid();
    const body = eventText('payment.captured', payment);

    const response = await paying.sendRaw(body, headers(sign(body, secretOf())));

    expect([response.status, typeof (await sentenceOf(response))]).toEqual([400, 'string']);
    expect(await tierOf(parent)).toBe('free');
  });

  it('P5: counts once when it comes fifty times at once', async () => {
    const { parent, payment } = await paid();
    const eventId = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => paying.tell('payment.captured', payment, eventId)),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await tierOf(parent)).toBe('explorer');
    const { ledger } = await paying.books();
    expect(ledger.filter(({ payment_id: id }) => id === payment.id)).toHaveLength(1);
    const kept = await paying.server.read((database) => database('webhook_events').where({ event_id: eventId }));
    expect(kept).toHaveLength(1);
  });

  it('v5.0.0-2.3.3 P5: is forgotten together with what it would have changed, so that it can come again', async () => {
    const { parent, payment } = await paid();
    const eventId = randomUUID();
    await paying.server.read((database) => database.schema.renameTable('payments', 'payments_away'));

    const failed = await paying.tell('payment.captured', payment, eventId);
    await paying.server.read((database) => database.schema.renameTable('payments_away', 'payments'));
    const again = await paying.tell('payment.captured', payment, eventId);

    expect([failed.status, again.status, await tierOf(parent)]).toEqual([500, 200, 'explorer']);
  });

  it('P8: of a failure leaves the order open for three days and longer', async () => {
    const parent = await newParent();
    const orderId = await paying.order(parent);
    const payment = paying.razorpay.book.fail(orderId);
    await paying.tell('payment.failed', payment);
    const between = (await paying.books()).orders.find(({ razorpay_order_id: id }) => id === orderId);

    const late = paying.razorpay.book.authorizeLate(payment.id);
    await paying.tell('payment.captured', late);

    expect(between?.status).toBe('attempted');
    expect(await tierOf(parent)).toBe('explorer');
  });

  it.each([{ amount: 1 }, { amount: 4000 }, { currency: 'INR' }])(
    'P13: about another sum than was ordered (%j) is written down and pays nothing',
    async (more) => {
      const { parent, payment } = await paid();

      const response = await paying.tell('payment.captured', { ...payment, ...more });
      await paying.tell('order.paid', { ...payment, ...more });

      const { ledger, orders } = await paying.books();
      expect([response.status, await tierOf(parent)]).toEqual([200, 'free']);
      expect(ledger.filter(({ payment_id: id }) => id === payment.id)).toMatchObject([{ kind: 'flagged' }]);
      expect(orders.find(({ razorpay_order_id: id }) => id === payment.order_id)?.status).toBe('created');
    },
  );

  it('P15: a month later changes nothing that has happened since', async () => {
    const { parent, payment } = await paid();
    const eventId = randomUUID();
    await paying.tell('payment.captured', payment, eventId);
    await parent.call('POST', '/api/user/subscription/cancel', {});
    // The receipt is on its way, and that it left is written down.
    async function mailedAt(): Promise<unknown> {
      const { payments } = await paying.books();
      return payments.find(({ razorpay_payment_id: id }) => id === payment.id)?.receipt_mailed_at;
    }
    await expect.poll(mailedAt).toEqual(expect.any(Number));
    const before = [await paying.books(), await paying.userOf(parent)];
    // Its number may have been forgotten meanwhile.
    await paying.server.read((database) => database('webhook_events').delete());

    for (const event of ['payment.captured', 'order.paid', 'payment.authorized', 'payment.failed'] as const)
      expect((await paying.tell(event, payment, eventId)).status).toBe(200);

    expect([await paying.books(), await paying.userOf(parent)]).toEqual(before);
  });

  it.each(['payment.captured', 'invoice.paid', 'refund.created'])(
    'that concerns no order of ours is acknowledged: %s',
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
    'that cannot be read is acknowledged, once it is signed: %j',
    async (body) => {
      expect((await paying.sendRaw(body, { 'X-Razorpay-Signature': sign(body, secretOf()) })).status).toBe(200);
      expect((await paying.sendRaw(body, {})).status).toBe(400);
    },
  );

  it('is refused when it is very long, and let through from anywhere', async () => {
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

it('v5.0.0-2.3.4 v5.0.0-15.4.2 fifty verifies and fifty calls of the provider at once give one extension', async () => {
  const { parent, payment } = await paid();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => [paying.verify(parent, payment), paying.tell('payment.captured', payment)]).flat(),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { ledger } = await paying.books();
  expect(ledger.filter(({ payment_id: id }) => id === payment.id)).toMatchObject([{ kind: 'paid' }]);
  const { subscription_end_at: end } = await paying.userOf(parent);
  expect(new Date(end ?? 0).getUTCFullYear()).toBe(new Date().getUTCFullYear() + 1);
});

it('P7: verify and every order of four events end alike', { timeout: 120_000 }, async () => {
  const events = ['order.paid', 'payment.captured', 'payment.failed', 'payment.authorized', 'verify'] as const;
  const ends = new Set<string>();
  for (const order of permutations(events)) {
    const { parent, payment } = await paid();
    for (const event of order) {
      const heard =
        event === 'payment.failed'
          ? as(payment, 'failed')
          : event === 'payment.authorized'
            ? as(payment, 'authorized')
            : payment;
      const { status } = event === 'verify' ? await paying.verify(parent, payment) : await paying.tell(event, heard);
      expect(status).toBe(200);
    }
    const { payments, orders, ledger } = await paying.books();
    const own = payments.find(({ razorpay_payment_id: id }) => id === payment.id);
    const ownOrder = orders.find(({ razorpay_order_id: id }) => id === payment.order_id);
    const user = await paying.userOf(parent);
    const days = Math.round(((user.subscription_end_at ?? 0) - Date.now()) / 86_400_000);
    const lines = ledger.filter(({ payment_id: id }) => id === payment.id).map(({ kind }) => kind);
    ends.add(
      JSON.stringify([
        own?.status,
        own?.outcome,
        ownOrder?.status,
        user.subscription_tier,
        user.subscription_status,
        days,
        lines,
      ]),
    );
  }

  expect([...ends]).toEqual([JSON.stringify(['captured', 'granted', 'paid', 'explorer', 'active', 365, ['paid']])]);
});
