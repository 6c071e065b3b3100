import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerOf } from './caller.ts';
import { startStandIn, type StandIn } from './standIn.mjs';

let razorpay: StandIn;
let call: Caller;

beforeEach(async () => {
  razorpay = await startStandIn();
  call = callerOf(razorpay);
});
afterEach(() => razorpay.stop());

const newOrder = { amount: 7999, currency: 'USD', receipt: 'receipt-1' };

describe('faults', () => {
  it('answer an error, once, and do nothing', async () => {
    razorpay.faults.add({ method: 'POST', path: '^/v1/orders$', kind: 'error' });

    expect(await call('POST', '/v1/orders', newOrder)).toMatchObject({
      status: 500,
      body: { error: { code: 'SERVER_ERROR' } },
    });
    expect(razorpay.book.books.orders.size).toBe(0);
    expect((await call('POST', '/v1/orders', newOrder)).status).toBe(200);
  });

  it('lose the answer after the order was made, so that a retry finds it', async () => {
    razorpay.faults.add({ path: '^/v1/orders$', kind: 'lost' });
    const unique = { unique_receipt: true };

    await expect(call('POST', '/v1/orders', { ...newOrder, ...unique })).rejects.toThrow('fetch failed');
    await call('POST', '/v1/orders', { ...newOrder, ...unique });

    expect(razorpay.book.books.orders.size).toBe(1);
  });

  it('break the connection, or never answer', async () => {
    razorpay.faults.add({ path: '/v1/', kind: 'down' });
    await expect(call('POST', '/v1/orders', newOrder)).rejects.toThrow('fetch failed');

    razorpay.faults.add({ path: '/v1/', kind: 'hang' });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(`${razorpay.url}/v1/orders`, { signal })).rejects.toThrow('timeout');

    expect(razorpay.book.books.orders.size).toBe(0);
  });
});
