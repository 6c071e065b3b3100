// @ts-check
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { handleRequest } from './handleRequest.mjs';
import { Book } from './book.mjs';
import { Faults } from './faults.mjs';
import { entitiesOf, readSavedData, saveData } from './savedData.mjs';
import { sign } from './signature.mjs';
import { Webhooks } from './webhooks.mjs';

/**
 * @typedef {object} SandboxOptions
 * @property {number} [port] any free port by default
 * @property {string} [keyId]
 * @property {string} [keySecret] saved or random by default
 * @property {string} [webhookSecret] saved or random by default
 * @property {string | null} [webhookUrl] where to send events; null: nowhere
 * @property {string} [keptIn] file that stores the secrets and all purchases between runs
 * @property {() => number} [now] returns milliseconds since 1970 UTC
 * @property {Omit<import('./webhooks.mjs').WebhookOptions, 'url' | 'secret'>} [webhookTimes]
 */

/**
 * A local stand-in for Razorpay.
 * @typedef {object} Sandbox
 * @property {string} url of its API, checkout script and dialog
 * @property {Record<'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET' | 'RAZORPAY_WEBHOOK_SECRET' | 'RAZORPAY_API_URL' |
 *   'RAZORPAY_CHECKOUT_URL', string>} environment the variables of a server that uses it
 * @property {Book} book its orders, payments and refunds
 * @property {Webhooks} webhooks the events it sends
 * @property {Faults} faults simulated faults of its API
 * @property {readonly string[]} calls all requests, for example `POST /v1/orders`
 * @property {(payment: import('./entities.ts').Payment) => import('./entities.ts').PaymentResult} resultOf returns the
 *   signed result that the checkout passes to the page
 * @property {() => Promise<void>} stop
 */

/**
 * Returns the API keys and the webhook secret: given, saved, or random.
 * @param {SandboxOptions} options
 * @param {import('./savedData.mjs').SavedData | undefined} saved
 */
function secretsOf({ keyId = 'rzp_test_sandbox', keySecret, webhookSecret }, saved) {
  const newSecret = () => randomBytes(24).toString('base64url');
  return {
    keyId,
    keySecret: keySecret ?? saved?.environment['RAZORPAY_KEY_SECRET'] ?? newSecret(),
    webhookSecret: webhookSecret ?? saved?.environment['RAZORPAY_WEBHOOK_SECRET'] ?? newSecret(),
  };
}

/**
 * Returns the environment variables of a server that uses the sandbox.
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
 * Listens on the loopback interface and returns the URL.
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
 * Starts the sandbox, reachable only from this machine. It doesn't keep the process alive.
 * @param {SandboxOptions} [options]
 * @returns {Promise<Sandbox>}
 */
export async function startSandbox(options = {}) {
  const { now = Date.now, port = 0, webhookUrl = null, webhookTimes, keptIn } = options;
  const saved = readSavedData(keptIn);
  const secrets = secretsOf(options, saved);
  const webhooks = new Webhooks({ url: webhookUrl, secret: secrets.webhookSecret, ...webhookTimes });
  const book = new Book({ now, emit: (events) => webhooks.send(events, now()), entities: entitiesOf(saved) });
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
    void handleRequest({ parts, keys: secrets, log: (call) => calls.push(call), save }, incoming, outgoing);
  });
  const url = await listen(server, port);
  const environment = environmentOf(url, secrets);
  const save = () => saveData(keptIn, environment, book.entities);
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
