import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebhookReceiver, startWebhookReceiver } from './webhookReceiver.ts';
import { sign } from './signature.mjs';
import { startSandbox, type Sandbox } from './sandbox.mjs';

const secret = 'webhook secret of the test';
let receiver: WebhookReceiver;
let razorpay: Sandbox;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  razorpay = await startSandbox({
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
  it('have a signature of their raw bytes with the webhook secret, and a unique ID', async () => {
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

  it('contain each entity as it was at that moment', async () => {
    const id = newOrder();
    razorpay.book.fail(id);
    const payment = razorpay.book.pay(id);
    razorpay.book.refund(payment.id, {});
    await razorpay.webhooks.idle();

    const messages = razorpay.webhooks.deliveries.map(({ body }) => JSON.parse(body));
    expect(messages.map(({ event, payload }) => [event, payload.payment.entity.status])).toEqual([
      ['payment.failed', 'failed'],
      ['payment.authorized', 'authorized'],
      ['payment.captured', 'captured'],
      ['order.paid', 'captured'],
      ['refund.created', 'refunded'],
      ['refund.processed', 'refunded'],
    ]);
    expect(messages[3]).toMatchObject({ entity: 'event', contains: ['payment', 'order'] });
    expect(messages[3].payload.order.entity).toMatchObject({ id, status: 'paid', notes: { tier: 'explorer' } });
  });

  it('are retried with the same ID until they are accepted', async () => {
    receiver.respondNext(500, 302);

    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();

    expect(statuses()).toEqual([[500, 302, 200]]);
    expect(new Set(receiver.received.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('are retried without a response in time', async () => {
    razorpay.webhooks.options.timeoutMs = 100;
    receiver.respondNext('hang');

    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();

    expect(statuses()[0]?.[0]).toBe(0);
    expect(receiver.received.length).toBeGreaterThan(1);
  });

  it('fail after the last attempt', async () => {
    receiver.respondNext(500, 500, 500, 500, 500);

    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();

    expect(razorpay.webhooks.deliveries).toMatchObject([{ statuses: [500, 500, 500, 500], state: 'failed' }]);
  });

  it('can be duplicated, delayed, reversed or dropped', async () => {
    razorpay.webhooks.behave({ copies: 3 });
    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();
    expect(names()).toEqual(['payment.failed', 'payment.failed', 'payment.failed']);

    razorpay.webhooks.behave({ isReversed: true, drop: ['payment.captured'], delayMs: 10, copies: 2 });
    razorpay.book.pay(newOrder());
    await razorpay.webhooks.idle();

    expect(names().slice(3)).toEqual(['order.paid', 'order.paid', 'payment.authorized', 'payment.authorized']);
  });

  it('can be held and released in any order', async () => {
    razorpay.webhooks.behave({ isHeld: true });
    razorpay.book.pay(newOrder());
    await razorpay.webhooks.idle();
    expect(names()).toEqual([]);

    await razorpay.webhooks.release(['order.paid', 'payment.captured']);
    expect(names()).toEqual(['order.paid', 'payment.captured']);

    await razorpay.webhooks.release();
    expect(names().at(-1)).toBe('payment.authorized');
  });

  it('can be replayed byte for byte', async () => {
    razorpay.book.fail(newOrder());
    await razorpay.webhooks.idle();
    const [first] = razorpay.webhooks.deliveries;

    await razorpay.webhooks.replay(first?.eventId ?? '');

    expect(receiver.received[1]).toEqual(receiver.received[0]);
  });
});
