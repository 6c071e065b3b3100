import type { Middleware } from 'koa';
import { afterEach, expect, it } from 'vitest';
import { webhookPath } from '@countertop/contract/payments.limits';
import { reconcile } from './reconcile.ts';
import { startTestServer } from '../../../test/server.ts';
import { type PayingServer, startPaying } from '../../../test/payments/payments.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A clock that a test moves, and a server whose rounds run each time it is started again. */
async function withClock(before?: Middleware) {
  let nowMs = Date.parse('2026-11-21T10:00:00Z');
  const options = { now: () => nowMs, ...(before && { before }) };
  const paying = await startPaying(options);
  cleanups.push(() => paying.end());
  return { paying, pass: (ms: number) => (nowMs += ms) };
}

/** A round of the reconciler: they run at the start and every few minutes. */
async function round(paying: PayingServer): Promise<void> {
  await paying.withPayments(reconcile);
}

const tierOf = async (paying: PayingServer, parent: Parameters<PayingServer['userOf']>[0]) =>
  (await paying.userOf(parent)).subscription_tier;

it('P9: finds what was paid when every call of the provider failed with 500', { timeout: 30_000 }, async () => {
  let isBroken = true;
  const { paying, pass } = await withClock((context, next) => {
    if (!isBroken || context.path !== webhookPath) return next();
    context.status = 500;
  });
  const parent = await paying.server.signedIn();
  paying.razorpay.webhooks.behave({});
  paying.razorpay.book.pay(await paying.order(parent));
  await paying.razorpay.webhooks.idle();
  expect(new Set(paying.razorpay.webhooks.deliveries.map(({ state }) => state))).toEqual(new Set(['given up']));

  pass(14 * minuteMs);
  await round(paying);
  const early = await tierOf(paying, parent);
  pass(2 * minuteMs);
  await round(paying);
  isBroken = false;

  expect([early, await tierOf(paying, parent)]).toEqual(['free', 'explorer']);
});

it('P9: answers a call of the provider at once while everything after it is slow', async () => {
  const { paying } = await withClock();
  const parent = await paying.server.signedIn();
  const payment = paying.razorpay.book.pay(await paying.order(parent));
  paying.razorpay.faults.add({ path: /^\/v1\/payments/, kind: 'slow', ms: 4000, times: 3 });
  const started = performance.now();

  const response = await paying.tell('payment.authorized', { ...payment, status: 'authorized', captured: false });

  expect(response.status).toBe(200);
  expect(performance.now() - started).toBeLessThan(2000);
});

it('P8: captures what was authorised days late', async () => {
  const { paying, pass } = await withClock();
  const parent = await paying.server.signedIn();
  const { book } = paying.razorpay;
  const payment = book.fail(await paying.order(parent));
  pass(20 * minuteMs);
  await round(paying);
  const first = await tierOf(paying, parent);
  pass(3 * dayMs);
  book.books.payments.set(payment.id, { ...payment, status: 'authorized' });

  await round(paying);

  expect([first, await tierOf(paying, parent)]).toEqual(['free', 'explorer']);
  expect(book.payment(payment.id).status).toBe('captured');
});

it('asks about an open order at each round for an hour, then once an hour, and no more after a week', async () => {
  const { paying, pass } = await withClock();
  await paying.order(await paying.server.signedIn());
  const asked = () => paying.razorpay.calls.filter((call) => call.endsWith('/payments')).length;
  const counts: number[] = [];
  for (const ms of [16 * minuteMs, 3 * minuteMs, 60 * minuteMs, 3 * minuteMs, 7 * dayMs]) {
    pass(ms);
    await round(paying);
    counts.push(asked());
  }

  expect(counts).toEqual([1, 2, 3, 3, 3]);
});

it('asks no more about an order that is paid', async () => {
  const { paying, pass } = await withClock();
  const parent = await paying.server.signedIn();
  await paying.verify(parent, paying.razorpay.book.pay(await paying.order(parent)));
  pass(20 * minuteMs);

  await round(paying);

  expect(paying.razorpay.calls.filter((call) => call.endsWith('/payments'))).toEqual([]);
});

it('goes on with the others when the provider does not answer for one', async () => {
  const { paying, pass } = await withClock();
  const [one, other] = [await paying.server.signedIn(), await paying.server.signedIn()];
  const orders = [await paying.order(one), await paying.order(other)];
  for (const order of orders) paying.razorpay.book.pay(order);
  pass(20 * minuteMs);
  paying.razorpay.faults.add({ path: /\/payments$/, kind: 'down' });

  await round(paying);
  const tiers = [await tierOf(paying, one), await tierOf(paying, other)];
  await round(paying);

  expect(tiers.toSorted()).toEqual(['explorer', 'free']);
  expect([await tierOf(paying, one), await tierOf(paying, other)]).toEqual(['explorer', 'explorer']);
});

it('gives back what was paid for an account that is gone', async () => {
  const { paying, pass } = await withClock();
  const parent = await paying.server.signedIn();
  const payment = paying.razorpay.book.pay(await paying.order(parent));
  await parent.call('DELETE', '/api/user', { confirmation: 'erase' });
  pass(20 * minuteMs);

  await round(paying);

  await expect.poll(() => paying.razorpay.book.payment(payment.id).status).toBe('refunded');
  const { ledger } = await paying.books();
  expect(ledger.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['unclaimed']));
});

it('ends within two seconds though the provider never answers', async () => {
  const { paying, pass } = await withClock();
  const order = await paying.order(await paying.server.signedIn());
  pass(20 * minuteMs);
  paying.razorpay.faults.add({ path: `/v1/orders/${order}/payments`, kind: 'hang' });
  // A SQLite file has one server.
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
