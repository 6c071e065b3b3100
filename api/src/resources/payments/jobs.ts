import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { reconcile } from './reconcile.ts';

/** With the minimum age of 15 minutes, an order is first checked within 18 minutes. */
const intervalMs = 3 * 60_000;

export interface PaymentJobs {
  /** Stops the jobs and aborts open requests. Resolves when no job is running. */
  stop(): Promise<void>;
}

/** Reconciles now and every few minutes. Servers that share a database take turns. */
export function startPaymentJobs(context: PaymentContext): PaymentJobs {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  function run(): void {
    // If the provider is slow, runs are skipped rather than queued.
    if (isRunning || context.stopping.signal.aborted) return;
    isRunning = true;
    running = tryAdvisoryLock(context.database, 'reconcile', () => reconcile(context))
      .then(() => {})
      .catch((error: unknown) => context.log.error({ err: error }, 'reconciling payments failed'))
      .finally(() => (isRunning = false));
  }

  run();
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      context.stopping.abort();
      return running;
    },
  };
}
