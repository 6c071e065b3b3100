import { queryClient } from '@countertop/client/shared/queryClient';
import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { userWith } from '@countertop/contract/accounts/user.fixture';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutOptions } from './checkout.ts';
import { pay } from './checkout.ts';
import { eventually } from '../../../../tests/support/eventually.ts';

const user = userWith({ displayName: 'Dana' });
const paid = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' };
const yearly = { tier: 'explorer', period: 'yearly' } as const;

type Answers = Record<string, () => Response>;
const usual: Answers = {
  '/api/payments/availability': () =>
    Response.json({ mode: 'test', checkoutScript: 'http://127.0.0.1:9/checkout.js', openPlans: [] }),
  '/api/auth/user': () => Response.json(user),
  '/api/razorpay/create-order': () =>
    Response.json({ keyId: 'rzp_test_1', amount: 3999, currency: 'USD', orderId: 'order_1' }),
  '/api/razorpay/verify-payment': () => Response.json({ success: true }),
};
const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();
const opened = vi.fn<(options: CheckoutOptions) => void>();

/** Responses that replace the usual ones. */
function serve(answers: Answers = {}): void {
  fetched.mockImplementation(async (path) => (answers[path] ?? usual[path])?.() ?? new Response(null, { status: 404 }));
}

/** A provider whose checkout runs `act` right away. */
function provide(act: (options: CheckoutOptions) => void): void {
  function Razorpay(this: object, options: CheckoutOptions) {
    opened(options);
    Object.assign(this, { open: () => act(options) });
  }
  vi.stubGlobal('Razorpay', Razorpay);
}

const called = (path: string) => fetched.mock.calls.filter(([url]) => url === path);
/** Runs a payment, including its pauses before retries. */
async function payInTime() {
  const outcome = pay(yearly);
  await vi.advanceTimersByTimeAsync(30_000);
  return outcome;
}
function bodyOf(path: string): unknown {
  const body = called(path)[0]?.[1].body;
  return typeof body === 'string' ? JSON.parse(body) : body;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('fetch', fetched);
  document.cookie = `${signedInCookie}=1`;
  document.documentElement.style.setProperty('--info-solid', '#1b5e9b');
  document.documentElement.lang = 'en-US';
  queryClient.clear();
  localStorage.clear();
  serve();
  provide(({ handler }) => handler(paid));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetched.mockReset();
  opened.mockReset();
  document.cookie = `${signedInCookie}=; Max-Age=0`;
});

it('places the order, opens the checkout for the payer, and confirms the payment', async () => {
  expect(await pay(yearly)).toEqual({ is: 'paid' });

  expect(bodyOf('/api/razorpay/create-order')).toEqual({
    amount: 39.99,
    currency: 'USD',
    tier: 'explorer',
    isYearlyPlan: true,
  });
  expect(opened.mock.calls[0]?.[0]).toMatchObject({
    key: 'rzp_test_1',
    amount: 3999,
    currency: 'USD',
    order_id: 'order_1',
    name: 'Countertop',
    description: 'Math Explorer, one year',
    prefill: { name: 'Dana', email: 'dana@example.com' },
    theme: { color: '#1b5e9b' },
  });
  expect(bodyOf('/api/razorpay/verify-payment')).toEqual({
    ...paid,
    userId: 'u1',
    tier: 'explorer',
    isYearlyPlan: true,
  });
});

it('sends the version of the notice that was agreed to', async () => {
  await pay({ tier: 'family', period: 'yearly', noticeVersion: 1 });

  expect(bodyOf('/api/razorpay/create-order')).toMatchObject({ tier: 'family', amount: 79.99, noticeVersion: 1 });
});

it('calls a user without a name User', async () => {
  serve({ '/api/auth/user': () => Response.json({ ...user, displayName: null, email: '' }) });

  await pay(yearly);

  expect(opened.mock.calls[0]?.[0].prefill.name).toBe('User');
});

it('ends without an error when the checkout is closed', async () => {
  provide(({ modal }) => modal.ondismiss());

  expect(await pay(yearly)).toEqual({ is: 'closed' });
  expect(called('/api/razorpay/verify-payment')).toHaveLength(0);
});

it('sends nothing to the provider if signed out', async () => {
  document.cookie = `${signedInCookie}=; Max-Age=0`;

  expect(await pay(yearly)).toEqual({ is: 'signedOut' });
  expect(opened).not.toHaveBeenCalled();
  expect(called('/api/razorpay/create-order')).toHaveLength(0);
});

it('reports a session that has ended', async () => {
  serve({
    '/api/razorpay/create-order': () =>
      Response.json({ code: 'signed_out', error: 'Please sign in.' }, { status: 401 }),
  });

  expect(await pay(yearly)).toEqual({ is: 'signedOut' });
});

it('reports that payment is unavailable without a provider', async () => {
  serve({ '/api/payments/availability': () => Response.json({ mode: 'none', checkoutScript: null, openPlans: [] }) });

  expect(await pay(yearly)).toEqual({ is: 'notAvailable' });
});

it('returns the error of an order', async () => {
  serve({ '/api/razorpay/create-order': () => Response.json({ code: 'coming_soon', error: 'No.' }, { status: 422 }) });

  expect(await pay(yearly)).toMatchObject({ is: 'failed', error: { code: 'coming_soon' } });
});

it('places no order if the provider’s script fails to load', async () => {
  vi.stubGlobal('Razorpay', undefined);
  const outcome = pay(yearly);
  await eventually(() => expect(document.querySelector('script')).not.toBeNull());
  document.querySelector('script')?.dispatchEvent(new Event('error'));

  expect(await outcome).toMatchObject({ is: 'failed', error: expect.any(Error) });
  expect(called('/api/razorpay/create-order')).toHaveLength(0);
  expect(document.querySelector('script')).toBeNull();
});

it('retries the same payment if the response is lost or the money has not arrived', async () => {
  let tries = 0;
  serve({
    '/api/razorpay/verify-payment': () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return tries === 2
        ? Response.json({ code: 'not_captured', error: 'Not captured yet.' }, { status: 409 })
        : Response.json({ success: true });
    },
  });

  expect(await payInTime()).toEqual({ is: 'paid' });
  expect(new Set(called('/api/razorpay/verify-payment').map(([, { body }]) => body)).size).toBe(1);
  expect(tries).toBe(3);
});

it.each([
  [400, 'wrong_signature'],
  [404, 'order_not_found'],
  [409, 'already_paid'],
  [409, 'from_tomorrow'],
  [422, 'plan_mismatch'],
])('does not retry a payment rejected with %i %s', async (status, code) => {
  serve({ '/api/razorpay/verify-payment': () => Response.json({ code, error: 'No.' }, { status }) });

  expect(await pay(yearly)).toEqual({ is: 'unverified' });
  expect(called('/api/razorpay/verify-payment')).toHaveLength(1);
});

it('gives up after half a minute', async () => {
  serve({ '/api/razorpay/verify-payment': () => new Response(null, { status: 503 }) });

  expect(await payInTime()).toEqual({ is: 'unverified' });
  expect(called('/api/razorpay/verify-payment')).toHaveLength(6);
});

it('treats an unreadable result of the checkout as a payment that may have been made', async () => {
  provide(({ handler }) => handler({ status: 'ok' }));

  expect(await pay(yearly)).toEqual({ is: 'unverified' });
});

const endDate = '2099-03-03T12:00:00.000Z';
const subscriber = { ...user, subscriptionTier: 'explorer', subscriptionEndDate: endDate };
const userNow = (now: object): Answers => ({ '/api/auth/user': () => Response.json(now) });

it('asks to extend a plan whose end date the user has seen', async () => {
  serve(userNow(subscriber));

  expect(await pay({ ...yearly, extendsFrom: endDate })).toEqual({ is: 'paid' });
  expect(bodyOf('/api/razorpay/create-order')).toMatchObject({ extend: true });
});

it.each([
  ['was paid for elsewhere', subscriber, yearly],
  ['was extended elsewhere', subscriber, { ...yearly, extendsFrom: '2026-03-03T12:00:00.000Z' }],
  ['has ended', user, { ...yearly, extendsFrom: endDate }],
])('places no order when the plan %s in the meantime', async (_, now, wanted) => {
  serve(userNow(now));

  expect(await pay(wanted)).toEqual({ is: 'changed' });
  expect(called('/api/razorpay/create-order')).toHaveLength(0);
});

it.each(['plan_active', 'payment_pending'])('treats %s as a changed plan', async (code) => {
  serve({ '/api/razorpay/create-order': () => Response.json({ error: 'No.', code }, { status: 409 }) });

  expect(await pay(yearly)).toEqual({ is: 'changed' });
  expect(opened).not.toHaveBeenCalled();
});

it.each([
  ['closed', () => provide(({ modal }) => modal.ondismiss()), {}, { isSubmitted: false }],
  ['unverified', () => {}, { status: 400 }, { isSubmitted: true }],
  ['paid', () => {}, {}, null],
] as const)('remembers the order until it is known to be paid: %s', async (is, act, init, kept) => {
  act();
  if (is === 'unverified') {
    serve({ '/api/razorpay/verify-payment': () => Response.json({ error: 'No.' }, init) });
  }

  expect(await pay(yearly)).toEqual({ is });

  const remembered: unknown = JSON.parse(localStorage.getItem('countertop.order.v1') ?? 'null');
  if (kept === null) expect(remembered).toBeNull();
  else expect(remembered).toMatchObject({ orderId: 'order_1', userId: 'u1', period: 'yearly', ...kept });
});
