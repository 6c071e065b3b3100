import {
  postConfirmEarlyAccess,
  postEarlyAccess,
  postUnsubscribe,
  type EarlyAccess,
  type EarlyAccessConfirmation,
} from '@countertop/contract/earlyAccess';
import { defaultEarlyAccessSource } from '@countertop/contract/earlyAccess.limits';
import { isTrackingRefused } from './analytics.ts';
import { call, CallError } from './call.ts';
import { sessionId } from './session.ts';

/** Who wants to hear when which game opens. */
export interface EarlyAccessWish extends Pick<EarlyAccess, 'gameTitle' | 'email'> {
  /** Where on the site it was asked; `homepage_card` when nothing else is said. */
  readonly source?: string;
}

/**
 * Signs an address up for early access; the server sends it a link to confirm. Signing up again succeeds, too. Also sent
 * under Global Privacy Control or Do Not Track, since a person asks for it by pressing a button. The server does not store
 * the session ID that the call has; then it has none. Rejects if the address was not stored.
 */
export async function registerEarlyAccess({ gameTitle, email, source }: EarlyAccessWish): Promise<void> {
  await call(postEarlyAccess, {
    sessionId: isTrackingRefused() ? null : sessionId(),
    gameTitle,
    email,
    source: source ?? defaultEarlyAccessSource,
  });
}

/** Confirms an address with the token of a link; null if the link has expired. */
export async function confirmEarlyAccess(token: string): Promise<EarlyAccessConfirmation | null> {
  try {
    return await call(postConfirmEarlyAccess, { token });
  } catch (error) {
    if (error instanceof CallError && error.status === 410) return null;
    throw error;
  }
}

/** Deletes the address that got a link from the list, for all games. */
export async function unsubscribeEarlyAccess(token: string): Promise<void> {
  await call(postUnsubscribe, { token });
}
