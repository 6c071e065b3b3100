import type { ServerContext } from '../../platform/ServerContext.ts';
import type { Router } from '../../platform/http/Router.ts';
import {
  getSignInWays,
  postChangePassword,
  postConfirm,
  postForgotPassword,
  postLink,
  postResetPassword,
  postSignIn,
  postSignUp,
  postWorkshop,
  type SecondFactorNeeded,
} from '@countertop/contract/accounts/account';
import { patchProfile, type CurrentUser } from '@countertop/contract/accounts/user';
import type { Context } from 'koa';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import { newDeviceMail } from './newDeviceMail.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import {
  confirmAccount,
  emailOfLink,
  removalToken,
  resetPassword,
  sendResetLink,
  sendSignUpLink,
} from './accountLinks.service.ts';
import { changePassword, notifySecondFactorChange, renameAccount, signInByPassword } from './accounts.service.ts';
import { deviceOf } from '../../platform/http/userAgent.ts';
import { setSessionCookies } from './sessionCookies.ts';
import { pendingOf, signedInOf } from '../../platform/http/caller.ts';
import { isKnownBrowser, rememberBrowser, browserTokenOf } from './knownBrowser.ts';
import { passwordLimit } from './reauthentication.routes.ts';
import { removeDueFactor } from './second-factor/secondFactor.service.ts';
import type { ProofOptions, Sessions } from './sessions.ts';
import type { Attempt, SignInLimits } from './signInLimits.ts';
import type { UserRow } from '../people/Account.model.ts';
import { toUser } from '../people/currentUser.ts';

export interface AccountRoutesParts extends Pick<
  ServerContext,
  'env' | 'database' | 'publicOrigin' | 'usesProvider' | 'log' | 'background' | 'sendMail' | 'now'
> {
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
}

export type SignInParts = Pick<
  AccountRoutesParts,
  'sessions' | 'limits' | 'publicOrigin' | 'log' | 'now' | 'background' | 'sendMail'
>;

/** Time after confirming an account in which its owner gets no email about new devices, in milliseconds. */
const newAccountMs = 600_000;

/** The signed-in user, or that the second factor is needed first. */
export type SignInResult = CurrentUser | SecondFactorNeeded;

/** Starts a new session in this browser and ends its current one. */
export async function startSession(
  context: Context,
  parts: SignInParts,
  user: UserRow,
  proof: ProofOptions = {},
): Promise<SignInResult> {
  const { sessions, publicOrigin, log, now } = parts;
  const before = signedInOf(context) ?? pendingOf(context);
  if (before) await sessions.end(before.user.accountId, before.sessionId);
  const session = await sessions.create(user.id, deviceOf(context.get('user-agent')), proof);
  setSessionCookies(context, publicOrigin, session);
  const { secondFactor } = session;
  log.info({ requestId: String(context.state['requestId']), userId: user.id, secondFactor }, 'signed in');
  // The password alone must not make a browser known: nobody is signed in before the second factor.
  if (secondFactor === 'pending') return { secondFactor: 'needed' };
  rememberBrowser(context, parts, user.email);
  return toUser(user, now()).current;
}

/** Starts a session, and emails the owner of the account if this browser has never signed in to it. */
export async function startSessionAndNotify(
  context: Context,
  parts: SignInParts,
  user: UserRow,
  proof?: ProofOptions,
): Promise<SignInResult> {
  const { background, sendMail, publicOrigin, now } = parts;
  const isKnown = isKnownBrowser(context, parts, user.email);
  const result = await startSession(context, parts, user, proof);
  const isNewAccount = user.confirmedAt === null || now() - user.confirmedAt < newAccountMs;
  if (!isKnown && !isNewAccount && !('secondFactor' in result)) {
    const device = { device: deviceOf(context.get('user-agent')), atMs: now() };
    const mail = newDeviceMail(user.email, siteOrigin(context, publicOrigin), device);
    background.run('new device email', () => sendMail(mail));
  }
  return result;
}

/** Routes for signing up, signing in, resetting a password, and changing an account. */
export function accountRoutes(router: Router, parts: AccountRoutesParts): void {
  const { limits, publicOrigin, usesProvider, now } = parts;
  const countChange = rateLimit(passwordLimit, parts.database);

  function requirePasswordSignIn(): void {
    if (usesProvider)
      throw new ApiError('passwords_not_used', 'This site does not use passwords. Choose "Sign in" to continue.');
  }

  handle(router, getSignInWays, () => ({ way: usesProvider ? 'provider' : 'password' }));

  const attemptOf = (context: Context, address: string, email: string): Attempt => ({
    email: email.toLowerCase(),
    address,
    browserToken: browserTokenOf(context, parts),
  });

  /** Removes a second factor whose removal is due. Call after checking the password and before starting the session. */
  async function dropDueFactor(context: Context, user: UserRow): Promise<void> {
    const isRemoved = await removeDueFactor(parts, user.id);
    if (isRemoved) notifySecondFactorChange(parts, user.email, siteOrigin(context, publicOrigin), false);
  }

  handle(router, postSignUp, async ({ workshop, ...input }, { address, context }) => {
    requirePasswordSignIn();
    await limits.countSignUp(address, workshop);
    sendSignUpLink(parts, input, siteOrigin(context, publicOrigin));
    return { ok: true };
  });

  handle(router, postWorkshop, ({ code }) => ({ isOpen: limits.isWorkshopOpen(code) }));

  handle(router, postLink, async ({ token, purpose }, { address }) => {
    requirePasswordSignIn();
    return { email: await limits.limitLinks(address, () => emailOfLink(parts, purpose, token)) };
  });

  handle(router, postConfirm, async (input, { address, context }) => {
    requirePasswordSignIn();
    const { user, link } = await limits.limitLinks(address, () => confirmAccount(parts, input));
    await startSession(context, parts, user);
    return { returnTo: link.returnTo };
  });

  handle(router, postSignIn, async ({ email, password }, { address, context }) => {
    requirePasswordSignIn();
    await limits.countSignIn(attemptOf(context, address, email));
    const user = await signInByPassword(parts, email, password);
    await dropDueFactor(context, user);
    return startSessionAndNotify(context, parts, user);
  });

  handle(router, postForgotPassword, async ({ email }, { address, context }) => {
    requirePasswordSignIn();
    const attempt = attemptOf(context, address, email);
    await limits.countReset(attempt);
    sendResetLink(parts, attempt, siteOrigin(context, publicOrigin));
    return { ok: true };
  });

  handle(router, postResetPassword, async (input, { address, context }) => {
    requirePasswordSignIn();
    const origin = siteOrigin(context, publicOrigin);
    const user = await limits.limitLinks(address, () => resetPassword(parts, input, origin));
    await dropDueFactor(context, user);
    const result = await startSession(context, parts, user);
    if (!('secondFactor' in result)) return result;
    // The link came from the owner's inbox, so no email about a new device is needed once the code is entered.
    rememberBrowser(context, parts, user.email);
    return { ...result, removalToken: await removalToken(parts, user) };
  });

  handle(router, postChangePassword, async (input, { user, context }) => {
    requirePasswordSignIn();
    await countChange(user.id);
    const changed = await changePassword(parts, user.id, input, siteOrigin(context, publicOrigin));
    await startSession(context, parts, changed, { isFactorGiven: true });
    return { ok: true };
  });

  handle(
    router,
    patchProfile,
    async ({ displayName }, { user }) => toUser(await renameAccount(parts, user.id, displayName), now()).current,
  );
}
