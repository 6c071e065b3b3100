import { dayMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { refundPayment } from '../ledger/applyPaymentUpdate.ts';
import { rebuildSubscription } from '../ledger/ledger.ts';
import { reconcile } from '../provider/reconcile.ts';
import { expireSubscriptions } from './subscriptions.ts';
import type { TestCaller } from '../../../../test/server.ts';
import { type PaymentServer, currentUserOf, startPaymentServer } from '../../../../test/payments/payments.ts';

const startMs = Date.parse('2027-01-31T10:00:00Z');
let nowMs = startMs;
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ now: () => nowMs });
});
beforeEach(() => {
  nowMs = startMs;
});
afterAll(() => paying.end());

const day = (text: string) => `${text}T10:00:00.000Z`;
const cancel = (parent: TestCaller, body: object = {}) => parent.call('POST', '/api/user/subscription/cancel', body);
const expire = () => paying.withPayments((context) => expireSubscriptions(context, nowMs));

it('ends on the last day of a short month, without losing days when extended', async () => {
  const parent = await paying.server.signedIn();

  await paying.buy(parent, 'monthly');
  const first = await currentUserOf(parent);
  nowMs += 2 * dayMs;
  await paying.buy(parent, 'monthly', { extend: true });

  expect(first.subscriptionEndDate).toBe(day('2027-02-28'));
  expect((await currentUserOf(parent)).subscriptionEndDate).toBe(day('2027-03-31'));
});

it('ends on February 28 a year after February 29', async () => {
  nowMs = Date.parse(day('2028-02-29'));
  const parent = await paying.server.signedIn();

  await paying.buy(parent, 'yearly');

  expect((await currentUserOf(parent)).subscriptionEndDate).toBe(day('2029-02-28'));
});

it('is extended from its end, starts again after it, and is active again when paid after a cancellation', async () => {
  const parent = await paying.server.signedIn();
  await paying.buy(parent, 'monthly');
  expect((await cancel(parent)).status).toBe(200);

  await paying.buy(parent, 'monthly', { extend: true });
  const again = await currentUserOf(parent);
  nowMs = Date.parse(day('2027-04-10'));
  await expire();
  await parent.call('GET', '/api/auth/user');
  const over = await paying.userOf(parent);
  const back = await paying.server.signedIn();
  await paying.buy(back, 'monthly');

  expect(again).toMatchObject({ subscriptionStatus: 'active', subscriptionEndDate: day('2027-03-31') });
  expect(over).toMatchObject({ subscriptionTier: 'free', subscriptionEndAt: Date.parse(day('2027-03-31')) });
  expect((await currentUserOf(back)).subscriptionEndDate).toBe(day('2027-05-10'));
});

it('stays usable until its end after a cancellation (promise:paid-until-end)', async () => {
  const parent = await paying.server.signedIn();
  await paying.buy(parent, 'monthly');

  const answer = await (await cancel(parent, { reason: '  Too few games \n' })).json();
  const during = await currentUserOf(parent);
  nowMs = Date.parse(day('2027-02-28'));

  expect(answer).toMatchObject({ subscriptionTier: 'explorer', subscriptionStatus: 'cancelled' });
  expect(during).toMatchObject({ subscriptionTier: 'explorer', subscriptionStatus: 'cancelled' });
  const after = await paying.server.read((database) => database('users').where({ id: parent.id }).first());
  expect(after.subscriptionTier).toBe('explorer');
  await expire();
  expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  const reasons = await paying.server.read((database) => database('subscription_cancellations').pluck('reason'));
  expect(reasons).toContain('Too few games');
});

it('ends at its end, and charges nothing (promise:no-renewal)', async () => {
  const parent = await paying.server.signedIn();
  const { order_id: orderId } = (await paying.buy(parent, 'yearly')).payment;
  const calls = paying.razorpay.calls.length;
  nowMs = Date.parse(day('2028-02-01'));

  await expire();
  await paying.withPayments(reconcile);

  expect(await paying.userOf(parent)).toMatchObject({ subscriptionTier: 'free' });
  expect(paying.razorpay.calls.slice(calls)).toEqual([]);
  expect(paying.razorpay.book.order(orderId).amount_paid).toBe(3999);
});

it('is canceled once, even with concurrent requests', async () => {
  const parent = await paying.server.signedIn();
  await paying.buy(parent, 'monthly');

  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await cancel(parent)).status));

  expect(new Set(statuses)).toEqual(new Set([200]));
  const { ledger } = await paying.tables();
  const [payer] = await paying.server.read((database) => database('payers').where({ userId: parent.id }).pluck('id'));
  expect(ledger.filter((entry) => entry.payerId === payer).map(({ kind }) => kind)).toEqual(['paid', 'cancelled']);
});

it('can be resumed once without a payment until its end, with a ledger entry', async () => {
  const parent = await paying.server.signedIn();
  const resume = () => parent.call('POST', '/api/user/subscription/resume', {});
  const none = await resume();
  await paying.buy(parent, 'monthly');
  await cancel(parent);

  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await resume()).status));

  expect([none.status, ...new Set(statuses)]).toEqual([409, 200]);
  expect(await currentUserOf(parent)).toMatchObject({
    subscriptionTier: 'explorer',
    subscriptionStatus: 'active',
    subscriptionEndDate: day('2027-02-28'),
  });
  const [payer] = await paying.server.read((database) => database('payers').where({ userId: parent.id }).pluck('id'));
  const entries = (await paying.tables()).ledger.filter((entry) => entry.payerId === payer);
  expect(entries.map(({ kind }) => kind)).toEqual(['paid', 'cancelled', 'resumed']);
  const over = await paying.server.signedIn({
    subscriptionTier: 'explorer',
    subscriptionStatus: 'cancelled',
    subscriptionEndAt: startMs,
  });
  expect((await over.call('POST', '/api/user/subscription/resume', {})).status).toBe(409);
});

it('cannot be canceled without a plan, or with a reason that is too long', async () => {
  const parent = await paying.server.signedIn();
  const none = await cancel(parent);
  await paying.buy(parent, 'monthly');

  expect([none.status, (await cancel(parent, { reason: 'x'.repeat(1001) })).status]).toEqual([409, 422]);
  expect((await paying.userOf(parent)).subscriptionStatus).toBe('active');
});

it('is ended once by the daily job, not before its end', async () => {
  const parent = await paying.server.signedIn();
  await paying.buy(parent, 'monthly');
  nowMs = Date.parse(day('2027-02-28')) - 1;
  await expire();
  const before = (await paying.userOf(parent)).subscriptionTier;
  nowMs += 1;

  await Promise.all([expire(), expire()]);

  expect([before, (await paying.userOf(parent)).subscriptionTier]).toEqual(['explorer', 'free']);
});

it('can be rebuilt from the ledger for every account', async () => {
  const [first, second, third] = [
    await paying.server.signedIn(),
    await paying.server.signedIn({ subscriptionTier: 'explorer', subscriptionEndAt: startMs + 10 * dayMs }),
    await paying.server.signedIn(),
  ];
  await paying.buy(first, 'monthly');
  await cancel(first);
  await paying.buy(second, 'yearly', { extend: true });
  const { payment: refunded } = await paying.buy(third, 'yearly');
  await paying.withPayments(async (context) => {
    const row = await context.database('payments').where({ razorpayPaymentId: refunded.id }).first();
    await refundPayment(context, row);
  });

  const payers = await paying.server.read((database) => database('payers').whereNotNull('userId'));
  for (const { id, userId } of payers) {
    const rebuilt = await paying.server.read((database) => rebuildSubscription(database, id));
    const user = await paying.server.read((database) => database('users').where({ id: userId }).first());
    const { subscriptionTier: tier, subscriptionStatus: status, subscriptionEndAt: endMs } = user;
    expect(rebuilt).toEqual({ tier, status, endMs });
  }
  expect(payers.length).toBeGreaterThanOrEqual(3);
});

it.each(['update payment_ledger set amount_cents = 1', 'delete from payment_ledger'])(
  'has an append-only ledger: %s',
  async (sql) => {
    await paying.buy(await paying.server.signedIn(), 'monthly');

    await expect(paying.server.read((database) => database.raw(sql))).rejects.toThrow('only ever added to');
  },
);
