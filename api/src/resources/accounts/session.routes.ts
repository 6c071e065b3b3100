import type { Router } from '../../platform/http/Router.ts';
import { deleteOtherSessions, deleteSession, getSessions } from '@countertop/contract/accounts/account';
import { localReturnTo, loginPath, logoutPath, signInPath } from '@countertop/contract/accounts/account.limits';
import { getCurrentUser } from '@countertop/contract/accounts/user';
import type { Context } from 'koa';
import { handle } from '../../platform/http/handle.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { guardiansOf, isChildPlaying, signedInOf } from '../../platform/http/caller.ts';
import { clearSessionCookies } from './sessionCookies.ts';
import type { Sessions } from './sessions.ts';

/** Returns the page to continue at; null unless it is on this site. */
export function returnToOf(context: Context): string | null {
  const { returnTo } = context.query;
  return localReturnTo(typeof returnTo === 'string' ? returnTo : null);
}

function toSignInPage(context: Context): void {
  const returnTo = returnToOf(context);
  context.redirect(returnTo === null ? signInPath : `${signInPath}?${new URLSearchParams({ returnTo }).toString()}`);
}

/** Where full-page navigations of a child lead that only the grown-up may follow. */
export function toGame(context: Context): void {
  context.redirect('/game');
}

/** Whether the user followed a link of this site or entered the address. Other sites must not be able to sign users out. */
function isUserInitiated(context: Context): boolean {
  return ['', 'none', 'same-origin'].includes(context.get('sec-fetch-site'));
}

/** Routes for the current user, signing out, and the list of sessions. */
interface SessionContext {
  readonly sessions: Sessions;
  readonly publicOrigin: string | null;
}

export function sessionRoutes(router: Router, { sessions, publicOrigin }: SessionContext): void {
  handle(router, getCurrentUser, async (_, { user, context }) => {
    const erasedAt = await guardiansOf(context).erasedAt(user.id);
    return erasedAt === null ? user.current : { ...user.current, erasedAt };
  });
  handle(router, getSessions, (_, { user, sessionId }) => sessions.list(user.id, sessionId));
  handle(router, deleteSession, async (input, { user, context, sessionId }) => {
    const isEnded = await sessions.end(user.id, input.sessionId);
    if (!isEnded) throw new ApiError('session_not_found', 'This session has already ended. Reload the page.');
    if (input.sessionId === sessionId) clearSessionCookies(context, publicOrigin);
    return { ok: true };
  });
  handle(router, deleteOtherSessions, async (_, { user, sessionId }) => {
    await sessions.endAll(user.id, { except: sessionId });
    return { ok: true };
  });
  router.on('GET', logoutPath, async (context) => {
    const signedIn = signedInOf(context);
    // A child at home can't sign the family out.
    if (isChildPlaying(context) && !signedIn?.user.current.player?.isInClass) return toGame(context);
    if (isUserInitiated(context)) {
      if (signedIn) await sessions.end(signedIn.user.accountId, signedIn.sessionId);
      clearSessionCookies(context, publicOrigin);
      // Cookies are kept: they hold display preferences, which aren't part of the account.
      context.set('Clear-Site-Data', '"cache", "storage"');
    }
    return context.redirect('/');
  });
}

/** Redirects to the sign-in page, for sites with their own accounts. */
export function loginRoute(router: Router): void {
  router.on('GET', loginPath, (context) => (isChildPlaying(context) ? toGame(context) : toSignInPage(context)));
}
