import {
  postConfirmEarlyAccess,
  postEarlyAccess,
  postUnsubscribe,
  type EarlyAccess,
  type EarlyAccessConfirmation,
} from '@countertop/contract/site/earlyAccess';
import { defaultEarlyAccessSource } from '@countertop/contract/site/earlyAccess.limits';
import { postMailRefusal } from '@countertop/contract/accounts/refusals';
import { isTrackingRefused } from '../analytics/analytics.ts';
import { call } from '../shared/call.ts';
import { hasErrorCode } from '../shared/CallError.ts';
import { sessionId } from '../analytics/session.ts';

/** A request to be emailed when a game opens. */
export interface EarlyAccessWish extends Pick<EarlyAccess, 'gameTitle' | 'email'> {
  /** Where on the site the person signed up; `homepage_card` if left out. */
  readonly source?: string;
}

/**
 * Signs up an address for early access; the server emails it a link to confirm. Repeating it succeeds. Also sent under Global
 * Privacy Control or Do Not Track, because the person asks for it, but then without a session ID. Rejects if the address was
 * not stored.
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
    if (hasErrorCode(error, 'link_expired')) return null;
    throw error;
  }
}

/** Deletes the address that got a link from the list, for all games. */
export async function unsubscribeEarlyAccess(token: string): Promise<void> {
  await call(postUnsubscribe, { token });
}

/** Stops emails that anybody can request to the address that got a link, or allows them again. */
export async function setMailRefusal(token: string, isRefused: boolean): Promise<void> {
  await call(postMailRefusal, { token, isRefused });
}
