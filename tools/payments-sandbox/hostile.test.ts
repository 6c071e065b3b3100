import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Caller, callerOf } from './caller.ts';
import { startStandIn, type StandIn } from './standIn.mjs';

let razorpay: StandIn;
beforeEach(async () => {
  razorpay = await startStandIn();
});
afterEach(() => razorpay.stop());

const call: Caller = (...request) => callerOf(razorpay)(...request);

/** Sends bytes as they are; returns the status of the answer, or null if the connection ends without one. */
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
  ['/stand-in/constructor', 404],
  ['http://[::1/', 400],
  ['foo://[', 400],
  ['*', 400],
])('answers GET %s with %i and goes on', async (target, status) => {
  const answered = await statusOf(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const keyless = target.includes('stand-in') || status === 400 ? status : 401;

  expect(answered).toBe(keyless);
  expect((await call('GET', '/v1/orders')).status).toBe(200);
});

it.each([
  ['/stand-in/replay', { event_id: 'nope' }],
  ['/stand-in/replay', { event_id: 7 }],
  ['/stand-in/faults', { kind: 'error', path: '(' }],
  ['/stand-in/faults', { kind: 'error', path: '/', status: 99_999 }],
  ['/stand-in/faults', { kind: 'slow', path: '/', ms: 1e12 }],
  ['/stand-in/faults', { kind: 'nonsense', path: '/' }],
  ['/stand-in/faults', { kind: 'hang', path: '/', times: -1 }],
  ['/stand-in/webhooks', { copies: 1e9 }],
  ['/stand-in/webhooks', { copies: -1 }],
  ['/stand-in/webhooks', { drop: 'payment.captured' }],
  ['/stand-in/webhooks', { delayMs: 'later' }],
  ['/v1/orders', { amount: 100, currency: 'USD', notes: { a: { toString: null } } }],
])('refuses POST %s %j', async (path, body) => {
  expect(await call('POST', path, body)).toMatchObject({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR' } } });
  expect((await call('GET', '/v1/orders')).status).toBe(200);
});

it.each(['constructor', '__proto__', 'toString'])('has nothing at POST /stand-in/%s', async (name) => {
  expect((await call('POST', `/stand-in/${name}`, {})).status).toBe(404);
});

it('outlives a caller that goes in the middle of its body', async () => {
  const { hostname, port } = new URL(razorpay.url);
  const socket = connect(Number(port), hostname, () =>
    socket.write('POST /v1/orders HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"amount"', () =>
      socket.resetAndDestroy(),
    ),
  );
  await once(socket, 'close');

  expect((await call('GET', '/v1/orders')).status).toBe(200);
});

it('reads no body without end', async () => {
  expect((await call('POST', '/v1/orders', { receipt: 'r'.repeat(2_000_000) })).status).toBe(413);
});
