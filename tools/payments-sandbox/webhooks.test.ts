import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver } from './receiver.ts';
import { sign } from './signature.mjs';
import { startStandIn, type StandIn } from './standIn.mjs';

const secret = 'webhook secret of the test';
let receiver: Receiver;
let razorpay: StandIn;

beforeEach(async () => {
  receiver = await startReceiver();
  razorpay = await startStandIn({
    webhookSecret: secret,
    webhookUrl: receiver.url,
    webhookTimes: { firstRetryMs: 5, tries: 4 },
  });
});
afterEach(async () => {
  await razorpay.stop();
  await receiver.stop();
});

const newOrder = () => razorpay.book.createOrder({ amount: 999, currency: 'USD', notes: { tier: 'explorer' } }).id;
const names = () => receiver.received.map(({ event }) => event);
const statuses = () => razorpay.webhooks.deliveries.map((delivery) => delivery.statuses);

describe('webhooks', () => {
  it('are signed over their very bytes, with a secret and an id of their own', async () => {
    razorpay.book.pay(newOrder());
    await razorpay.webhooks.idle();

    expect(names().toSorted()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    for (const { body, signature } of receiver.received) {
      expect(signature).toBe(sign(body, secret));
      expect(signature).not.toBe(sign(body, razorpay.environment.RAZORPAY_KEY_SECRET));
      expect(signature).not.toBe(sign(JSON.stringify(JSON.parse(body.toString())), secret));
    }
    expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(3);
  });

  it('tell each entity as it was at that moment', async () => {
    const id = newOrder();
    razorpay.book.fail(id);
    const payment = razorpay.book.pay(id);
    razorpay.book.refund(payment.id, {});
    await razorpay.webhooks.idle();

    const told = razorpay.webhooks.deliveries.map(({ body }) => JSON.parse(body));
    expect(told.map(({ event, payload }) => [event, payload.payment.entity.status])).toEqual([
      ['payment.failed', 'failed'],
      ['payment.authorized', 'authorized'],
      ['payment.captured', 'captured'],
      ['order.paid', 'captured'],
      ['refund.created', 'refunded'],
      ['refund.processed', 'refunded'],
    ]);
    expect(told[3]).toMatchObject({ entity: 'event', contains: ['payment', 'order'] });
    expect(told[3].payload.order.entity).toMatchObject({ id, status: 'paid', notes: { tier: 'explorer' } });
  });

  it('come again with the same id until they are taken', async () => {
    receiver.answerNext(500, 302);

    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();

    expect(statuses()).toEqual([[500, 302, 200]]);
    expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('come again when no answer comes in time', async () => {
    razorpay.webhooks.options.answerWithinMs = 100;
    receiver.answerNext('hang');

    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();

    expect(statuses()[0]?.[0]).toBe(0);
    expect(receiver.received.length).toBeGreaterThan(1);
  });

  it('are given up in the end', async () => {
    receiver.answerNext(500, 500, 500, 500, 500);

    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();

    expect(razorpay.webhooks.deliveries).toMatchObject([{ statuses: [500, 500, 500, 500], state: 'given up' }]);
  });

  it('come more than once, late, the wrong way round or not at all when told so', async () => {
    razorpay.webhooks.behave({ copies: 3 });
    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();
    expect(names()).toEqual(['payment.failed', 'payment.failed', 'payment.failed']);

    razorpay.webhooks.behave({ isReversed: true, drop: ['payment.captured'], delayMs: 10, copies: 2 });
    razorpay.book.pay(newOrder());
    await razorpay.webhooks.idle();

    expect(names().slice(3)).toEqual(['order.paid', 'order.paid', 'payment.authorized', 'payment.authorized']);
  });

  it('are held, and released in any order', async () => {
    razorpay.webhooks.behave({ isHeld: true });
    razorpay.book.pay(newOrder());
    await razorpay.webhooks.idle();
    expect(names()).toEqual([]);

    await razorpay.webhooks.release(['order.paid', 'payment.captured']);
    expect(names()).toEqual(['order.paid', 'payment.captured']);

    await razorpay.webhooks.release();
    expect(names().at(-1)).toBe('payment.authorized');
  });

  it('are played again from the books, byte for byte', async () => {
    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();
    const [first] = razorpay.webhooks.deliveries;

    await razorpay.webhooks.replay(first?.eventId ?? '');

    expect(receiver.received[1]).toEqual(receiver.received[0]);
  });
});
