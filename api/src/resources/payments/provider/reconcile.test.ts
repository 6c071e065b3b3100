import type { Middleware } from 'koa';
import { afterEach, expect, it } from 'vitest';
import { webhookPath } from '@countertop/contract/payments/payments.limits';
import { dayMs, minuteMs } from '@countertop/contract/shared/time';
import { reconcile } from './reconcile.ts';
import { startTestServer } from '../../../../test/server.ts';
import { type PaymentServer, startPaymentServer } from '../../../../test/payments/payments.ts';

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts a server with a clock that the test can advance. */
async function withClock(before?: Middleware) {
  let nowMs = Date.parse('2026-11-21T10:00:00Z');
  const options = { now: () => nowMs, ...(before && { before }) };
  const paying = await startPaymentServer(options);
  cleanups.push(() => paying.end());
  return { paying, pass: (ms: number) => (nowMs += ms) };
}

/** Runs the reconciliation once. */
async function run(paying: PaymentServer): Promise<void> {
  await paying.withPayments(reconcile);
}

const tierOf = async (paying: PaymentServer, parent: Parameters<PaymentServer['userOf']>[0]) =>
  (await paying.userOf(parent)).subscriptionTier;

it('finds a payment whose webhooks all failed with 500', async () => {
  let isBroken = true;
  const { paying, pass } = await withClock((context, next) => {
    if (!isBroken || context.path !== webhookPath) return next();
    context.status = 500;
  });
  const parent = await paying.server.signedIn();
  paying.razorpay.webhooks.behave({});
  await paying.pay(parent);
  await paying.razorpay.webhooks.idle();
  expect(new Set(paying.razorpay.webhooks.deliveries.map(({ state }) => state))).toEqual(new Set(['failed']));

  pass(14 * minuteMs);
  await run(paying);
  const early = await tierOf(paying, parent);
  pass(2 * minuteMs);
  await run(paying);
  isBroken = false;

  expect([early, await tierOf(paying, parent)]).toEqual(['free', 'explorer']);
});

it('responds to a webhook immediately while the provider is slow', async () => {
  const { paying } = await withClock();
  const parent = await paying.server.signedIn();
  const payment = await paying.pay(parent);
  paying.razorpay.faults.add({ path: /^\/v1\/payments/, kind: 'slow', ms: 4000, times: 3 });
  const started = performance.now();

  const response = await paying.sendWebhook('payment.authorized', {
    ...payment,
    status: 'authorized',
    captured: false,
  });

  expect(response.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
});

it('captures a payment that was authorized days late', async () => {
  const { paying, pass } = await withClock();
  const parent = await paying.server.signedIn();
  const { book } = paying.razorpay;
  const payment = book.fail(await paying.createOrder(parent));
  pass(20 * minuteMs);
  await run(paying);
  const first = await tierOf(paying, parent);
  pass(3 * dayMs);
  book.entities.payments.set(payment.id, { ...payment, status: 'authorized' });

  await run(paying);

  expect([first, await tierOf(paying, parent)]).toEqual(['free', 'explorer']);
  expect(book.payment(payment.id).status).toBe('captured');
});

it('checks an open order in each run for an hour, then once an hour, and no longer after a week', async () => {
  const { paying, pass } = await withClock();
  await paying.createOrder(await paying.server.signedIn());
  const requestCount = () => paying.razorpay.calls.filter((call) => call.endsWith('/payments')).length;
  const counts: number[] = [];
  for (const ms of [16 * minuteMs, 3 * minuteMs, 60 * minuteMs, 3 * minuteMs, 7 * dayMs]) {
    pass(ms);
    await run(paying);
    counts.push(requestCount());
  }

  expect(counts).toEqual([1, 2, 3, 3, 3]);
});

it('does not check a paid order', async () => {
  const { paying, pass } = await withClock();
  const parent = await paying.server.signedIn();
  await paying.verify(parent, await paying.pay(parent));
  pass(20 * minuteMs);

  await run(paying);

  expect(paying.razorpay.calls.filter((call) => call.endsWith('/payments'))).toEqual([]);
});

it('continues with other orders if the provider fails for one', async () => {
  const { paying, pass } = await withClock();
  const [one, other] = [await paying.server.signedIn(), await paying.server.signedIn()];
  const orders = [await paying.createOrder(one), await paying.createOrder(other)];
  for (const order of orders) paying.razorpay.book.pay(order);
  pass(20 * minuteMs);
  paying.razorpay.faults.add({ path: /\/payments$/, kind: 'down' });

  await run(paying);
  const tiers = [await tierOf(paying, one), await tierOf(paying, other)];
  await run(paying);

  expect(tiers.toSorted()).toEqual(['explorer', 'free']);
  expect([await tierOf(paying, one), await tierOf(paying, other)]).toEqual(['explorer', 'explorer']);
});

it('refunds a payment for an erased account', async () => {
  const { paying, pass } = await withClock();
  const parent = await paying.server.signedIn();
  const payment = await paying.pay(parent);
  await parent.call('DELETE', '/api/user', { confirmation: 'erase' });
  pass(20 * minuteMs);

  await run(paying);

  await expect.poll(() => paying.razorpay.book.payment(payment.id).status).toBe('refunded');
  const { ledger } = await paying.tables();
  expect(ledger.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['unclaimed']));
});

it('stops within two seconds even if the provider never responds', async () => {
  const { paying, pass } = await withClock();
  const order = await paying.createOrder(await paying.server.signedIn());
  pass(20 * minuteMs);
  paying.razorpay.faults.add({ path: `/v1/orders/${order}/payments`, kind: 'hang' });
  // Only one server can use a SQLite file.
  await paying.server.close();
  const again = await startTestServer({
    root: paying.server.root,
    now: () => Date.parse('2026-11-21T10:20:00Z'),
    environment: { ...paying.razorpay.environment, ...paying.server.databaseEnvironment },
  });
  const started = performance.now();

  await again.close();

  expect(performance.now() - started).toBeLessThan(2000);
});
