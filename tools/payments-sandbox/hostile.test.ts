import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ApiClient, apiClientFor } from './apiClient.ts';
import { startSandbox, type Sandbox } from './sandbox.mjs';

let razorpay: Sandbox;
beforeEach(async () => {
  razorpay = await startSandbox();
});
afterEach(() => razorpay.stop());

const call: ApiClient = (...request) => apiClientFor(razorpay)(...request);

/** Sends raw bytes. Returns the status of the response, or null if the connection ends without one. */
async function statusOf(bytes: string): Promise<number | null> {
  const { hostname, port } = new URL(razorpay.url);
  let text = '';
  const socket = connect(Number(port), hostname, () => socket.end(bytes));
  socket.on('data', (part) => (text += String(part))).on('error', () => {});
  await once(socket, 'close');
  return text === '' ? null : Number(text.split(' ')[1]);
}

it.each([
  ['//', 404],
  ['//a', 404],
  ['/\\', 404],
  ['/sandbox/constructor', 404],
  ['http://[::1/', 400],
  ['foo://[', 400],
  ['*', 400],
])('responds to GET %s with %i and keeps running', async (target, status) => {
  const actual = await statusOf(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const expected = target.includes('sandbox') || status === 400 ? status : 401;

  expect(actual).toBe(expected);
  expect((await call('GET', '/v1/orders')).status).toBe(200);
});

it.each([
  ['/sandbox/replay', { event_id: 'nope' }],
  ['/sandbox/replay', { event_id: 7 }],
  ['/sandbox/faults', { kind: 'error', path: '(' }],
  ['/sandbox/faults', { kind: 'error', path: '/', status: 99_999 }],
  ['/sandbox/faults', { kind: 'slow', path: '/', ms: 1e12 }],
  ['/sandbox/faults', { kind: 'nonsense', path: '/' }],
  ['/sandbox/faults', { kind: 'hang', path: '/', times: -1 }],
  ['/sandbox/webhooks', { copies: 1e9 }],
  ['/sandbox/webhooks', { copies: -1 }],
  ['/sandbox/webhooks', { drop: 'payment.captured' }],
  ['/sandbox/webhooks', { delayMs: 'later' }],
  ['/v1/orders', { amount: 100, currency: 'USD', notes: { a: { toString: null } } }],
])('rejects POST %s %j', async (path, body) => {
  expect(await call('POST', path, body)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } });
  expect((await call('GET', '/v1/orders')).status).toBe(200);
});

it.each(['constructor', '__proto__', 'toString'])('has no POST /sandbox/%s', async (name) => {
  expect((await call('POST', `/sandbox/${name}`, {})).status).toBe(404);
});

it('survives a client that disconnects while sending the body', async () => {
  const { hostname, port } = new URL(razorpay.url);
  const socket = connect(Number(port), hostname, () =>
    socket.write('POST /v1/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"amount"', () =>
      socket.resetAndDestroy(),
    ),
  );
  await once(socket, 'close');

  expect((await call('GET', '/v1/orders')).status).toBe(200);
});

it('limits the size of a body', async () => {
  expect((await call('POST', '/v1/orders', { receipt: 'r'.repeat(2_000_000) })).status).toBe(413);
});
