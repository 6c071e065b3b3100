import { randomUUID } from 'node:crypto';
import { errorBody } from '@countertop/contract/shared/error';
import { getPayments, postCreateOrder } from '@countertop/contract/payments/payments';
import type { Period } from '@countertop/contract/payments/plans';
import { type CurrentUser, currentUser } from '@countertop/contract/accounts/user';
import pino from 'pino';
import * as z from 'zod/mini';
import type { UserRow } from '../../src/resources/people/Account.model.ts';
import type { ServerOptions } from '../../src/app.ts';
import { Background } from '../../src/platform/jobs/background.ts';
import { originOf, readEnvironment } from '../../src/platform/config/env.ts';
import { makeMailer } from '../../src/platform/mail/mailer.ts';
import { startTestServer, type TestCaller, type TestServer } from '../server.ts';
import type { EventName, Payment } from '../../../tools/payments-sandbox/entities.ts';
import { sign } from '../../../tools/payments-sandbox/signature.mjs';
import { startSandbox, type Sandbox } from '../../../tools/payments-sandbox/sandbox.mjs';
import { createPaymentContext, type PaymentContext } from '../../src/resources/payments/PaymentContext.ts';
import type { LedgerRow } from '../../src/resources/payments/ledger/LedgerEntry.model.ts';
import type { OrderRow } from '../../src/resources/payments/orders/Order.model.ts';
import type { PaymentRow } from '../../src/resources/payments/ledger/Payment.model.ts';

const log = pino({ level: 'silent' });

/** Prices in dollars, as sent by the pricing page. */
export const prices = { monthly: 4.99, yearly: 39.99 } as const;

/** All rows of the payment tables. */
export interface PaymentTables {
  readonly orders: readonly OrderRow[];
  readonly payments: readonly PaymentRow[];
  readonly ledger: readonly LedgerRow[];
}

/** A payment that was reported to the server. */
export interface Bought {
  readonly payment: Payment;
  /** Number of the receipt. */
  readonly receipt: string;
}

/** A server that accepts payments, and a Razorpay sandbox. */
export interface PaymentServer {
  readonly server: TestServer;
  readonly razorpay: Sandbox;
  /** Requests an order like the page. */
  requestOrder(parent: TestCaller, more?: object, key?: string): Promise<Response>;
  /** Creates an order and returns the provider's order ID. `more` is added to the request. */
  createOrder(parent: TestCaller, period?: Period, more?: object): Promise<string>;
  /** Orders and pays. The server doesn't know of the payment until it is reported. */
  pay(parent: TestCaller, period?: Period, more?: object): Promise<Payment>;
  /** Orders, pays and reports the payment like the page. */
  buy(parent: TestCaller, period?: Period, more?: object): Promise<Bought>;
  /** Stores a parent who has bought a year. */
  payer(): Promise<Bought & { readonly parent: TestCaller }>;
  /** Asks for a refund like the page. */
  refund(parent: TestCaller, receipt: string): Promise<Response>;
  /** Returns a parent's payments as sent to the browser. */
  paymentsOf(parent: TestCaller): Promise<z.infer<typeof getPayments.output>>;
  /** Reports a payment like the page. */
  verify(parent: TestCaller, payment: Payment, more?: object): Promise<Response>;
  /** Reports a payment with a webhook. */
  sendWebhook(event: EventName, payment: Payment, eventId?: string): Promise<Response>;
  /** Sends a raw webhook call. */
  sendRaw(body: string | Buffer, headers: Record<string, string>): Promise<Response>;
  /** Runs payment functions on the server's database, in the test's own process. */
  withPayments<Result>(work: (context: PaymentContext) => Promise<Result>): Promise<Result>;
  tables(): Promise<PaymentTables>;
  /** Returns the kinds of a payment's entries in the ledger, oldest first. */
  kindsOf(paymentId: string): Promise<LedgerRow['kind'][]>;
  userOf(parent: TestCaller): Promise<UserRow>;
  end(): Promise<void>;
}

/** Returns the body of a webhook, indented like the sandbox's. */
export function eventText(event: EventName, payment: Payment): string {
  const payload = { payment: { entity: payment } };
  return JSON.stringify({ entity: 'event', event, contains: ['payment'], payload, created_at: 1 }, null, 2);
}

/** Returns a payment with another status. */
export function as(payment: Payment, status: Payment['status']): Payment {
  const isRefunded = status === 'refunded';
  return {
    ...payment,
    status,
    captured: status === 'captured' || isRefunded,
    amount_refunded: isRefunded ? payment.amount : 0,
  };
}

/** Returns the message of an error response. */
export async function errorMessageOf(response: Response): Promise<string> {
  return z.parse(errorBody, await response.json()).error;
}

/** Returns the order of a response. */
export async function createdOrder(response: Response): Promise<z.infer<typeof postCreateOrder.output>> {
  return z.parse(postCreateOrder.output, await response.json());
}

/** Returns the current user as sent to the browser. */
export async function currentUserOf(parent: TestCaller): Promise<CurrentUser> {
  return z.parse(currentUser, await (await parent.call('GET', '/api/auth/user')).json());
}

/** Starts both. Webhooks are held, so that tests can send them when they want. */
export async function startPaymentServer(options: Partial<ServerOptions> = {}): Promise<PaymentServer> {
  const now = options.now ?? Date.now;
  const razorpay = await startSandbox({ now, webhookTimes: { firstRetryMs: 20, tries: 5, timeoutMs: 5000 } });
  razorpay.webhooks.behave({ isHeld: true });
  const environment = { ...razorpay.environment, ...options.environment };
  const server = await startTestServer({ ...options, environment });
  razorpay.webhooks.options.url = `${server.url}/api/razorpay/webhook`;
  const choice = { tier: 'explorer', isYearlyPlan: true };

  function requestOrder(parent: TestCaller, more: object = {}, key?: string): Promise<Response> {
    return fetch(`${server.url}/api/razorpay/create-order`, {
      method: 'POST',
      headers: { Cookie: parent.cookie, 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify({ amount: prices.yearly, currency: 'USD', ...choice, ...more }),
    });
  }

  function sendRaw(body: string | Buffer, headers: Record<string, string>): Promise<Response> {
    return fetch(`${server.url}/api/razorpay/webhook`, { method: 'POST', headers, body });
  }

  const paying: PaymentServer = {
    server,
    razorpay,
    requestOrder,
    sendRaw,
    async createOrder(parent, period = 'yearly', more = {}) {
      const response = await requestOrder(parent, {
        amount: prices[period],
        isYearlyPlan: period === 'yearly',
        ...more,
      });
      return (await createdOrder(response)).orderId;
    },
    async pay(parent, period, more) {
      return razorpay.book.pay(await paying.createOrder(parent, period, more));
    },
    async buy(parent, period, more) {
      const payment = await paying.pay(parent, period, more);
      const { status } = await paying.verify(parent, payment);
      if (status !== 200) throw new Error(`The payment was answered with ${status}.`);
      return { payment, receipt: razorpay.book.order(payment.order_id).receipt ?? '' };
    },
    async payer() {
      const parent = await server.signedIn();
      return { parent, ...(await paying.buy(parent)) };
    },
    refund: (parent, receipt) => parent.call('POST', `/api/user/payments/${receipt}/refund`, {}),
    async paymentsOf(parent) {
      return z.parse(getPayments.output, await (await parent.call('GET', '/api/user/payments')).json());
    },
    verify: (parent, payment, more = {}) =>
      parent.call('POST', '/api/razorpay/verify-payment', {
        ...razorpay.resultOf(payment),
        userId: parent.id,
        ...choice,
        isYearlyPlan: payment.amount !== 499,
        ...more,
      }),
    sendWebhook(event, payment, eventId = randomUUID()) {
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
          supportEmail: mail.replyTo,
          openPlans: env.openPlans,
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
    tables: () =>
      server.read(async (database) => ({
        orders: await database('payment_orders').orderBy('createdAt'),
        payments: await database('payments').orderBy('razorpayPaymentId'),
        ledger: await database('payment_ledger').orderBy('id'),
      })),
    async kindsOf(paymentId) {
      const { ledger } = await paying.tables();
      return ledger.filter(({ paymentId: id }) => id === paymentId).map(({ kind }) => kind);
    },
    async userOf({ id }) {
      const user = await server.read((database) => database<UserRow>('users').where({ id }).first());
      if (user === undefined) throw new Error('The account does not exist.');
      return user;
    },
    async end() {
      await razorpay.stop();
      await server.end();
    },
  };
  return paying;
}
