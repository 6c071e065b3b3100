// @ts-check
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerApi } from './api.mjs';
import { Book } from './book.mjs';
import { answerControl } from './control.mjs';
import { Faults } from './faults.mjs';
import { fileAt } from './files.mjs';
import { Refusal } from './refusal.mjs';
import { sign } from './signature.mjs';
import { Webhooks } from './webhooks.mjs';

/**
 * @typedef {object} StandInOptions
 * @property {number} [port] 0, which is any free one, when absent
 * @property {string} [keyId]
 * @property {string} [keySecret] one that nobody knows when absent
 * @property {string} [webhookSecret] the same
 * @property {string | null} [webhookUrl] where events go; nowhere when absent
 * @property {() => number} [now] milliseconds since 1970
 * @property {Omit<import('./webhooks.mjs').WebhookOptions, 'url' | 'secret'>} [webhookTimes]
 */

/**
 * A Razorpay that runs on this machine.
 * @typedef {object} StandIn
 * @property {string} url of its API, its checkout script and its dialog
 * @property {Record<'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_API_URL' |
 *   'RAZORPAY_CHECKOUT_URL', string>} environment what a server needs to use it
 * @property {Book} book its orders, payments and refunds, and how to move them by hand
 * @property {Webhooks} webhooks the events it sends
 * @property {Faults} faults what goes wrong with its API
 * @property {readonly string[]} calls each call of its API, like `POST /v1/orders`
 * @property {(payment: import('./entities.ts').Payment) => import('./entities.ts').PaymentResult} resultOf what the
 *   checkout hands to the page, signed
 * @property {() => Promise<void>} stop
 */

/** @param {import('node:http').IncomingMessage} incoming */
async function readText(incoming) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * Starts it on a port of this machine alone. It keeps everything in memory and does not keep the process alive.
 * @param {StandInOptions} [options]
 * @returns {Promise<StandIn>}
 */
export async function startStandIn(options = {}) {
  const now = options.now ?? Date.now;
  const keys = {
    keyId: options.keyId ?? 'rzp_test_standin',
    keySecret: options.keySecret ?? randomBytes(18).toString('base64url'),
  };
  const webhookSecret = options.webhookSecret ?? randomBytes(18).toString('base64url');
  const webhooks = new Webhooks({ url: options.webhookUrl ?? null, secret: webhookSecret, ...options.webhookTimes });
  const book = new Book({ now, emit: (events) => webhooks.send(events, now()) });
  const faults = new Faults();
  /** @type {string[]} */
  const calls = [];

  /** @param {import('./entities.ts').Payment} payment */
  const resultOf = (payment) => ({
    razorpay_payment_id: payment.id,
    razorpay_order_id: payment.order_id,
    razorpay_signature: sign(`${payment.order_id}|${payment.id}`, keys.keySecret),
  });

  const parts = { book, webhooks, faults, keyId: keys.keyId, resultOf };

  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing);
  });

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  async function answer(incoming, outgoing) {
    const { method = 'GET', headers } = incoming;
    const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', 'http://stand-in');
    const text = await readText(incoming);
    calls.push(`${method} ${path}`);
    const fault = faults.take(method, path);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'down') {
      outgoing.destroy();
      return;
    }
    if (fault?.kind === 'slow') await wait(fault.ms ?? 1000, undefined, { ref: false });
    const file = method === 'GET' && !fault ? fileAt(path) : undefined;
    if (file) {
      outgoing.writeHead(200, file.headers).end(file.body);
      return;
    }
    const [status, body] = answerOf(() => {
      if (fault?.kind === 'error') throw serverError(fault.status ?? 500);
      const call = { method, path, query, headers, text };
      return path.startsWith('/stand-in/') ? answerControl(parts, call) : answerApi(book, keys, call);
    });
    if (fault?.kind === 'lost') outgoing.destroy();
    else outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', () => resolve(undefined));
  });
  server.unref();
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url,
    environment: {
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: webhookSecret,
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: `${url}/v1/checkout.js`,
    },
    book,
    webhooks,
    faults,
    calls,
    resultOf,
    stop: async () => {
      await webhooks.stop();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}

/**
 * Status and body of an answer.
 * @param {() => unknown} work
 * @returns {readonly [number, unknown]}
 */
function answerOf(work) {
  try {
    return [200, work()];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.body];
    throw error;
  }
}

/** @param {number} status */
function serverError(status) {
  const description = 'We are facing some trouble completing your request at the moment. Please try again shortly.';
  return new Refusal(status, description, { code: status === 502 ? 'GATEWAY_ERROR' : 'SERVER_ERROR' });
}
