import { tryAdvisoryLock } from '../../platform/db/advisoryLock.ts';
import type { Payments } from './Payments.ts';
import { reconcile } from './reconcile.ts';

/** Ours: an order that is 15 minutes old is found within 18. */
const roundMs = 3 * 60_000;

export interface PaymentJobs {
  /** Ends them; settles when none is running. */
  stop(): Promise<void>;
}

/** Reconciles now and every few minutes, one round after the other, and on a shared database one server at a time. */
export function startPaymentJobs(payments: Payments): PaymentJobs {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  function round(): void {
    // A round that takes longer, because the provider is slow, is not followed by a queue of others.
    if (isRunning || payments.isStopping) return;
    isRunning = true;
    running = tryAdvisoryLock(payments.parts.database, 'reconcile', () => reconcile(payments))
      .then(() => {})
      .catch((error: unknown) => payments.parts.log.error({ err: error }, 'reconciling payments failed'))
      .finally(() => (isRunning = false));
  }

  round();
  const timer = setInterval(round, roundMs);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      payments.stop();
      return running;
    },
  };
}
