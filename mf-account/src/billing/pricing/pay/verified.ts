import { CallError } from '@countertop/client/call';
import { verifyPayment } from '@countertop/client/payments';

type Payment = Parameters<typeof verifyPayment>[0];

/** How long it waits before each further try: half a minute in all, in which a lost connection often comes back. */
export const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An answer that another try can change: none at all, the server's own trouble, or money that is still on its way. */
function mayChange(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status >= 500 || error.status === 409 || error.status === 429;
}

/**
 * Whether the payment counts. The answer may be lost on the way, so the same payment is shown again: the server counts it
 * once.
 */
export async function verified(payment: Payment): Promise<boolean> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      await verifyPayment(payment);
      return true;
    } catch (error) {
      console.warn('The payment does not count yet.', error);
      if (delayMs === null || !mayChange(error)) return false;
      await pause(delayMs);
    }
  }
  return false;
}
