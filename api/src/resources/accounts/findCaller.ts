import { signedInCookie } from '@countertop/contract/signedIn';
import { getCurrentUser } from '@countertop/contract/user';
import type { Context, Middleware } from 'koa';
import { getSecret, sessionToken, takeSession } from './sessionCookies.ts';
import type { Sessions, SignedIn } from './sessions.ts';

/** Who makes a request; null when nobody is signed in. */
export function signedInOf(context: Context): SignedIn | null {
  // Not in a map of requests: clearing up after one took as long as all the rest of answering.
  const signedIn: SignedIn | undefined = context.state['signedIn'];
  return signedIn ?? null;
}

/** Whose session waits for its second factor; null when none does. Nobody is signed in by it. */
export function pendingOf(context: Context): SignedIn | null {
  const pending: SignedIn | undefined = context.state['pendingSignIn'];
  return pending ?? null;
}

function hasLeftover(context: Context, publicOrigin: string | null, token: string | undefined): boolean {
  return token !== undefined || getSecret(context, publicOrigin, signedInCookie) !== undefined;
}

/**
 * Finds out whose session a request brings. A browser whose session has ended is told to forget it when
 * it asks who is signed in, and not by any other call: one that was slow would take the session of a new sign-in.
 * `isFactorRequired`: administrators must have given a second factor.
 */
export function findCaller(sessions: Sessions, publicOrigin: string | null, isFactorRequired: boolean): Middleware {
  return async function find(context, next) {
    const token = sessionToken(context, publicOrigin);
    const signedIn = token === undefined ? null : await sessions.find(token);
    if (signedIn?.secondFactor === 'pending') context.state['pendingSignIn'] = signedIn;
    else if (signedIn) {
      context.state['signedIn'] = signedIn;
      context.state['lacksSecondFactor'] = isFactorRequired && signedIn.secondFactor !== 'given';
    } else if (context.path === getCurrentUser.path && hasLeftover(context, publicOrigin, token))
      takeSession(context, publicOrigin);
    return next();
  };
}
