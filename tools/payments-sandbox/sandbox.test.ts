import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebhookReceiver, startWebhookReceiver } from './webhookReceiver.ts';
import { sign } from './signature.mjs';
import { startSandbox, type Sandbox } from './sandbox.mjs';
import { type ApiClient, apiClientFor } from './apiClient.ts';

let receiver: WebhookReceiver;
let razorpay: Sandbox;

beforeEach(async () => {
  receiver = await startWebhookReceiver();
  razorpay = await startSandbox({
    keyId: 'rzp_test_key',
    keySecret: 'key secret of the test',
    webhookSecret: 'webhook secret of the test',
    webhookUrl: receiver.url,
    webhookTimes: { firstRetryMs: 5, tries: 4 },
  });
});
afterEach(async () => {
  await razorpay.stop();
  await receiver.stop();
});

const call: ApiClient = (...request) => apiClientFor(razorpay)(...request);
const newOrder = { amount: 7999, currency: 'USD', receipt: 'receipt-1', notes: { tier: 'explorer' } };
const orderId = async (more = {}): Promise<string> =>
  (await call('POST', '/v1/orders', { ...newOrder, ...more })).body.id;

describe('orders', () => {
  it('are created as requested', async () => {
    const { status, body } = await call('POST', '/v1/orders', newOrder);

    expect(status).toBe(200);
    expect(body).toMatchObject({ ...newOrder, entity: 'order', status: 'created', amount_due: 7999, amount_paid: 0 });
    expect(body.id).toMatch(/^order_\w{14}$/);
    expect((await call('GET', `/v1/orders/${body.id}`)).body).toEqual(body);
  });

  it('have an empty array without notes', async () => {
    expect((await call('POST', '/v1/orders', { amount: 100, currency: 'USD' })).body.notes).toEqual([]);
  });

  it.each([
    [{ ...newOrder, amount: 99 }, 'amount_less_than_minimum_amount', 'amount'],
    [{ ...newOrder, amount: 79.99 }, 'input_validation_failed', 'amount'],
    [{ ...newOrder, amount: '7999' }, 'input_validation_failed', 'amount'],
    [{ currency: 'USD' }, 'input_validation_failed', 'amount'],
    [{ ...newOrder, currency: 'usd' }, 'input_validation_failed', 'currency'],
    [{ ...newOrder, receipt: 'r'.repeat(41) }, 'input_validation_failed', 'receipt'],
    [{ ...newOrder, notes: { long: 'n'.repeat(257) } }, 'input_validation_failed', 'notes'],
  ])('reject %j', async (body, reason, field) => {
    const response = await call('POST', '/v1/orders', body);

    expect(response.status).toBe(400);
    expect(response.body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', source: 'business', reason, field });
    expect(response.body.error.description).not.toBe('');
  });

  it('reject unknown fields', async () => {
    expect((await call('POST', '/v1/orders', { ...newOrder, price: 1 })).body.error.reason).toBe('extra_field_sent');
  });

  it('are created once per receipt if `unique_receipt` is set, and rejected otherwise', async () => {
    const unique = { unique_receipt: true };
    const first = await orderId(unique);

    expect(await orderId(unique)).toBe(first);
    expect((await call('POST', '/v1/orders', newOrder)).body.error.description).toBe('Order receipt should be unique.');
    expect((await call('POST', '/v1/orders', { ...newOrder, ...unique, amount: 100 })).status).toBe(400);
    expect((await call('GET', '/v1/orders?receipt=receipt-1')).body.count).toBe(1);
  });

  it('require the API keys', async () => {
    for (const Authorization of ['', `Basic ${btoa('rzp_test_key:wrong')}`, 'Bearer x']) {
      const response = await call('POST', '/v1/orders', newOrder, { Authorization });

      expect(response).toMatchObject({ status: 401, body: { error: { description: 'Authentication failed' } } });
    }
    expect(razorpay.book.entities.orders.size).toBe(0);
  });

  it('report unknown IDs', async () => {
    for (const path of [
      '/v1/orders/order_x',
      '/v1/orders/order_x/payments',
      '/v1/payments/pay_x',
      '/v1/refunds/rfnd_x',
    ]) {
      expect(await call('GET', path)).toMatchObject({
        status: 400,
        body: { error: { description: 'The id provided does not exist' } },
      });
    }
    expect((await call('GET', '/v1/nothing')).status).toBe(404);
  });
});

describe('payments', () => {
  it('are captured immediately, pay the order and are signed', async () => {
    const id = await orderId();

    const payment = razorpay.book.pay(id, { email: 'ana@school.example' });

    expect(payment).toMatchObject({ status: 'captured', captured: true, amount: 7999, email: 'ana@school.example' });
    expect((await call('GET', `/v1/orders/${id}`)).body).toMatchObject({ status: 'paid', amount_due: 0, attempts: 1 });
    expect((await call('GET', `/v1/orders/${id}/payments`)).body).toMatchObject({ count: 1, items: [payment] });
    expect(razorpay.resultOf(payment)).toEqual({
      razorpay_order_id: id,
      razorpay_payment_id: payment.id,
      razorpay_signature: sign(`${id}|${payment.id}`, 'key secret of the test'),
    });
  });

  it('that failed leave the order open for another attempt', async () => {
    const id = await orderId();

    const failed = razorpay.book.fail(id);
    const paid = razorpay.book.pay(id);

    expect(failed).toMatchObject({ status: 'failed', error_reason: 'insufficient_funds', captured: false });
    expect((await call('GET', `/v1/orders/${id}/payments`)).body.items.map(idOf)).toEqual([paid.id, failed.id]);
  });

  it('are rejected for a paid order', async () => {
    const id = await orderId();
    razorpay.book.pay(id);

    expect(() => razorpay.book.pay(id)).toThrow('Payment already done for this order.');
  });

  it('can be authorized late, and are captured then', async () => {
    const id = await orderId();
    const { id: paymentId } = razorpay.book.fail(id);

    razorpay.book.authorizeLate(paymentId);

    expect((await call('GET', `/v1/payments/${paymentId}`)).body).toMatchObject({
      status: 'captured',
      error_code: null,
    });
    expect((await call('GET', `/v1/orders/${id}`)).body.status).toBe('paid');
  });

  it('are refunded automatically if the order was paid in the meantime', async () => {
    const id = await orderId();
    const late = razorpay.book.fail(id);
    razorpay.book.pay(id);

    razorpay.book.authorizeLate(late.id);

    expect((await call('GET', `/v1/payments/${late.id}`)).body).toMatchObject({ status: 'refunded', captured: false });
  });

  it('wait for a capture if the order requires it, and are captured once, with their exact amount', async () => {
    const { id } = razorpay.book.pay(await orderId({ payment_capture: false }));
    const capture = (body: unknown) => call('POST', `/v1/payments/${id}/capture`, body);

    expect((await capture({ amount: 7998, currency: 'USD' })).body.error.field).toBe('amount');
    expect((await capture({ amount: 7999, currency: 'INR' })).body.error.field).toBe('currency');
    expect((await capture({ amount: 7999, currency: 'USD' })).body).toMatchObject({ status: 'captured' });
    expect((await capture({ amount: 7999, currency: 'USD' })).body.error.description).toMatch('already been captured');
  });
});

describe('refunds', () => {
  it('can be partial or full, up to the amount of the payment', async () => {
    const { id } = razorpay.book.pay(await orderId());
    const refund = (body: unknown) => call('POST', `/v1/payments/${id}/refund`, body);

    expect((await refund({ amount: 1000 })).body).toMatchObject({
      entity: 'refund',
      amount: 1000,
      status: 'processed',
    });
    expect((await refund({ amount: 7000 })).body.error.description).toMatch('greater than amount captured');
    expect((await refund({})).body.amount).toBe(6999);
    expect((await refund({})).body.error.description).toBe('The payment has been fully refunded already');
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({ status: 'refunded', refund_status: 'full' });
    expect((await call('GET', `/v1/payments/${id}/refunds`)).body.count).toBe(2);
  });

  it('are rejected for a failed payment', async () => {
    const { id } = razorpay.book.fail(await orderId());

    expect((await call('POST', `/v1/payments/${id}/refund`, {})).status).toBe(400);
  });

  it('can fail later, which restores the payment', async () => {
    const { id } = razorpay.book.pay(await orderId());
    const refund = razorpay.book.refund(id, {});

    razorpay.book.failRefund(refund.id);
    await razorpay.webhooks.idle();

    expect((await call('GET', `/v1/refunds/${refund.id}`)).body.status).toBe('failed');
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({ status: 'captured', amount_refunded: 0 });
    expect(receiver.received.map(({ event }) => event)).toContain('refund.failed');
    expect(() => razorpay.book.failRefund(refund.id)).toThrow('does not exist');
  });

  it('are created once per key, which accepts only one request', async () => {
    const { id } = razorpay.book.pay(await orderId());
    const refund = (body: unknown, key: string) =>
      call('POST', `/v1/payments/${id}/refund`, body, { 'X-Refund-Idempotency': key });

    const first = await refund({ amount: 1000 }, 'refund-0001');

    expect(await refund({ amount: 1000 }, 'refund-0001')).toEqual(first);
    expect((await refund({ amount: 2000 }, 'refund-0001')).body.error.description).toMatch('same idempotency key');
    expect((await refund({ amount: 1000 }, 'short')).status).toBe(400);
    expect((await call('GET', `/v1/payments/${id}`)).body.amount_refunded).toBe(1000);
  });
});

const idOf = ({ id }: { readonly id: string }) => id;
