import {
  postFindClass,
  postLeaveClass,
  postSignInByCard,
  postSignInBySeat,
  type SignedInChild,
} from '@countertop/contract/classes';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type Caller, handle } from '../../platform/http/handle.ts';
import type { Router } from '../../platform/http/Router.ts';
import { clearSessionCookies, setSessionCookies } from '../accounts/sessionCookies.ts';
import { classSessionMs, type Sessions } from '../accounts/sessions.ts';
import { type Begun, ClassSignIn } from './classSignIn.service.ts';

export interface ClassSignInParts {
  readonly database: Knex;
  readonly sessions: Sessions;
  readonly log: Logger;
  /** Null: the host of each request. */
  readonly publicOrigin: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Throws `ApiError` 409 on a device of a family: a child of a class would end its session. */
function requireFreeDevice({ user }: Caller): void {
  if (user !== null && !user.current.player?.isInClass)
    throw new ApiError('adult_signed_in', 'A grown-up is signed in on this device. Ask them to sign out first.');
}

/** Routes for children who sign in to their class. */
export function classSignInRoutes(router: Router, parts: ClassSignInParts): void {
  const { database, sessions, log, publicOrigin, now } = parts;
  const signIn = new ClassSignIn(database, sessions, now);

  /** Hands this device to a child who has signed in, and ends the session of the child before. */
  async function start({ user, sessionId, context }: Caller, begun: Begun): Promise<SignedInChild> {
    if (user !== null && sessionId !== null) await sessions.end(user.accountId, sessionId);
    setSessionCookies(context, publicOrigin, begun.session, classSessionMs);
    log.info({ requestId: String(context.state['requestId']), userId: begun.learnerId }, 'signed in to a class');
    return begun.child;
  }

  handle(router, postFindClass, ({ code }, { address }) => signIn.find(code, address));
  handle(router, postSignInBySeat, async (choice, caller) => {
    requireFreeDevice(caller);
    return start(caller, await signIn.bySeat(choice, caller.address));
  });
  handle(router, postSignInByCard, async ({ token }, caller) => {
    requireFreeDevice(caller);
    return start(caller, await signIn.byCard(token, caller.address));
  });
  handle(router, postLeaveClass, async (_, { user, sessionId, context }) => {
    if (!user.current.player?.isInClass)
      throw new ApiError('not_allowed', 'Nobody is signed in to a class on this device.');
    await sessions.end(user.accountId, sessionId);
    clearSessionCookies(context, publicOrigin);
    return { ok: true };
  });
}
