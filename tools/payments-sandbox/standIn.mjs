// @ts-check
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { answer } from './answer.mjs';
import { Book } from './book.mjs';
import { Faults } from './faults.mjs';
import { booksOf, keep, readKept } from './kept.mjs';
import { sign } from './signature.mjs';
import { Webhooks } from './webhooks.mjs';

/**
 * @typedef {object} StandInOptions
 * @property {number} [port] 0, which is any free one, when absent
 * @property {string} [keyId]
 * @property {string} [keySecret] one that nobody knows when absent
 * @property {string} [webhookSecret] the same
 * @property {string | null} [webhookUrl] where events go; nowhere when absent
 * @property {string} [keptIn] a file that outlives a run, with the secrets and all that was bought
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

/**
 * Who may call, and how events are signed: as given, as kept, or new and known to nobody.
 * @param {StandInOptions} options
 * @param {import('./kept.mjs').Kept | undefined} kept
 */
function secretsOf({ keyId = 'rzp_test_standin', keySecret, webhookSecret }, kept) {
  const newSecret = () => randomBytes(24).toString('base64url');
  return {
    keyId,
    keySecret: keySecret ?? kept?.environment['RAZORPAY_KEY_SECRET'] ?? newSecret(),
    webhookSecret: webhookSecret ?? kept?.environment['RAZORPAY_WEBHOOK_SECRET'] ?? newSecret(),
  };
}

/**
 * What a server needs to use the stand-in at `url`.
 * @param {string} url
 * @param {ReturnType<typeof secretsOf>} secrets
 */
function environmentOf(url, { keyId, keySecret, webhookSecret }) {
  return {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_URL: url,
    RAZORPAY_CHECKOUT_URL: `${url}/v1/checkout.js`,
  };
}

/**
 * Listens on this machine alone; resolves to the address.
 * @param {import('node:http').Server} server
 * @param {number} port
 */
async function listen(server, port) {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  server.unref();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/**
 * Starts it on a port of this machine alone. It does not keep the process alive.
 * @param {StandInOptions} [options]
 * @returns {Promise<StandIn>}
 */
export async function startStandIn(options = {}) {
  const { now = Date.now, port = 0, webhookUrl = null, webhookTimes, keptIn } = options;
  const kept = readKept(keptIn);
  const secrets = secretsOf(options, kept);
  const webhooks = new Webhooks({ url: webhookUrl, secret: secrets.webhookSecret, ...webhookTimes });
  const book = new Book({ now, emit: (events) => webhooks.send(events, now()), books: booksOf(kept) });
  const faults = new Faults();
  /** @type {string[]} */
  const calls = [];
  /** @param {import('./entities.ts').Payment} payment */
  const resultOf = ({ id, order_id }) => ({
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: sign(`${order_id}|${id}`, secrets.keySecret),
  });
  const parts = { book, webhooks, faults, keyId: secrets.keyId, resultOf };

  const server = createServer((incoming, outgoing) => {
    void answer({ parts, keys: secrets, note: (call) => calls.push(call), save }, incoming, outgoing);
  });
  const url = await listen(server, port);
  const environment = environmentOf(url, secrets);
  const save = () => keep(keptIn, environment, book.books);
  save();

  async function stop() {
    await webhooks.stop();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }
  return { url, environment, book, webhooks, faults, calls, resultOf, stop };
}
