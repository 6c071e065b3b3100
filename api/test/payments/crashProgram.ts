import { startServer } from '../../src/app.ts';
import type { AtPoint } from '../../src/resources/payments/faultPoints.ts';
import { refund } from '../../src/commands/refund.ts';

/**
 * A program of its own for tests that kill it: `serve POINT OFFSET_MS` or `refund POINT 0 PAYMENT`. It dies by its own
 * hand when it reaches the point, as at a power cut; the clock goes ahead by the offset.
 */
const [what = '', deadly = '', offsetMs = '0', ...args] = process.argv.slice(2);

const at: AtPoint = (point) => {
  if (point === deadly) process.kill(process.pid, 'SIGKILL');
};

if (what === 'refund') console.log(await refund(args, process.env, process.cwd(), at));
else {
  const now = () => Date.now() + Number(offsetMs);
  const server = await startServer({ environment: process.env, now, atPaymentPoint: at, isLoopbackAssumed: true });
  console.log(server.url);
}
