import { getAdminPayments, getPaymentHistory } from '@countertop/contract/payments/adminPayments';
import { getSubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { hourMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type PaymentServer, startPaymentServer } from '../../../test/payments/payments.ts';
import type { TestCaller } from '../../../test/server.ts';
import { sign } from '../../../../tools/payments-sandbox/signature.mjs';

const earlier = 'the secret before the change';
let nowMs = Date.parse('2026-11-23T12:00:00Z');
let paying: PaymentServer;
let admin: TestCaller;
beforeAll(async () => {
  const environment = { RAZORPAY_WEBHOOK_SECRET_EARLIER: earlier };
  paying = await startPaymentServer({ now: () => nowMs, environment });
  admin = await paying.server.signedIn({ role: 'admin' });
});
afterAll(() => paying.end());

const list = async (query = '') =>
  z.parse(getAdminPayments.output, await (await admin.call('GET', `/api/admin/payments${query}`)).json());
const historyOf = async (id: string) =>
  z.parse(getPaymentHistory.output, await (await admin.call('GET', `/api/admin/payments/${id}/history`)).json());
const conversions = async () =>
  z.parse(getSubscriptionMetrics.output, await (await admin.call('GET', '/api/admin/subscription-metrics')).json())
    .conversions;

it('lists payments, finds those of an account, and shows what happened to them', async () => {
  const { parent, payment, receipt } = await paying.payer();
  await paying.payer();

  const all = await list();
  const found = await Promise.all(
    [parent.email.toUpperCase(), receipt, payment.id].map((text) => list(`?find=${text}`)),
  );
  const { entries } = await historyOf(payment.id);

  expect(all.payments.length).toBeGreaterThan(1);
  expect(found.map(({ payments }) => payments.map(({ paymentId }) => paymentId))).toEqual(
    found.map(() => [payment.id]),
  );
  expect(found[0]?.payments).toMatchObject([
    { email: parent.email, receiptNumber: receipt, status: 'paid', dispute: null },
  ]);
  expect(entries).toMatchObject([{ kind: 'paid', paymentId: payment.id, amountCents: 3999, tier: 'explorer' }]);
  const log = await paying.server.read((database) => database('audit_log').pluck('action'));
  expect(log).toEqual(expect.arrayContaining(['payments_seen', 'payment_history_seen']));
});

it('asks for attention until the money of a failed refund is returned, which ends the plan', async () => {
  const before = await conversions();
  const { parent, payment, receipt } = await paying.payer();
  await paying.refund(parent, receipt);
  const [refund] = paying.razorpay.book.refundsOf(payment.id);
  paying.razorpay.book.failRefund(refund?.id ?? '');
  await paying.razorpay.webhooks.release();
  const due = (await list()).attention;
  const restored = await conversions();

  const path = `/api/admin/payments/${payment.id}/returned`;
  const statuses = [(await admin.call('POST', path, {})).status, (await admin.call('POST', path, {})).status];

  expect(due).toMatchObject([{ paymentId: payment.id, status: 'paid', hasFailedRefund: true }]);
  expect(statuses).toEqual([200, 200]);
  expect((await list()).attention).toEqual([]);
  expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
  expect([restored, await conversions()]).toEqual([before + 1, before]);
});

it('returns each payment once, page by page', async () => {
  await paying.payer();
  const order = (await paying.tables()).orders[0];
  const row = { orderId: order?.id, status: 'captured', outcome: 'surplus', amountCents: 1, currency: 'USD' };
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...row,
    razorpayPaymentId: `pay_page_${index}`,
    refundedCents: 1,
    settledAt: nowMs - Math.floor(index / 7),
  }));
  await paying.server.read((database) => database('payments').insert(rows));

  const first = await list();
  const second = await list(`?after=${first.next}`);
  await paying.server.read((database) =>
    database('payments').where('razorpayPaymentId', 'like', 'pay_page_%').delete(),
  );

  const ids = [...first.payments, ...second.payments].map(({ paymentId }) => paymentId);
  expect([first.payments.length, second.next, new Set(ids).size]).toEqual([50, null, ids.length]);
});

it('says that events are missing once none came for a day although money did', async () => {
  const { payment } = await paying.payer();
  await paying.sendWebhook('payment.captured', payment);
  nowMs += 30 * hourMs;
  const quiet = await list();
  admin = await paying.server.signedIn({ role: 'admin' });
  await paying.payer();
  nowMs += 2 * hourMs;
  admin = await paying.server.signedIn({ role: 'admin' });

  const silent = await list();

  expect([quiet.silentSince, silent.silentSince]).toEqual([null, '2026-11-23T12:00:00.000Z']);
});

it('accepts an event that is signed with the earlier secret', async () => {
  const { payment } = await paying.payer();
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment } } });

  const responses = await Promise.all(
    [earlier, 'another secret'].map((secret) => paying.sendRaw(body, { 'X-Razorpay-Signature': sign(body, secret) })),
  );

  expect(responses.map(({ status }) => status)).toEqual([200, 400]);
  expect((await list()).silentSince).toBeNull();
});
