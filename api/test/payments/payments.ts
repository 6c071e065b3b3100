import { randomUUID } from 'node:crypto';
import { errorBody } from '@countertop/contract/error';
import { postCreateOrder } from '@countertop/contract/payments';
import type { Period } from '@countertop/contract/plans';
import { type CurrentUser, currentUser } from '@countertop/contract/user';
import pino from 'pino';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import type { UserRow } from '../../src/resources/accounts/Account.model.ts';
import type { ServerOptions } from '../../src/app.ts';
import { Background } from '../../src/platform/jobs/background.ts';
import { originOf, readEnvironment } from '../../src/platform/config/env.ts';
import { makeMailer } from '../../src/platform/mail/mailer.ts';
import { startTestServer, type TestCaller, type TestServer } from '../server.ts';
import type { EventName, Payment } from '../../../tools/payments-sandbox/entities.ts';
import { sign } from '../../../tools/payments-sandbox/signature.mjs';
import { startStandIn, type StandIn } from '../../../tools/payments-sandbox/standIn.mjs';
import { createPaymentContext, type PaymentContext } from '../../src/resources/payments/PaymentContext.ts';
import type { LedgerRow } from '../../src/resources/payments/LedgerEntry.model.ts';
import type { OrderRow } from '../../src/resources/payments/Order.model.ts';
import type { PaymentRow } from '../../src/resources/payments/Payment.model.ts';

// Two servers and a hundred calls take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const log = pino({ level: 'silent' });

/** What a parent's page asks for. */
export const prices = { monthly: 4.99, yearly: 39.99 } as const;

/** What is stored of payments, all of it. */
export interface Books {
  readonly orders: readonly OrderRow[];
  readonly payments: readonly PaymentRow[];
  readonly ledger: readonly LedgerRow[];
}

/** A server that takes payments, and the Razorpay of this machine. */
export interface PayingServer {
  readonly server: TestServer;
  readonly razorpay: StandIn;
  /** Asks for an order as the page does; gives the answer. */
  ask(parent: TestCaller, more?: object, key?: string): Promise<Response>;
  /** An order of the provider's number; `more` goes into the call. */
  order(parent: TestCaller, period?: Period, more?: object): Promise<string>;
  /** Tells the server of a payment as the page does. */
  verify(parent: TestCaller, payment: Payment, more?: object): Promise<Response>;
  /** Tells the server of a payment as the provider does, with any event in any order. */
  tell(event: EventName, payment: Payment, eventId?: string): Promise<Response>;
  /** Sends bytes to the address for the provider's calls. */
  sendRaw(body: string | Buffer, headers: Record<string, string>): Promise<Response>;
  /** Runs payment functions on the server's database, in the test's own process. */
  withPayments<Result>(work: (context: PaymentContext) => Promise<Result>): Promise<Result>;
  books(): Promise<Books>;
  userOf(parent: TestCaller): Promise<UserRow>;
  end(): Promise<void>;
}

/** The text of an event as the provider writes it, over lines. */
export function eventText(event: EventName, payment: Payment): string {
  const payload = { payment: { entity: payment } };
  return JSON.stringify({ entity: 'event', event, contains: ['payment'], payload, created_at: 1 }, null, 2);
}

/** What the provider would say of the payment when it had the status. */
export function as(payment: Payment, status: Payment['status']): Payment {
  const isBack = status === 'refunded';
  return {
    ...payment,
    status,
    captured: status === 'captured' || isBack,
    amount_refunded: isBack ? payment.amount : 0,
  };
}

/** The sentence of a refusal. */
export async function sentenceOf(response: Response): Promise<string> {
  return z.parse(errorBody, await response.json()).error;
}

/** The order of an answer. */
export async function orderIn(response: Response): Promise<z.infer<typeof postCreateOrder.output>> {
  return z.parse(postCreateOrder.output, await response.json());
}

/** The person as pages see them. */
export async function seenBy(parent: TestCaller): Promise<CurrentUser> {
  return z.parse(currentUser, await (await parent.call('GET', '/api/auth/user')).json());
}

/** Starts both. Events are held, so that a test sends them when it likes. */
export async function startPaying(options: Partial<ServerOptions> = {}): Promise<PayingServer> {
  const now = options.now ?? Date.now;
  const razorpay = await startStandIn({ now, webhookTimes: { firstRetryMs: 20, tries: 5, answerWithinMs: 5000 } });
  razorpay.webhooks.behave({ isHeld: true });
  const environment = { ...razorpay.environment, ...options.environment };
  const server = await startTestServer({ ...options, environment });
  razorpay.webhooks.options.url = `${server.url}/api/razorpay/webhook`;
  const choice = { tier: 'explorer', isYearlyPlan: true };

  function ask(parent: TestCaller, more: object = {}, key?: string): Promise<Response> {
    return fetch(`${server.url}/api/razorpay/create-order`, {
      method: 'POST',
      headers: { Cookie: parent.cookie, 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify({ amount: prices.yearly, currency: 'USD', ...choice, ...more }),
    });
  }

  function sendRaw(body: string | Buffer, headers: Record<string, string>): Promise<Response> {
    return fetch(`${server.url}/api/razorpay/webhook`, { method: 'POST', headers, body });
  }

  return {
    server,
    razorpay,
    ask,
    sendRaw,
    async order(parent, period = 'yearly', more = {}) {
      const response = await ask(parent, { amount: prices[period], isYearlyPlan: period === 'yearly', ...more });
      return (await orderIn(response)).orderId;
    },
    verify: (parent, payment, more = {}) =>
      parent.call('POST', '/api/razorpay/verify-payment', {
        ...razorpay.resultOf(payment),
        userId: parent.id,
        ...choice,
        isYearlyPlan: payment.amount !== 499,
        ...more,
      }),
    tell(event, payment, eventId = randomUUID()) {
      const body = eventText(event, payment);
      const signature = sign(body, razorpay.environment.RAZORPAY_WEBHOOK_SECRET);
      return sendRaw(body, { 'X-Razorpay-Signature': signature, 'x-razorpay-event-id': eventId });
    },
    withPayments: (work) =>
      server.read(async (database) => {
        const background = new Background(log);
        const env = readEnvironment(environment, server.root);
        const { payments: settings, mail } = env;
        const context = createPaymentContext({
          database,
          settings,
          sessions: { forget() {} },
          background,
          sendMail: makeMailer(mail),
          log,
          origin: originOf(env),
          now,
          at: () => {},
        });
        const result = await work(context);
        await background.drain(5000);
        return result;
      }),
    books: () =>
      server.read(async (database) => ({
        orders: await database('payment_orders').orderBy('created_at'),
        payments: await database('payments').orderBy('razorpay_payment_id'),
        ledger: await database('payment_ledger').orderBy('id'),
      })),
    async userOf({ id }) {
      const user = await server.read((database) => database<UserRow>('users').where({ id }).first());
      if (user === undefined) throw new Error('This account is gone.');
      return user;
    },
    async end() {
      await razorpay.stop();
      await server.end();
    },
  };
}
