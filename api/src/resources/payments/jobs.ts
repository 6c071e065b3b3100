import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import { JobLoop } from '../../platform/jobs/JobLoop.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { reconcile } from './provider/reconcile.ts';

/** With the minimum age of 15 minutes, an order is first checked within 18 minutes. */
const intervalMs = 3 * 60_000;

/** Reconciles every few minutes. Servers that share a database take turns. */
export function reconcileJob(context: PaymentContext): JobLoop {
  return new JobLoop(
    () => tryAdvisoryLock(context.database, 'reconcile', () => reconcile(context)),
    (error) => context.log.error({ err: error }, 'reconciling payments failed'),
    intervalMs,
  );
}
