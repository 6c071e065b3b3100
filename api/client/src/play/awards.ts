import { type BadgeGiven, type CertificateGiven, postBadge, postCertificate } from '@countertop/contract/play/awards';
import { call } from '../shared/call.ts';
import { knownErasure } from './erasures.ts';
import { CallError, hasErrorCode } from '../shared/CallError.ts';

/** An award that a player claims. */
export type AwardGiven =
  | { readonly kind: 'badge'; readonly given: BadgeGiven }
  | { readonly kind: 'certificate'; readonly given: CertificateGiven };

/**
 * Result of saving an award. All except `kept` and `refused` are worth a retry, `notYet` once the game is saved, `unknown` in the next
 * visit: a server older than the page doesn't know the award. `failed` is about this award only; while the server is `unreachable`,
 * others fail too.
 */
export type Giving = 'kept' | 'notYet' | 'unknown' | 'signedOut' | 'refused' | 'failed' | 'unreachable';

/** After a rollback, pages of the newer version are still open. */
const unknownCodes = ['unknown_badge', 'unknown_certificate', 'invalid_input'] as const;

/** The server is down or overloaded. */
const unreachableStatuses: readonly number[] = [408, 429, 502, 503, 504];

function givingOf(error: unknown): Giving {
  // Responses without a code aren't the API's.
  if (!(error instanceof CallError) || (error.code === null && error.status < 500)) return 'unreachable';
  if (error.status === 401) return 'signedOut';
  if (hasErrorCode(error, 'not_earned_yet')) return 'notYet';
  if (unknownCodes.some((code) => hasErrorCode(error, code))) return 'unknown';
  if (unreachableStatuses.includes(error.status)) return 'unreachable';
  return error.status >= 500 ? 'failed' : 'refused';
}

/**
 * Saves an award for the signed-in user, whose ID is `playerId`. An award they already hold stays unchanged. Never throws: a failure
 * is only logged, and the game still celebrates.
 */
export async function giveAward(playerId: string, { kind, given }: AwardGiven): Promise<Giving> {
  try {
    const erasure = { knownErasure: knownErasure(playerId) };
    await (kind === 'badge'
      ? call(postBadge, { ...given, ...erasure }, { keepalive: true })
      : call(postCertificate, { ...given, ...erasure }, { keepalive: true }));
    return 'kept';
  } catch (error) {
    console.warn(`${given.title} could not be saved:`, error);
    return givingOf(error);
  }
}
