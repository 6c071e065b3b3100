import { getAvailability, getExtension } from '@countertop/contract/payments/payments';
import { plans, priceCents } from '@countertop/contract/payments/plans';
import { dayMs } from '@countertop/contract/shared/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  currentUserOf,
  errorMessageOf,
  type PaymentServer,
  startPaymentServer,
} from '../../../../test/payments/payments.ts';
import { readEnvironment } from '../../../platform/config/env.ts';

const startMs = Date.parse('2027-03-01T10:00:00Z');
const choice = { tier: 'family', isYearlyPlan: false } as const;
const family = { ...choice, amount: 9.99 };

let nowMs = startMs;
let paying: PaymentServer;
beforeAll(async () => {
  paying = await startPaymentServer({ now: () => nowMs, environment: { OPEN_PLANS: 'family' } });
});
afterAll(() => paying.end());

it('names the open plans, and sells them and no other', async () => {
  const parent = await paying.server.signedIn();
  const availability = await (await parent.call('GET', '/api/payments/availability')).json();

  const payment = await paying.pay(parent, 'monthly', family);
  expect((await paying.verify(parent, payment, choice)).status).toBe(200);

  expect(getAvailability.output.parse(availability).openPlans).toEqual(['family']);
  expect(await currentUserOf(parent)).toMatchObject({ subscriptionTier: 'family' });
  const classroom = await paying.requestOrder(parent, { tier: 'classroom', amount: 149.99 });
  expect([classroom.status, await errorMessageOf(classroom)]).toEqual([422, expect.stringMatching(/coming soon/)]);
});

it('keeps the remaining days of Explorer at their worth when Family is bought, and Family’s own when it is extended', async () => {
  nowMs = startMs;
  const parent = await paying.server.signedIn();
  const explorer = await paying.pay(parent, 'monthly');
  await paying.verify(parent, explorer);

  nowMs = startMs + 11 * dayMs;
  await paying.verify(parent, await paying.pay(parent, 'monthly', family), choice);

  // 20 days at 4.99 a month are worth 9.99 days at 9.99; one month from March 12 is 31 days.
  const worthMs = Math.ceil((20 * dayMs * priceCents(plans.explorer, 'monthly')) / priceCents(plans.family, 'monthly'));
  const endMs = startMs + (11 + 31) * dayMs + worthMs;
  const user = await currentUserOf(parent);
  expect(user).toMatchObject({ subscriptionTier: 'family', subscriptionEndDate: new Date(endMs).toISOString() });
  const { extension } = getExtension.output.parse(
    await (await parent.call('GET', '/api/user/subscription/extension')).json(),
  );
  expect(extension).toMatchObject({ tier: 'family', endDate: user.subscriptionEndDate });
  expect(Date.parse(extension?.monthlyEndDate ?? '') - endMs).toBe(30 * dayMs);
});

it('does not sell a cheaper plan to a family from a stale tab, and refunds one that is paid late', async () => {
  nowMs = startMs;
  const parent = await paying.server.signedIn();
  const stale = paying.razorpay.book.order(await paying.createOrder(parent, 'monthly'));
  await paying.verify(parent, await paying.pay(parent, 'monthly', family), choice);
  const before = await currentUserOf(parent);

  const ordered = await paying.requestOrder(parent, { amount: 4.99, isYearlyPlan: false });
  const extended = await paying.requestOrder(parent, { amount: 4.99, isYearlyPlan: false, extend: true });
  const late = paying.razorpay.book.pay(stale.id);
  await paying.sendWebhook('payment.captured', late);

  expect([ordered.status, extended.status]).toEqual([409, 409]);
  expect(await errorMessageOf(ordered)).toContain('You have the Family Plan until');
  expect(await currentUserOf(parent)).toEqual(before);
  await expect.poll(() => paying.razorpay.book.payment(late.id).status).toBe('refunded');
});

it.each([
  ['', []],
  ['family', ['family']],
  [' classroom , family ', ['family', 'classroom']],
])('reads OPEN_PLANS=%j', (list, open) => {
  expect(readEnvironment({ OPEN_PLANS: list }, '/').openPlans).toEqual(open);
});

it.each(['Family', 'family,', 'explorer', 'family classroom'])('does not start with OPEN_PLANS=%j', (list) => {
  expect(() => readEnvironment({ OPEN_PLANS: list }, '/')).toThrow(
    'OPEN_PLANS must list plans to sell, separated by commas, from: family, classroom. Or leave it out.',
  );
});
