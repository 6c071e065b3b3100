// @ts-check
import path from 'node:path';
import { isReachableByOthers } from '../api/src/platform/config/isReachableByOthers.mjs';
import { readSavedData } from './payments-sandbox/savedData.mjs';
import { startSandbox } from './payments-sandbox/sandbox.mjs';
import { isTaken } from './port.mjs';
import { root } from './run.mjs';

/** Where it listens if nobody else does; any other free port is as good. */
const usualPort = 4301;

/**
 * The file of what was bought, beside the database that it belongs to.
 * @param {NodeJS.ProcessEnv} env
 */
export function keptIn({ DATABASE_URL: database = '' }) {
  const folder = database === '' || /^postgres(ql)?:/.test(database) ? 'data' : path.dirname(database);
  return path.resolve(root, folder, 'test-payments.json');
}

/**
 * Whether to take test payments: not where real ones are set up, even half, nor where others can reach the server.
 * @param {NodeJS.ProcessEnv} env
 */
export function areTestPaymentsWanted(env) {
  const isSetUp = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'].some((name) => env[name]);
  return !isSetUp && env['NODE_ENV'] !== 'production' && !isReachableByOthers(env);
}

/**
 * Where the server hears what was paid.
 * @param {string} host it listens on
 * @param {number} port
 */
export function webhookUrl(host, port) {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/razorpay/webhook`;
}

/**
 * Starts a stand-in for Razorpay in this process for a server on `port`, and sets the environment that the server reads.
 * Nothing where it is not wanted.
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
  console.log(`Payments: test mode, no money moves. A stand-in for Razorpay is at ${url}`);
}

/** Sets the environment of the stand-in that `npm start` runs beside the same database, for commands that speak with it. */
export function findTestPayments() {
  if (areTestPaymentsWanted(process.env)) Object.assign(process.env, readSavedData(keptIn(process.env))?.environment);
}
