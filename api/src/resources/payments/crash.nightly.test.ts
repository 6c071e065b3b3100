import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from '../../../../tools/payments-sandbox/entities.ts';
import { type RunningServer, startServer } from '../../app.ts';
import { refund } from '../../commands/refund.ts';
import { type FaultPoint, faultPoints } from './faultPoints.ts';
import { rebuildSubscription } from './ledger/ledger.ts';
import type { TestCaller } from '../../../test/server.ts';
import { bundleChild, firstLine, startChild } from '../../../test/payments/child.ts';
import { type PaymentServer, startPaymentServer } from '../../../test/payments/payments.ts';

const laterMs = 20 * 60_000;

let bundle: string;
let paying: PaymentServer;
let parent: TestCaller;
let children: ChildProcess[] = [];
let restarted: RunningServer | null = null;

const environment = () => ({ ...paying.razorpay.environment, ...paying.server.databaseEnvironment });

/** Runs a program that is killed at a fault point. */
function run(program: 'serve' | 'refund', point: FaultPoint, ...args: string[]): ChildProcess {
  const child = startChild(bundle, paying.server.root, [program, point, '0', ...args], environment());
  children.push(child);
  return child;
}

/** Starts a server that is killed at a fault point. */
async function serve(point: FaultPoint): Promise<{ url: string; child: ChildProcess }> {
  const child = run('serve', point);
  return { child, url: await firstLine(child) };
}

/** Starts the server again after a crash. In this process, because it isn't killed. Its clock is ahead by `offsetMs`. */
async function restart(offsetMs = 0): Promise<string> {
  await restarted?.close();
  restarted = await startServer({
    environment: { PORT: '0', LOG_LEVEL: 'silent', ...environment() },
    root: paying.server.root,
    now: () => Date.now() + offsetMs,
    delayLimitMs: Infinity,
    isLoopbackAssumed: true,
  });
  return restarted.url;
}

/** Returns null if the server was killed. */
async function post(url: string, target: string, body: object): Promise<Response | null> {
  const headers = { Cookie: parent.cookie, 'Content-Type': 'application/json', 'Idempotency-Key': 'one-press' };
  return fetch(`${url}${target}`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null);
}

const choice = { tier: 'explorer', isYearlyPlan: true };
const askOrder = (url: string) =>
  post(url, '/api/razorpay/create-order', { amount: 39.99, currency: 'USD', ...choice });
const verify = (url: string, payment: Payment) =>
  post(url, '/api/razorpay/verify-payment', { ...paying.razorpay.resultOf(payment), userId: parent.id, ...choice });

async function mails(): Promise<number> {
  return (await readdir(path.join(paying.server.root, 'data', 'outbox')).catch(() => [])).length;
}

/** Asserts the final state, which is the same for all fault points. */
async function expectPaidOnce(payment: Payment): Promise<void> {
  await expect.poll(async () => (await paying.userOf(parent)).subscriptionTier).toBe('explorer');
  const { orders, payments, ledger } = await paying.tables();
  expect(paying.razorpay.book.entities.orders.size).toBe(1);
  expect(orders).toMatchObject([{ status: 'paid', razorpayOrderId: payment.order_id }]);
  expect(payments).toMatchObject([{ status: 'captured', outcome: 'granted' }]);
  expect(ledger.map(({ kind }) => kind)).toEqual(['paid']);
  const user = await paying.userOf(parent);
  const days = ((user.subscriptionEndAt ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBeGreaterThanOrEqual(365);
  expect(Math.round(days)).toBeLessThanOrEqual(366);
  const rebuilt = await paying.server.read((database) => rebuildSubscription(database, orders[0]?.payerId ?? ''));
  expect(rebuilt.endMs).toBe(user.subscriptionEndAt);
  await expect.poll(mails).toBeGreaterThanOrEqual(1);
}

/** Pays at a server that is killed. The browser retries the order, and nothing else. */
async function payThrough(point: FaultPoint, reportedBy: 'verify' | 'webhook'): Promise<Payment> {
  // Only one server can use a SQLite file.
  await paying.server.close();
  const { url: first, child } = await serve(point);
  let url = first;
  if ((await askOrder(url)) === null) {
    url = await restart();
    expect((await askOrder(url))?.status).toBe(200);
  }
  const [orderId = ''] = paying.razorpay.book.entities.orders.keys();
  const payment = paying.razorpay.book.pay(orderId);
  if (reportedBy === 'verify') await verify(url, payment);
  else {
    paying.razorpay.webhooks.options.url = `${url}/api/razorpay/webhook`;
    paying.razorpay.webhooks.options.tries = 1;
    await paying.razorpay.webhooks.release(['payment.captured']);
  }
  const orderPoints = ['order stored', 'order created', 'order ID stored'];
  if (!orderPoints.includes(point)) {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    await restart(laterMs);
  }
  return payment;
}

const byVerify = faultPoints.filter((point) => !/^(?:refund|reminder|event written)/.test(point));

beforeAll(async () => {
  bundle = await bundleChild(`crash-test-${process.env['VITEST_POOL_ID']}`);
});
beforeEach(async () => {
  paying = await startPaymentServer();
  parent = await paying.server.signedIn();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await restarted?.close();
  restarted = null;
  await paying.end();
});

describe('a server that is killed, restarted and reconciled grants one subscription per payment', () => {
  it.each(byVerify)('at "%s", reported by the page', async (point) => {
    await expectPaidOnce(await payThrough(point, 'verify'));
  });

  // The points in between are in the same transaction.
  it.each(['event written', 'order written'] as const)('at "%s", reported by the provider', async (point) => {
    await expectPaidOnce(await payThrough(point, 'webhook'));
  });
});

describe('a refund command that is killed and run again refunds once', () => {
  it.each(['refund requested', 'refund created', 'order written', 'refund applied'] as const)(
    'at "%s"',
    async (point) => {
      const payment = await paying.pay(parent);
      await paying.verify(parent, payment);
      const [, signal] = await once(run('refund', point, payment.id), 'exit');
      expect(signal).toBe('SIGKILL');

      await refund([payment.id], environment(), paying.server.root);

      expect(paying.razorpay.book.refundsOf(payment.id)).toHaveLength(1);
      expect((await paying.tables()).ledger.map(({ kind }) => kind)).toEqual(['paid', 'refunded']);
      expect((await paying.userOf(parent)).subscriptionTier).toBe('free');
    },
  );
});

describe('a server that is killed while a payer asks for a refund', () => {
  it.each(['refund recorded', 'refund created', 'order written', 'refund applied'] as const)(
    'at "%s", refunds once after the restart',
    async (point) => {
      const payment = await paying.pay(parent);
      await paying.verify(parent, payment);
      const receipt = paying.razorpay.book.order(payment.order_id).receipt ?? '';
      await paying.server.close();
      const { url } = await serve(point);
      expect(await post(url, `/api/user/payments/${receipt}/refund`, {})).toBeNull();

      await restart();

      await expect.poll(async () => (await paying.userOf(parent)).subscriptionTier).toBe('free');
      expect(paying.razorpay.book.refundsOf(payment.id)).toHaveLength(1);
      const { ledger } = await paying.tables();
      expect(ledger.map(({ kind }) => kind)).toEqual(['paid', 'refund_requested', 'refunded']);
    },
  );
});

describe('a server that is killed while sending a plan-end reminder', () => {
  it.each(['reminder claimed'] as const)('at "%s", sends it an hour later, once', async (point) => {
    const endMs = Date.now() + 13 * 86_400_000;
    // Only one server can use a SQLite file, and this one must not send the email itself.
    await paying.server.close();
    await paying.server.signedIn({ subscriptionTier: 'explorer', subscriptionEndAt: endMs, createdAt: 0 });
    const [, signal] = await once(run('serve', point), 'exit');
    expect([signal, await mails()]).toEqual(['SIGKILL', 0]);

    await restart(2 * 3_600_000);
    const sent = () => paying.server.read((database) => database('plan_end_reminders').whereNotNull('sentAt'));
    await expect.poll(sent).toHaveLength(1);
    await restart(4 * 3_600_000);

    expect(await mails()).toBe(1);
  });
});
