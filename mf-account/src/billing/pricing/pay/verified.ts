import { CallError, hasErrorCode } from '@countertop/client/CallError';
import { verifyPayment } from '@countertop/client/payments';

type Payment = Parameters<typeof verifyPayment>[0];

/** Pauses before each retry: half a minute in all, in which a lost connection often comes back. */
export const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000] as const;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether a retry can succeed: no response, a server problem, or money that is still on its way. No other refusal is retried. */
function isWorthRetry(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.status >= 500 || error.status === 429 || hasErrorCode(error, 'not_captured');
}

/** Whether the server confirms the payment. Retried, because the response may get lost; the server counts a payment once. */
export async function verified(payment: Payment): Promise<boolean> {
  for (const delayMs of [...retryDelaysMs, null]) {
    try {
      await verifyPayment(payment);
      return true;
    } catch (error) {
      console.warn('The payment is not confirmed yet.', error);
      if (delayMs === null || !isWorthRetry(error)) return false;
      await pause(delayMs);
    }
  }
  return false;
}
