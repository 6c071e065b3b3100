import { signedInCookie } from '@countertop/contract/accounts/signedIn';
import { postLeaveClass } from '@countertop/contract/classes/classes';
import { postTakeBack } from '@countertop/contract/family/family';
import { getCurrentUser } from '@countertop/contract/accounts/user';
import type { Context, Middleware } from 'koa';
import type { Guardianship, SignedIn } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { getSecret, sessionToken, clearSessionCookies } from './sessionCookies.ts';
import type { Sessions } from './sessions.ts';

/** A token from before the device was taken back still takes it back: the response with the new one may have been lost. */
async function findSession(context: Context, sessions: Sessions, token: string): Promise<SignedIn | null> {
  const signedIn = await sessions.find(token);
  return signedIn === null && context.path === postTakeBack.path ? sessions.findFormer(token) : signedIn;
}

/**
 * Clears the cookies of an ended session once they are useless. Throws `ApiError` 401 and keeps them for a child whose class only
 * lacks its plan.
 */
async function clearLeftover(context: Context, parts: FindParts): Promise<void> {
  const token = sessionToken(context, parts.publicOrigin);
  if (token !== undefined && (await parts.sessions.lacksPlan(token)))
    throw new ApiError('class_plan_ended', 'The plan of your class has ended. Ask your teacher.');
  if (await hasLeftover(context, parts)) clearSessionCookies(context, parts.publicOrigin);
}

/** Whether a request has useless cookies of an ended session. */
async function hasLeftover(context: Context, { publicOrigin, sessions }: FindParts): Promise<boolean> {
  const token = sessionToken(context, publicOrigin);
  if (token === undefined) return getSecret(context, publicOrigin, signedInCookie) !== undefined;
  return (await sessions.findFormer(token)) === null;
}

interface FindParts {
  readonly sessions: Sessions;
  readonly guardians: Guardianship;
  /** Origin of the site; null to use the host of each request. */
  readonly publicOrigin: string | null;
}

/**
 * Middleware that finds the session of a request. Cookies of an ended session are cleared only by the request for the current
 * user: a slow response to any other request could clear the session of a new sign-in. With `isFactorRequired`,
 * administrators need a second factor.
 */
export function findCaller(parts: FindParts, isFactorRequired: boolean): Middleware {
  const { sessions, guardians, publicOrigin } = parts;
  return async function find(context, next) {
    context.state['guardians'] = guardians;
    const token = sessionToken(context, publicOrigin);
    const signedIn = token === undefined ? null : await findSession(context, sessions, token);
    if (signedIn?.secondFactor === 'pending') context.state['pendingSignIn'] = signedIn;
    else if (signedIn) {
      context.state['signedIn'] = signedIn;
      context.state['lacksSecondFactor'] = isFactorRequired && signedIn.secondFactor !== 'given';
    } else if (context.path === getCurrentUser.path) await clearLeftover(context, parts);
    else if (context.path === postLeaveClass.path && token !== undefined) await sessions.endWithoutPlan(token);
    return next();
  };
}
