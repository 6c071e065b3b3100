// @ts-check
import path from 'node:path';
import { isReachableByOthers } from '../api/src/platform/config/isReachableByOthers.mjs';
import { readSavedData } from './payments-sandbox/savedData.mjs';
import { startSandbox } from './payments-sandbox/sandbox.mjs';
import { isTaken } from './port.mjs';
import { root } from './run.mjs';

/** Preferred port. Any free port works. */
const usualPort = 4301;

/**
 * Returns the path of the sandbox's data file, next to the database it belongs to.
 * @param {NodeJS.ProcessEnv} env
 */
export function keptIn({ DATABASE_URL: database = '' }) {
  const folder = database === '' || /^postgres(ql)?:/.test(database) ? 'data' : path.dirname(database);
  return path.resolve(root, folder, 'test-payments.json');
}

/**
 * Whether to accept test payments: only if Razorpay is not configured, not even partly, and no other machine can reach the server.
 * @param {NodeJS.ProcessEnv} env
 */
export function areTestPaymentsWanted(env) {
  const isSetUp = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'].some((name) => env[name]);
  return !isSetUp && env['NODE_ENV'] !== 'production' && !isReachableByOthers(env);
}

/**
 * Returns the URL of the server's payment webhook.
 * @param {string} host the server listens on
 * @param {number} port
 */
export function webhookUrl(host, port) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/razorpay/webhook`;
}

/**
 * Starts a Razorpay sandbox in this process for a server on `port` and sets the server's environment, if test payments are wanted.
 * @param {number} port
 */
export async function startTestPayments(port) {
  if (!areTestPaymentsWanted(process.env)) return;
  const { url, environment } = await startSandbox({
    port: (await isTaken(usualPort, '127.0.0.1')) ? 0 : usualPort,
    webhookUrl: webhookUrl(process.env['HOST'] ?? '127.0.0.1', port),
    keptIn: keptIn(process.env),
  });
  Object.assign(process.env, environment);
  console.log(`Payments: test mode, no money moves. Razorpay sandbox: ${url}`);
}

/** Sets the environment of the sandbox that `npm start` runs with the same database, for commands that call it. */
export function findTestPayments() {
  if (areTestPaymentsWanted(process.env)) Object.assign(process.env, readSavedData(keptIn(process.env))?.environment);
}
