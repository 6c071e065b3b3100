import { type AttemptOutcome, postAttempts } from '@countertop/contract/play/attempts';
import { call } from '../shared/call.ts';
import { knownErasure } from './erasures.ts';
import { CallError, hasErrorCode, isRefusal } from '../shared/CallError.ts';

/** A server that does not respond within this time counts as unreachable. */
const responseLimitMs = 20_000;

/** Result of sending attempts. */
export type AttemptsSent =
  /** One outcome for each attempt, in the same order. */
  | { readonly kind: 'answered'; readonly outcomes: readonly AttemptOutcome[] }
  /** Signed out, not a guardian of the learner, no plan, or a request that is not accepted. */
  | { readonly kind: 'refused'; readonly status: number }
  /** The guardians don't agree, or no longer, that what the child does is stored. */
  | { readonly kind: 'noConsent' }
  /** The learner was erased. */
  | { readonly kind: 'gone' }
  /** No network, or a server that is down or busy: worth a retry. */
  | { readonly kind: 'unreachable' };

/**
 * Sends attempts of a learner, even if the page is closed in the meantime. Never throws, because the child plays on in any case.
 * They may be sent again: each is stored once.
 */
export async function sendAttempts(learnerId: string, attempts: readonly unknown[]): Promise<AttemptsSent> {
  try {
    const sentAt = new Date().toISOString();
    const input = { learnerId, knownErasure: knownErasure(learnerId), sentAt, attempts: [...attempts] };
    const { outcomes } = await call(postAttempts, input, {
      keepalive: true,
      signal: AbortSignal.timeout(responseLimitMs),
    });
    if (outcomes.length === attempts.length) return { kind: 'answered', outcomes };
    console.warn('The server responded with a different number of outcomes than attempts.');
    return { kind: 'unreachable' };
  } catch (error) {
    if (!(error instanceof CallError)) return { kind: 'unreachable' };
    if (hasErrorCode(error, 'consent_needed')) return { kind: 'noConsent' };
    if (hasErrorCode(error, 'learner_gone')) return { kind: 'gone' };
    const { status } = error;
    return isRefusal(error) ? { kind: 'refused', status } : { kind: 'unreachable' };
  }
}
