import { postRefund } from '@countertop/contract/payments/payments';
import { dayMs, minuteMs } from '@countertop/contract/shared/time';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { someMailsTo } from '../../../../test/browser.ts';
import { refusalOf } from '../../../../test/family.ts';
import { type PaymentServer, startPaymentServer } from '../../../../test/payments/payments.ts';
import type { TestCaller } from '../../../../test/server.ts';
import { addMonths } from '../../../platform/days.ts';
import { Sessions } from '../../accounts/sessions.ts';
import { reconcile } from '../provider/reconcile.ts';

const startMs = Date.parse('2026-11-23T12:00:00Z');
let nowMs = startMs;
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ now: () => nowMs });
});
afterAll(() => paying.end());
afterEach(() => {
  nowMs = startMs;
});

/** Signs the parent in again, as they must before a refund if their last sign-in is too long ago. */
async function signInAgain(parent: TestCaller): Promise<TestCaller> {
  const { token } = await paying.server.read((database) =>
    new Sessions(database, () => nowMs).create(parent.id, 'Firefox on Linux'),
  );
  const headers = { Cookie: `session=${token}; signed-in=1`, 'Content-Type': 'application/json' };
  const call: TestCaller['call'] = (method, path, body) =>
    fetch(`${paying.server.url}${path}`, { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  return { ...parent, cookie: headers.Cookie, call };
}

const resultOf = async (response: Response) => z.parse(postRefund.output, await response.json());

it('refunds a payment, ends its plan immediately, and emails the payer (promise:guarantee)', async () => {
  const { parent, payment, receipt } = await paying.payer();
  expect(await paying.paymentsOf(parent)).toMatchObject([
    { refund: { state: 'available', until: '2026-12-23T12:00:00.000Z', planEndDate: null } },
  ]);
  await someMailsTo(paying.server, parent.email);

  const result = await resultOf(await paying.refund(parent, receipt));

  expect(result).toMatchObject({ state: 'refunded', user: { subscriptionTier: 'free' } });
  expect(paying.razorpay.book.payment(payment.id)).toMatchObject({ status: 'refunded', amount_refunded: 3999 });
  expect(await paying.kindsOf(payment.id)).toEqual(['paid', 'refund_requested', 'refunded']);
  expect(await paying.paymentsOf(parent)).toMatchObject([{ status: 'refunded', refund: null }]);
  const [, mail] = await someMailsTo(paying.server, parent.email, 2);
  expect(mail).toContain('refunded $39.99');
});

it('keeps badges and certificates after a refund (promise:keep-awards)', async () => {
  const { parent, receipt } = await paying.payer();
  const award = { learnerId: parent.id, title: 'T', description: 'D', earnedAt: nowMs };
  const results = { score: 1, challengesCompleted: 1, accuracy: 1, timeSpentSeconds: 1, skillLevel: 'beginner' };
  await paying.server.read(async (database) => {
    await database('badges').insert({ ...award, id: 'b1', badgeType: 'welcome', icon: 'bell' });
    const certificate = { id: 'c1', certificateType: 'rookie', checkCode: '7K3MQX9T2A' };
    await database('certificates').insert({ ...award, ...results, ...certificate });
  });

  await paying.refund(parent, receipt);

  const lists = ['/api/user/badges', '/api/user/certificates'].map(async (path) =>
    (await parent.call('GET', path)).json(),
  );
  expect(await Promise.all(lists)).toMatchObject([[{ badgeType: 'welcome' }], [{ certificateType: 'rookie' }]]);
});

it('refunds once, however often and from however many tabs it is pressed', async () => {
  const { parent, payment, receipt } = await paying.payer();

  const responses = await Promise.all(Array.from({ length: 8 }, () => paying.refund(parent, receipt)));
  responses.push(await paying.refund(parent, receipt));

  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
  expect(paying.razorpay.book.refundsOf(payment.id)).toHaveLength(1);
  expect(await paying.kindsOf(payment.id)).toEqual(['paid', 'refund_requested', 'refunded']);
});

it('refunds one of two payments that are requested at the same moment', async () => {
  const { parent, receipt } = await paying.payer();
  const second = await paying.buy(parent, 'yearly', { extend: true });

  const responses = await Promise.all([paying.refund(parent, receipt), paying.refund(parent, second.receipt)]);

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await paying.userOf(parent)).subscriptionTier).toBe('explorer');
});

it('takes back only the time of an extension, as announced', async () => {
  const { parent: buyer } = await paying.payer();
  const before = await paying.userOf(buyer);
  nowMs += 5 * dayMs;
  const parent = await signInAgain(buyer);
  const { receipt } = await paying.buy(parent, 'yearly', { extend: true });
  const [listed] = await paying.paymentsOf(parent);

  const { user } = await resultOf(await paying.refund(parent, receipt));

  expect(listed?.refund).toMatchObject({ state: 'available', planEndDate: user.subscriptionEndDate });
  expect(await paying.userOf(parent)).toMatchObject({ subscriptionEndAt: before.subscriptionEndAt });
});

it('rejects a second refund within twelve months, and allows it after them', async () => {
  const { parent: buyer, receipt } = await paying.payer();
  await paying.refund(buyer, receipt);
  nowMs = addMonths(startMs, 12) - 1;
  const parent = await signInAgain(buyer);
  const second = await paying.buy(parent);

  const early = await paying.refund(parent, second.receipt);
  const listed = await paying.paymentsOf(parent);
  nowMs += 1;
  const later = await paying.refund(parent, second.receipt);

  expect(await refusalOf(early)).toEqual([409, 'refund_used']);
  expect(listed).toMatchObject([{ refund: { state: 'used' } }, { refund: null }]);
  expect(later.status).toBe(200);
});

it('allows a refund until the last moment of 30 days, also for a canceled plan', async () => {
  const { parent, receipt } = await paying.payer();
  const { parent: late, receipt: lateReceipt } = await paying.payer();
  await parent.call('POST', '/api/user/subscription/cancel', {});

  nowMs = startMs + 30 * dayMs;
  const last = await paying.refund(await signInAgain(parent), receipt);
  nowMs += 1;
  const lateAgain = await signInAgain(late);
  const expired = await paying.refund(lateAgain, lateReceipt);

  expect((await resultOf(last)).user).toMatchObject({ subscriptionTier: 'free' });
  expect(await refusalOf(expired)).toEqual([409, 'refund_expired']);
  expect(await paying.paymentsOf(lateAgain)).toMatchObject([{ refund: null }]);
});

it('keeps a request that the provider does not answer, and makes the refund later', async () => {
  const { parent, payment, receipt } = await paying.payer();
  paying.razorpay.faults.add({ method: 'POST', path: `/v1/payments/${payment.id}/refund`, kind: 'error', status: 502 });

  const response = await paying.refund(parent, receipt);
  const waiting = await paying.paymentsOf(parent);
  await paying.withPayments(reconcile);

  expect(await resultOf(response)).toMatchObject({ state: 'requested', user: { subscriptionTier: 'explorer' } });
  expect(waiting).toMatchObject([{ status: 'paid', refund: { state: 'requested' } }]);
  expect(paying.razorpay.book.refundsOf(payment.id)).toHaveLength(1);
  expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
});

it("rejects another account's receipt, and an unknown one", async () => {
  const { payment, receipt } = await paying.payer();
  const stranger = await paying.payer();

  const responses = [await paying.refund(stranger.parent, receipt), await paying.refund(stranger.parent, 'CT-1')];

  expect(responses.map(({ status }) => status)).toEqual([404, 404]);
  expect(paying.razorpay.book.payment(payment.id).status).toBe('captured');
});

it('needs the password again', async () => {
  const { parent, receipt } = await paying.payer();
  nowMs += 11 * minuteMs;

  const response = await paying.refund(parent, receipt);

  expect(await refusalOf(response)).toEqual([403, 'password_needed']);
});
