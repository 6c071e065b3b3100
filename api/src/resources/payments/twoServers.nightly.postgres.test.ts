import { dayMs, minuteMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUser } from '../people/users.ts';
import type { Payment } from '../../../../tools/payments-sandbox/entities.ts';
import { sign } from '../../../../tools/payments-sandbox/signature.mjs';
import { startSandbox, type Sandbox } from '../../../../tools/payments-sandbox/sandbox.mjs';
import type { TestCaller } from '../../../test/server.ts';
import { send, startTwo, type TwoServers } from '../../../test/twoServers.ts';
import { eventText, createdOrder } from '../../../test/payments/payments.ts';

const choice = { tier: 'explorer', isYearlyPlan: true };

let razorpay: Sandbox;
let two: TwoServers;
beforeAll(async () => {
  razorpay = await startSandbox();
  razorpay.webhooks.behave({ isHeld: true });
  two = await startTwo(razorpay.environment);
});
afterAll(async () => {
  await two?.end();
  await razorpay?.stop();
});

async function order(parent: TestCaller): Promise<string> {
  const body = { amount: 39.99, currency: 'USD', ...choice };
  const response = await send(`${two.urls[0]}/api/razorpay/create-order`, body, { Cookie: parent.cookie });
  return (await createdOrder(response)).orderId;
}

const verify = (url: string, parent: TestCaller, payment: Payment) =>
  send(
    `${url}/api/razorpay/verify-payment`,
    { ...razorpay.resultOf(payment), userId: parent.id, ...choice },
    { Cookie: parent.cookie },
  );

function tell(url: string, payment: Payment, eventId: string): Promise<Response> {
  const body = eventText('payment.captured', payment);
  const signature = sign(body, razorpay.environment.RAZORPAY_WEBHOOK_SECRET);
  const headers = { 'X-Razorpay-Signature': signature, 'x-razorpay-event-id': eventId };
  return fetch(`${url}/api/razorpay/webhook`, { method: 'POST', headers, body });
}

const kindsOf = (parent: TestCaller): Promise<string[]> =>
  two
    .database('payment_ledger')
    .whereIn('payerId', two.database('payers').where({ userId: parent.id }).select('id'))
    .orderBy('id')
    .pluck('kind');

const mailsTo = async (email: string) => (await two.receivers()).filter((to) => to === email).length;

it('grants a payment once if both get it from the page and the provider at the same time', async () => {
  const parent = await two.signedIn();
  const payment = razorpay.book.pay(await order(parent));

  const answers = await Promise.all(
    two.urls.flatMap((url) =>
      Array.from({ length: 10 }, (_, number) => [
        verify(url, parent, payment),
        tell(url, payment, `event-${number}`),
      ]).flat(),
    ),
  );

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await kindsOf(parent)).toEqual(['paid']);
  const [user] = await two.database('users').where({ id: parent.id });
  expect(Math.round((Number(user.subscriptionEndAt) - Date.now()) / dayMs)).toBeLessThanOrEqual(366);
  await expect.poll(() => mailsTo(parent.email)).toBe(1);
});

it('runs jobs on one of two servers', async () => {
  const payer = await two.signedIn();
  const payment = razorpay.book.pay(await order(payer));
  const plan = { subscriptionTier: 'explorer', subscriptionEndAt: Date.now() + 13 * dayMs, createdAt: 1 } as const;
  const ending = await two.signedIn(plan);
  const quiet = Array.from({ length: 150 }, (_, number) => `quiet-${number}@home.example`);
  const longAgoMs = Date.now() - 720 * dayMs;
  const person = { confirmedAt: 1, lastSeenAt: longAgoMs };
  await two.database('users').insert(quiet.map((email) => ({ ...newUser(email, longAgoMs), ...person })));

  await two.restart(20 * minuteMs);

  await expect.poll(() => kindsOf(payer)).toEqual(['paid']);
  await expect.poll(() => mailsTo(payer.email)).toBe(1);
  await expect.poll(() => two.database('idle_warnings').pluck('sent')).toHaveLength(150);
  await expect.poll(() => mailsTo(ending.email)).toBe(1);
  // No job is running, so no more emails can follow.
  const locks = () => two.database('pg_locks').where({ locktype: 'advisory' }).pluck('pid');
  await expect.poll(locks).toEqual([]);
  const warned = (await two.receivers()).filter((email) => email.startsWith('quiet-'));
  expect(warned).toEqual(quiet.toSorted((one, other) => one.localeCompare(other)));
  expect([await mailsTo(payer.email), await mailsTo(ending.email)]).toEqual([1, 1]);
  expect(razorpay.book.payment(payment.id).status).toBe('captured');
});
