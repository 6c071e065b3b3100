import { type BadgeGiven, type CertificateGiven, postBadge, postCertificate } from '@countertop/contract/awards';
import { call, CallError } from './call.ts';
import { errorCodeOf } from './errorCode.ts';

/** An award on its way to the signed-in user. */
export type AwardGiven =
  | { readonly kind: 'badge'; readonly given: BadgeGiven }
  | { readonly kind: 'certificate'; readonly given: CertificateGiven };

/**
 * What became of it. All but `kept` and `refused` are worth another try: `notYet` once the game that earned it is saved.
 */
export type Giving = 'kept' | 'notYet' | 'signedOut' | 'refused' | 'unreachable';

function givingOf(error: unknown): Giving {
  if (!(error instanceof CallError)) return 'unreachable';
  if (error.status === 401) return 'signedOut';
  if (errorCodeOf(error) === 'not_earned_yet') return 'notYet';
  return error.status >= 500 || error.status === 408 || error.status === 429 ? 'unreachable' : 'refused';
}

/**
 * Keeps an award with the signed-in user; one that is held already stays as it is. Never throws, since nobody waits for
 * it: a failure is only logged (specification 001, section 7).
 */
export async function giveAward({ kind, given }: AwardGiven): Promise<Giving> {
  try {
    await (kind === 'badge'
      ? call(postBadge, given, { keepalive: true })
      : call(postCertificate, given, { keepalive: true }));
    return 'kept';
  } catch (error) {
    console.warn(`${given.title} could not be saved:`, error);
    return givingOf(error);
  }
}
