// @ts-check
import path from 'node:path';
import { readKept } from '../tests/support/razorpay/kept.mjs';
import { startStandIn } from '../tests/support/razorpay/standIn.mjs';
import { isTaken } from './port.mjs';
import { root } from './run.mjs';

/** Where it listens if nobody else does; any other free port is as good. */
const usualPort = 4301;

/** Beside the database that it belongs to. */
function keptIn() {
  const database = process.env['DATABASE_URL'] ?? '';
  const folder = database === '' || /^postgres(ql)?:/.test(database) ? 'data' : path.dirname(database);
  return path.resolve(root, folder, 'test-payments.json');
}

/** Real payments are set up, or this is not the place to play. */
const isNotWanted = () => Boolean(process.env['RAZORPAY_KEY_ID']) || process.env['NODE_ENV'] === 'production';

/**
 * Starts a stand-in for Razorpay in this process for a server on `port`, and sets the environment that the server reads.
 * Nothing without the need: with keys of Razorpay, or in production.
 * @param {number} port
 */
export async function startTestPayments(port) {
  if (isNotWanted()) return;
  const host = process.env['HOST'] ?? '127.0.0.1';
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const { url, environment } = await startStandIn({
    port: (await isTaken(usualPort, '127.0.0.1')) ? 0 : usualPort,
    webhookUrl: `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/razorpay/webhook`,
    keptIn: keptIn(),
  });
  Object.assign(process.env, environment);
  console.log(`Payments: test mode, no money moves. A stand-in for Razorpay is at ${url}`);
}

/** Sets the environment of the stand-in that `npm start` runs beside the same database, for commands that speak with it. */
export function findTestPayments() {
  if (!isNotWanted()) Object.assign(process.env, readKept(keptIn())?.environment);
}
