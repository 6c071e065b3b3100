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
  type SecondFactorNeeded,
} from '@countertop/contract/account';
import { patchProfile, type CurrentUser } from '@countertop/contract/user';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Background } from '../../platform/jobs/background.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import type { SendMail } from '../../platform/mail/mailer.ts';
import { newDeviceMail } from '../../platform/mail/newDeviceMail.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { AccountLinks } from './AccountLinks.ts';
import type { Accounts } from './Accounts.ts';
import { deviceOf } from '../../platform/http/userAgent.ts';
import { giveSession } from './sessionCookies.ts';
import { pendingOf, signedInOf } from './findCaller.ts';
import { isKnownBrowser, markKnown, markOf } from './knownBrowser.ts';
import { passwordLimit } from './reauthentication.routes.ts';
import type { SecondFactors } from './second-factor/SecondFactors.ts';
import type { ProofOptions, Sessions } from './sessions.ts';
import type { Attempt, SignInLimits } from './signInLimits.ts';
import type { UserRow } from './Account.model.ts';
import { toUser } from './currentUser.ts';

/** What the routes of accounts stand on. */
export interface AccountRoutesParts {
  readonly database: Knex;
  readonly accounts: Accounts;
  readonly accountLinks: AccountLinks;
  readonly secondFactors: SecondFactors;
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  /** Null: whatever host was asked for. */
  readonly publicOrigin: string | null;
  /** People sign in at an identity provider, and passwords are none of ours. */
  readonly isElsewhere: boolean;
  readonly log: Logger;
  readonly background: Background;
  readonly sendMail: SendMail;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** What beginning a session stands on. */
export type BeginningParts = Pick<
  AccountRoutesParts,
  'sessions' | 'limits' | 'publicOrigin' | 'log' | 'now' | 'background' | 'sendMail'
>;

/** An account confirmed so recently is news to nobody, in milliseconds. */
const newAccountMs = 600_000;

/** What the pages are told when a session has begun, or waits for its second factor. */
export type Begun = CurrentUser | SecondFactorNeeded;

/** Signs a person in, in this browser: always with a new token, and what was there before ends. */
export async function beginSession(
  context: Context,
  parts: BeginningParts,
  user: UserRow,
  proof: ProofOptions = {},
): Promise<Begun> {
  const { sessions, publicOrigin, log, now } = parts;
  const before = signedInOf(context) ?? pendingOf(context);
  if (before) await sessions.end(before.user.id, before.sessionId);
  const begun = await sessions.begin(user.id, deviceOf(context.get('user-agent')), proof);
  giveSession(context, publicOrigin, begun);
  const { secondFactor } = begun;
  log.info({ requestId: String(context.state['requestId']), userId: user.id, secondFactor }, 'signed in');
  // Before the second factor nobody has signed in: who has the password alone must not pass for a known browser.
  if (secondFactor === 'pending') return { secondFactor: 'needed' };
  markKnown(context, parts, user.email);
  return toUser(user, now()).current;
}

/** Begins a session, and tells the owner of the account by mail if this browser has never signed in to it. */
export async function beginSessionAndTell(
  context: Context,
  parts: BeginningParts,
  user: UserRow,
  proof?: ProofOptions,
): Promise<Begun> {
  const { background, sendMail, publicOrigin, now } = parts;
  const isKnown = isKnownBrowser(context, parts, user.email);
  const begun = await beginSession(context, parts, user, proof);
  const isNewAccount = user.confirmed_at === null || now() - user.confirmed_at < newAccountMs;
  if (!isKnown && !isNewAccount && !('secondFactor' in begun)) {
    const facts = { device: deviceOf(context.get('user-agent')), atMs: now() };
    const mail = newDeviceMail(user.email, siteOrigin(context, publicOrigin), facts);
    background.run('tell of a new device', () => sendMail(mail));
  }
  return begun;
}

/** Making an account, coming back to it, and changing it. */
export function accountRoutes(router: Router, parts: AccountRoutesParts): void {
  const { accounts, accountLinks, secondFactors, limits, publicOrigin, isElsewhere, now } = parts;
  const countChange = rateLimit(passwordLimit, parts.database);

  function refuseElsewhere(): void {
    if (isElsewhere)
      throw new ApiError('passwords_not_used', 'This site does not use passwords. Choose "Sign in" to continue.');
  }

  handle(router, getSignInWays, () => ({ way: isElsewhere ? 'provider' : 'password' }));

  const attemptOf = (context: Context, address: string, email: string): Attempt => ({
    email: email.toLowerCase(),
    address,
    mark: markOf(context, parts),
  });

  /** Removes a second factor whose removal is due, after the password and before the session begins. */
  async function removeDueFactor(context: Context, user: UserRow): Promise<void> {
    const isRemoved = await secondFactors.removeIfDue(user.id);
    if (isRemoved) accounts.tellSecondFactor(user.email, siteOrigin(context, publicOrigin), false);
  }

  handle(router, postSignUp, async (input, { address, context }) => {
    refuseElsewhere();
    await limits.countSignUp(address);
    accountLinks.signUp(input, siteOrigin(context, publicOrigin));
    return { ok: true };
  });

  handle(router, postLink, async ({ token, purpose }, { address }) => {
    refuseElsewhere();
    return { email: await limits.limitLinks(address, () => accountLinks.emailOf(purpose, token)) };
  });

  handle(router, postConfirm, async (input, { address, context }) => {
    refuseElsewhere();
    const { user, link } = await limits.limitLinks(address, () => accountLinks.confirm(input));
    await beginSession(context, parts, user);
    return { returnTo: link.return_to };
  });

  handle(router, postSignIn, async ({ email, password }, { address, context }) => {
    refuseElsewhere();
    await limits.countSignIn(attemptOf(context, address, email));
    const user = await accounts.signIn(email, password);
    await removeDueFactor(context, user);
    return beginSessionAndTell(context, parts, user);
  });

  handle(router, postForgotPassword, async ({ email }, { address, context }) => {
    refuseElsewhere();
    const attempt = attemptOf(context, address, email);
    await limits.countReset(attempt);
    accountLinks.forgot(attempt, siteOrigin(context, publicOrigin));
    return { ok: true };
  });

  handle(router, postResetPassword, async (input, { address, context }) => {
    refuseElsewhere();
    const origin = siteOrigin(context, publicOrigin);
    const user = await limits.limitLinks(address, () => accountLinks.reset(input, origin));
    await removeDueFactor(context, user);
    const begun = await beginSession(context, parts, user);
    if (!('secondFactor' in begun)) return begun;
    // The link came from the owner's mailbox, so this browser is not news to the owner once the code is entered, either.
    markKnown(context, parts, user.email);
    return { ...begun, removalToken: await accountLinks.removalToken(user) };
  });

  handle(router, postChangePassword, async (input, { user, context }) => {
    refuseElsewhere();
    await countChange(user.id);
    const changed = await accounts.change(user.id, input, siteOrigin(context, publicOrigin));
    // Who is signed in has given the second factor already, where there is one.
    await beginSession(context, parts, changed, { isFactorGiven: true });
    return { ok: true };
  });

  handle(
    router,
    patchProfile,
    async ({ displayName }, { user }) => toUser(await accounts.rename(user.id, displayName), now()).current,
  );
}
