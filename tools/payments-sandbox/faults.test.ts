import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, apiClientFor } from './apiClient.ts';
import { startSandbox, type Sandbox } from './sandbox.mjs';

let razorpay: Sandbox;
let call: ApiClient;

beforeEach(async () => {
  razorpay = await startSandbox();
  call = apiClientFor(razorpay);
});
afterEach(() => razorpay.stop());

const newOrder = { amount: 7999, currency: 'USD', receipt: 'receipt-1' };

describe('faults', () => {
  it('respond with an error, once, without an effect', async () => {
    razorpay.faults.add({ method: 'POST', path: '^/v1/orders$', kind: 'error' });

    expect(await call('POST', '/v1/orders', newOrder)).toMatchObject({
      status: 500,
      body: { error: { code: 'SERVER_ERROR' } },
    });
    expect(razorpay.book.entities.orders.size).toBe(0);
    expect((await call('POST', '/v1/orders', newOrder)).status).toBe(200);
  });

  it('lose the response after creating the order, so that a retry finds it', async () => {
    razorpay.faults.add({ path: '^/v1/orders$', kind: 'lost' });
    const unique = { unique_receipt: true };

    await expect(call('POST', '/v1/orders', { ...newOrder, ...unique })).rejects.toThrow('fetch failed');
    await call('POST', '/v1/orders', { ...newOrder, ...unique });

    expect(razorpay.book.entities.orders.size).toBe(1);
  });

  it('close the connection, or never respond', async () => {
    razorpay.faults.add({ path: '/v1/', kind: 'down' });
    await expect(call('POST', '/v1/orders', newOrder)).rejects.toThrow('fetch failed');

    razorpay.faults.add({ path: '/v1/', kind: 'hang' });
    const signal = AbortSignal.timeout(50);
    await expect(fetch(`${razorpay.url}/v1/orders`, { signal })).rejects.toThrow('timeout');

    expect(razorpay.book.entities.orders.size).toBe(0);
  });
});
