import {
  postFindClass,
  postLeaveClass,
  postSignInByCard,
  postSignInBySeat,
  type SignedInChild,
} from '@countertop/contract/classes/classes';
import type { Logger } from 'pino';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type Caller, handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { classBrowserToken, type KnownBrowserParts, rememberClassBrowser } from '../accounts/knownBrowser.ts';
import { clearSessionCookies, setSessionCookies } from '../accounts/sessionCookies.ts';
import {
  type Begun,
  type ClassDevice,
  type ClassSignInServiceParts,
  findClass,
  signInByCard,
  signInBySeat,
} from './classSignIn.service.ts';

export interface ClassSignInParts extends ClassSignInServiceParts, KnownBrowserParts {
  readonly log: Logger;
}

/** Throws `ApiError` 409 on a device of a family: a child of a class would end its session. */
function requireFreeDevice({ user }: Caller): void {
  if (user !== null && !user.current.player?.isInClass)
    throw new ApiError('adult_signed_in', 'A grown-up is signed in on this device. Ask them to sign out first.');
}

/** Routes for children who sign in to their class. */
export function classSignInRoutes(router: Router, parts: ClassSignInParts): void {
  const { sessions, log, publicOrigin } = parts;

  /** Hands this device to a child who has signed in, and ends the session of the child before. */
  async function start({ user, sessionId, context }: Caller, begun: Begun): Promise<SignedInChild> {
    if (user !== null && sessionId !== null) await sessions.end(user.accountId, sessionId);
    setSessionCookies(context, publicOrigin, begun.session, { isUntilBrowserCloses: true });
    rememberClassBrowser(context, parts);
    log.info({ requestId: String(context.state['requestId']), userId: begun.learnerId }, 'signed in to a class');
    return begun.child;
  }

  const deviceOf = ({ address, context }: Caller): ClassDevice => ({
    address,
    browserToken: classBrowserToken(context, parts),
  });

  handle(router, postFindClass, ({ code }, caller) => findClass(parts, code, deviceOf(caller)));
  handle(router, postSignInBySeat, async (choice, caller) => {
    requireFreeDevice(caller);
    return start(caller, await signInBySeat(parts, choice, deviceOf(caller)));
  });
  handle(router, postSignInByCard, async (choice, caller) => {
    requireFreeDevice(caller);
    return start(caller, await signInByCard(parts, choice, caller.address));
  });
  handle(router, postLeaveClass, async (_, { user, sessionId, context }) => {
    if (!user.current.player?.isInClass)
      throw new ApiError('not_allowed', 'Nobody is signed in to a class on this device.');
    await sessions.end(user.accountId, sessionId);
    clearSessionCookies(context, publicOrigin);
    return { ok: true };
  });
}
