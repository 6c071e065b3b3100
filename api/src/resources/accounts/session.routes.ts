import type { Router } from '../../platform/http/Router.ts';
import { deleteOtherSessions, deleteSession, getSessions } from '@countertop/contract/account';
import { localReturnTo, loginPath, logoutPath, signInPath } from '@countertop/contract/account.limits';
import { getCurrentUser } from '@countertop/contract/user';
import type { Context } from 'koa';
import { handle } from '../../platform/http/handle.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { signedInOf } from './findCaller.ts';
import { takeSession } from './sessionCookies.ts';
import type { Sessions } from './sessions.ts';

/** Where the caller wants to be afterwards, as far as that is on this site. */
export function returnToOf(context: Context): string | null {
  const { returnTo } = context.query;
  return localReturnTo(typeof returnTo === 'string' ? returnTo : null);
}

function toSignInPage(context: Context): void {
  const returnTo = returnToOf(context);
  context.redirect(returnTo === null ? signInPath : `${signInPath}?${new URLSearchParams({ returnTo }).toString()}`);
}

/** A page of another site may lead here, but must not sign anybody out by doing so. */
function isAskedByPerson(context: Context): boolean {
  return ['', 'none', 'same-origin'].includes(context.get('sec-fetch-site'));
}

/** Who is signed in, the way out, and where else a person is signed in. */
export function sessionRoutes(router: Router, sessions: Sessions, publicOrigin: string | null): void {
  handle(router, getCurrentUser, (_, { user }) => user.current);
  handle(router, getSessions, (_, { user, sessionId }) => sessions.list(user.id, sessionId));
  handle(router, deleteSession, async (input, { user, context, sessionId }) => {
    const isEnded = await sessions.end(user.id, input.sessionId);
    if (!isEnded) throw new ApiError('session_not_found', 'This session has already ended. Reload the page.');
    if (input.sessionId === sessionId) takeSession(context, publicOrigin);
    return { ok: true };
  });
  handle(router, deleteOtherSessions, async (_, { user, sessionId }) => {
    await sessions.endAll(user.id, { except: sessionId });
    return { ok: true };
  });
  router.on('GET', logoutPath, async (context) => {
    const signedIn = signedInOf(context);
    if (isAskedByPerson(context)) {
      if (signedIn) await sessions.end(signedIn.user.id, signedIn.sessionId);
      takeSession(context, publicOrigin);
      // Not the cookies: how a person wants the pages to look is no secret of the account.
      context.set('Clear-Site-Data', '"cache", "storage"');
    }
    context.redirect('/');
  });
}

/** The way in where accounts are of this site: to its page for that. */
export function loginRoute(router: Router): void {
  router.on('GET', loginPath, toSignInPage);
}
