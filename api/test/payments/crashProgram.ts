import { startServer } from '../../src/app.ts';
import type { AtPoint } from '../../src/resources/payments/faultPoints.ts';
import { refund } from '../../src/commands/refund.ts';

/**
 * A program for tests of crashes: `serve POINT OFFSET_MS` or `refund POINT 0 PAYMENT`. It kills itself when it reaches the fault
 * point, like in a power failure. Its clock is ahead by the offset.
 */
const [command = '', faultPoint = '', offsetMs = '0', ...args] = process.argv.slice(2);

const at: AtPoint = (point) => {
  if (point === faultPoint) process.kill(process.pid, 'SIGKILL');
};

if (command === 'refund') console.log(await refund(args, process.env, process.cwd(), at));
else {
  const now = () => Date.now() + Number(offsetMs);
  const server = await startServer({ environment: process.env, now, atPaymentPoint: at, isLoopbackAssumed: true });
  console.log(server.url);
}
