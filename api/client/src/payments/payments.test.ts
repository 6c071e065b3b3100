import { afterEach, expect, it, vi } from 'vitest';
import { cancelSubscription, createOrder, verifyPayment } from './payments.ts';

const asked = { amount: 39.99, currency: 'USD', tier: 'explorer', isYearlyPlan: true } as const;
const order = { keyId: 'rzp_test_1', amount: 3999, currency: 'USD', orderId: 'order_1' };

function answerWith(body: object, status = 200) {
  const fetched = vi.fn<(url: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

it('starts a payment with an idempotency key', async () => {
  const fetched = answerWith(order);

  expect(await createOrder(asked, 'press-0001')).toEqual(order);

  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/razorpay/create-order', {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'press-0001',
      'X-Request-Id': expect.any(String),
    },
    body: JSON.stringify(asked),
  });
});

it('rejects with the error of the server', async () => {
  answerWith({ error: 'Paying is not possible at the moment.' }, 503);

  await expect(createOrder(asked, 'press-0001')).rejects.toThrow(
    '503: {"error":"Paying is not possible at the moment."}',
  );
});

it('rejects any response but success', async () => {
  answerWith({ success: false });
  const ids = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'ab' };

  await expect(verifyPayment({ ...ids, userId: '7', tier: 'explorer', isYearlyPlan: true })).rejects.toThrow('format');
});

it('cancels with or without a reason', async () => {
  const fetched = answerWith({ error: 'No subscription.' }, 409);

  await cancelSubscription('Too dear').catch(() => {});
  await cancelSubscription().catch(() => {});

  expect(fetched.mock.calls.map(([, { body }]) => body)).toEqual(['{"reason":"Too dear"}', undefined]);
});
