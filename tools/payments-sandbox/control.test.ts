import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStandIn, type StandIn } from './standIn.mjs';

let razorpay: StandIn;
let order: string;

beforeEach(async () => {
  razorpay = await startStandIn();
  order = razorpay.book.createOrder({ amount: 3999, currency: 'USD' }).id;
});
afterEach(() => razorpay.stop());

const key = () => razorpay.environment.RAZORPAY_KEY_ID;

async function ask(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(razorpay.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('the window of the checkout', () => {
  it('comes with a policy that takes nothing from elsewhere, in a script that any page may load', async () => {
    for (const path of ['/v1/checkout.js', '/stand-in/dialog.html', '/stand-in/dialog.css', '/stand-in/dialog.js']) {
      const { status, headers } = await fetch(razorpay.url + path);

      expect(status, path).toBe(200);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  it('shows the order to who has the public key', async () => {
    expect((await ask(`/stand-in/order?order_id=${order}&key_id=${key()}`)).body).toMatchObject({ amount: 3999 });
    expect((await ask(`/stand-in/order?order_id=${order}&key_id=rzp_test_other`)).status).toBe(401);
  });

  it('pays once, with a signed result', async () => {
    const body = { order_id: order, key_id: key(), email: 'ana@school.example' };

    const paid = await ask('/stand-in/pay', body);

    const [payment] = razorpay.book.paymentsOf(order);
    expect(payment).toMatchObject({ status: 'captured', email: 'ana@school.example' });
    expect(paid.body).toEqual(payment && razorpay.resultOf(payment));
    expect((await ask('/stand-in/pay', body)).body.error.description).toBe('Payment already done for this order.');
  });

  it('fails with what checkout tells the page', async () => {
    const { body } = await ask('/stand-in/fail', { order_id: order, key_id: key() });

    const [payment] = razorpay.book.paymentsOf(order);
    expect(body.error).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      reason: 'insufficient_funds',
      metadata: { order_id: order, payment_id: payment?.id },
    });
  });

  it('does nothing for another site, or another key', async () => {
    const body = { order_id: order, key_id: key() };

    expect((await ask('/stand-in/pay', body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await ask('/stand-in/pay', { ...body, key_id: 'rzp_test_other' })).status).toBe(401);
    expect((await ask('/stand-in/pay', { ...body, order_id: 'order_x' })).status).toBe(400);
    expect(razorpay.book.paymentsOf(order)).toEqual([]);
  });
});

describe('what a developer asks for by hand', () => {
  it('authorizes late, refunds, holds and shows', async () => {
    const { id } = razorpay.book.fail(order);

    expect((await ask('/stand-in/late', { payment_id: id })).body.status).toBe('captured');
    await ask('/stand-in/webhooks', { isHeld: true });
    expect((await ask('/stand-in/refund', { payment_id: id, amount: 999 })).body.amount).toBe(999);

    const { body } = await ask('/stand-in/state');
    expect(body).toMatchObject({ orders: [{ id: order, status: 'paid' }], refunds: [{ amount: 999 }] });
    expect(body.events.map(({ state }: { state: string }) => state).slice(-2)).toEqual(['held', 'held']);
  });

  it('breaks the API', async () => {
    await ask('/stand-in/faults', { path: '^/v1/orders', kind: 'error', status: 502 });

    expect((await ask('/v1/orders')).body.error.code).toBe('GATEWAY_ERROR');
    expect((await ask('/stand-in/faults', {})).status).toBe(400);
    expect((await ask('/stand-in/nothing', {})).status).toBe(404);
  });
});

describe('what is kept', () => {
  it('outlives the run: the secrets, and what was bought', async () => {
    const folder = await mkdtemp(`${tmpdir()}/countertop-payments-`);
    const keptIn = `${folder}/deeper/test-payments.json`;
    const first = await startStandIn({ keptIn });
    await mkdir(`${folder}/deeper`);
    const made = first.book.createOrder({ amount: 3999, currency: 'USD' });
    const body = JSON.stringify({ order_id: made.id, key_id: first.environment.RAZORPAY_KEY_ID });
    await fetch(`${first.url}/stand-in/pay`, { method: 'POST', body });
    await first.stop();

    const second = await startStandIn({ keptIn });

    expect(second.book.order(made.id).status).toBe('paid');
    expect(second.environment.RAZORPAY_KEY_SECRET).toBe(first.environment.RAZORPAY_KEY_SECRET);
    expect((await stat(keptIn)).mode & 0o777).toBe(0o600);
    await second.stop();
    await rm(folder, { recursive: true });
  });
});
