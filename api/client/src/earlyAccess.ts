import { postEarlyAccess, type EarlyAccess } from '@countertop/contract/earlyAccess';
import { defaultEarlyAccessSource } from '@countertop/contract/earlyAccessRules';
import { isTrackingRefused } from './analytics.ts';
import { call } from './call.ts';
import { sessionId } from './session.ts';

/** Who wants to hear when which game opens. */
export interface EarlyAccessWish extends Pick<EarlyAccess, 'gameTitle' | 'email'> {
  /** Where on the site it was asked; `homepage_card` when nothing else is said. */
  readonly source?: string;
}

/**
 * Asks for a message when a game opens; the same wish again succeeds as well. Sent also under Global Privacy Control
 * or Do Not Track, since a person asks for it by pressing a button, but then without the id of the session, so that
 * nothing joins the address to what was done on the site. Rejects when it was not kept.
 */
export async function registerEarlyAccess({ gameTitle, email, source }: EarlyAccessWish): Promise<void> {
  await call(postEarlyAccess, {
    sessionId: isTrackingRefused() ? null : sessionId(),
    gameTitle,
    email,
    source: source ?? defaultEarlyAccessSource,
  });
}
