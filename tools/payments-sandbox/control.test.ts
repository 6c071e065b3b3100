import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from './sandbox.mjs';

let razorpay: Sandbox;
let order: string;

beforeEach(async () => {
  razorpay = await startSandbox();
  order = razorpay.book.createOrder({ amount: 3999, currency: 'USD' }).id;
});
afterEach(() => razorpay.stop());

const key = () => razorpay.environment.RAZORPAY_KEY_ID;

async function request(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(razorpay.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

describe('the checkout dialog', () => {
  it('is served with a strict policy, and can be loaded by any page', async () => {
    for (const path of ['/v1/checkout.js', '/sandbox/dialog.html', '/sandbox/dialog.css', '/sandbox/dialog.js']) {
      const { status, headers } = await fetch(razorpay.url + path);

      expect(status, path).toBe(200);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  it('requires the public key to show an order', async () => {
    expect((await request(`/sandbox/order?order_id=${order}&key_id=${key()}`)).body).toMatchObject({ amount: 3999 });
    expect((await request(`/sandbox/order?order_id=${order}&key_id=rzp_test_other`)).status).toBe(401);
  });

  it('pays once, with a signed result', async () => {
    const body = { order_id: order, key_id: key(), email: 'ana@school.example' };

    const paid = await request('/sandbox/pay', body);

    const [payment] = razorpay.book.paymentsOf(order);
    expect(payment).toMatchObject({ status: 'captured', email: 'ana@school.example' });
    expect(paid.body).toEqual(payment && razorpay.resultOf(payment));
    expect((await request('/sandbox/pay', body)).body.error.description).toBe('Payment already done for this order.');
  });

  it('returns the error that the checkout passes to the page', async () => {
    const { body } = await request('/sandbox/fail', { order_id: order, key_id: key() });

    const [payment] = razorpay.book.paymentsOf(order);
    expect(body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      reason: 'insufficient_funds',
      metadata: { order_id: order, payment_id: payment?.id },
    });
  });

  it('rejects requests from another site or with another key', async () => {
    const body = { order_id: order, key_id: key() };

    expect((await request('/sandbox/pay', body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await request('/sandbox/pay', { ...body, key_id: 'rzp_test_other' })).status).toBe(401);
    expect((await request('/sandbox/pay', { ...body, order_id: 'order_x' })).status).toBe(400);
    expect(razorpay.book.paymentsOf(order)).toEqual([]);
  });
});

describe('the calls for developers', () => {
  it('authorize late, refund, hold events and show the state', async () => {
    const { id } = razorpay.book.fail(order);

    expect((await request('/sandbox/late', { payment_id: id })).body.status).toBe('captured');
    await request('/sandbox/webhooks', { isHeld: true });
    expect((await request('/sandbox/refund', { payment_id: id, amount: 999 })).body.amount).toBe(999);

    const { body } = await request('/sandbox/state');
    expect(body).toMatchObject({ orders: [{ id: order, status: 'paid' }], refunds: [{ amount: 999 }] });
    expect(body.events.map(({ state }: { state: string }) => state).slice(-2)).toEqual(['held', 'held']);
  });

  it('simulate API faults', async () => {
    await request('/sandbox/faults', { path: '^/v1/orders', kind: 'error', status: 502 });

    expect((await request('/v1/orders')).body.error.code).toBe('GATEWAY_ERROR');
    expect((await request('/sandbox/faults', {})).status).toBe(400);
    expect((await request('/sandbox/nothing', {})).status).toBe(404);
  });
});

describe('saved data', () => {
  it('keeps the secrets and purchases between runs', async () => {
    const folder = await mkdtemp(`${tmpdir()}/countertop-payments-`);
    const keptIn = `${folder}/deeper/test-payments.json`;
    const first = await startSandbox({ keptIn });
    await mkdir(`${folder}/deeper`);
    const created = first.book.createOrder({ amount: 3999, currency: 'USD' });
    const body = JSON.stringify({ order_id: created.id, key_id: first.environment.RAZORPAY_KEY_ID });
    await fetch(`${first.url}/sandbox/pay`, { method: 'POST', body });
    await first.stop();

    const second = await startSandbox({ keptIn });

    expect(second.book.order(created.id).status).toBe('paid');
    expect(second.environment.RAZORPAY_KEY_SECRET).toBe(first.environment.RAZORPAY_KEY_SECRET);
    expect((await stat(keptIn)).mode & 0o777).toBe(0o600);
    await second.stop();
    await rm(folder, { recursive: true });
  });
});
