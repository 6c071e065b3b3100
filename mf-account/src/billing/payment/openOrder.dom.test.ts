import type { OrderState } from '@countertop/contract/payments/payments';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpenOrder, rememberedOrder, rememberOrder } from './openOrder.ts';
import { type OrderCheck, type OrderWatch, watchOrder } from './openOrder.ts';

const order: OpenOrder = {
  orderId: 'order_1',
  userId: 'u1',
  tier: 'explorer',
  period: 'yearly',
  isSubmitted: true,
  startedAt: Date.parse('2026-11-22T12:00:00Z'),
};

const codes: Readonly<Record<number, string>> = { 401: 'signed_out', 404: 'order_not_found', 503: 'busy' };
let answers: (OrderState | number | null)[] = [];
const fetched = vi.fn<(url: string) => Promise<Response>>(() => {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer === null) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(
    typeof answer === 'number'
      ? Response.json({ code: codes[answer], error: 'No.' }, { status: answer })
      : Response.json({ state: answer }),
  );
});
let checks: OrderCheck[] = [];
const settled = vi.fn<OrderWatch['onSettled']>();
let left = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ now: order.startedAt });
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  answers = ['open'];
  checks = [];
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Starts watching, as the user's page does. */
function watch(userId = 'u1') {
  const onCheck = (check: OrderCheck) => checks.push(check);
  return watchOrder({ userId, signal: left.signal, onCheck, onSettled: settled });
}
const calls = () => fetched.mock.calls.length;

it('polls with growing pauses until the payment counts, and forgets the order', async () => {
  rememberOrder(order);
  answers = ['open', null, 503, 'open', 'paid'];

  const watching = watch();
  await vi.advanceTimersByTimeAsync(4900);
  const early = calls();
  await vi.advanceTimersByTimeAsync(20_000);
  await watching;

  expect([early, calls()]).toEqual([2, 5]);
  expect(fetched.mock.lastCall?.[0]).toBe('/api/user/orders/order_1');
  expect(settled).toHaveBeenCalledExactlyOnceWith('paid', order, true);
  expect([checks[0], checks.at(-1)]).toEqual(['checking', 'none']);
  expect(rememberedOrder('u1')).toBeNull();
});

it('ends up polling once a minute, stops after half an hour, and polls again when the user comes back', async () => {
  rememberOrder(order);

  void watch();
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  const bounded = calls();
  await vi.advanceTimersByTimeAsync(600 * 60_000);
  const later = calls();
  answers = ['paid'];
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(0);

  expect(bounded).toBeLessThan(40);
  expect([later - bounded, checks.at(-2)]).toEqual([0, 'overdue']);
  expect(settled).toHaveBeenCalledOnce();
});

it('polls an unpaid order quietly and only a few times', async () => {
  rememberOrder({ ...order, isSubmitted: false });

  void watch();
  await vi.advanceTimersByTimeAsync(60 * 60_000);

  expect(calls()).toBe(6);
  expect(new Set(checks)).toEqual(new Set(['none']));
});

it('polls once for many focus events', async () => {
  rememberOrder(order);
  void watch();
  await vi.advanceTimersByTimeAsync(1500);

  for (let time = 0; time < 50; time += 1) window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(10);

  expect(calls()).toBe(2);
});

it.each([
  ['of somebody else', order, 'u2', 0],
  ['that is older than a day', { ...order, startedAt: order.startedAt - 86_400_001 }, 'u1', 0],
] as const)('does not ask about an order %s', async (_, kept, userId, count) => {
  rememberOrder(kept);

  await watch(userId);

  expect([calls(), checks]).toEqual([count, ['none']]);
});

it('ignores invalid orders, and forgets one that the server does not know', async () => {
  localStorage.setItem('countertop.order.v1', '{"orderId":7}');
  await watch();
  rememberOrder(order);
  answers = [404];
  await watch();

  expect([calls(), settled.mock.calls.length, rememberedOrder('u1')]).toEqual([1, 0, null]);
});

it('reports that another tab learned of it first', async () => {
  rememberOrder(order);
  answers = ['refunded'];
  const watching = watch();
  localStorage.clear();
  await watching;

  expect(settled).toHaveBeenCalledExactlyOnceWith('refunded', order, false);
});
