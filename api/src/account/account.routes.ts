import type { Router } from '../http/Router.ts';
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
import { handle } from '../handle.ts';
import { callLimit } from '../http/callLimit.ts';
import { siteOrigin } from '../http/siteOrigin.ts';
import { Problem } from '../problem.ts';
import type { AccountLinks } from './AccountLinks.ts';
import type { Accounts } from './Accounts.ts';
import { deviceOf } from '../userAgent.ts';
import { getSecret, giveSession, setSecret } from './sessionCookies.ts';
import { pendingOf, signedInOf } from './findCaller.ts';
import type { Sessions } from './sessions.ts';
import type { SecondFactors } from './second-factor/SecondFactors.ts';
import type { Attempt, SignInLimits } from './signInLimits.ts';
import { toUser, type UserRow } from './UserRow.ts';

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
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** What beginning a session stands on. */
export type BeginningParts = Pick<AccountRoutesParts, 'sessions' | 'limits' | 'publicOrigin' | 'log' | 'now'>;

const dayMs = 86_400_000;
/** Marks a browser that has signed in, so that strangers' tries do not count against it. */
const markCookie = { name: 'known', maxAgeMs: 365 * dayMs };
/** Tries of one's own password in a session that is there already. */
const changeLimit = { name: 'password', calls: 10, windowMs: 900_000 };

/** What the pages are told when a session has begun, or waits for its second factor. */
export type Begun = CurrentUser | SecondFactorNeeded;

/** Signs a person in, in this browser: always with a new token, and what was there before ends. */
export async function beginSession(
  context: Context,
  { sessions, limits, publicOrigin, log, now }: BeginningParts,
  user: UserRow,
  isFactorGiven = false,
): Promise<Begun> {
  const before = signedInOf(context) ?? pendingOf(context);
  if (before) await sessions.end(before.user.id, before.sessionId);
  const begun = await sessions.begin(user.id, deviceOf(context.get('user-agent')), isFactorGiven);
  giveSession(context, publicOrigin, begun);
  const { secondFactor } = begun;
  log.info({ requestId: String(context.state['requestId']), userId: user.id, secondFactor }, 'signed in');
  setSecret(context, publicOrigin, { ...markCookie, value: limits.markFor(user.email) });
  return secondFactor === 'pending' ? { secondFactor: 'needed' } : toUser(user, now()).current;
}

/** Making an account, coming back to it, and changing it. */
export function accountRoutes(router: Router, parts: AccountRoutesParts): void {
  const { accounts, accountLinks, secondFactors, limits, publicOrigin, isElsewhere, now } = parts;
  const countChange = callLimit(changeLimit, parts.database);

  function refuseElsewhere(): void {
    if (isElsewhere) throw new Problem(403, 'elsewhere', 'Passwords are not used here. Choose "Sign in" to go on.');
  }

  handle(router, getSignInWays, () => ({ way: isElsewhere ? 'provider' : 'password' }));

  const attemptOf = (context: Context, address: string, email: string): Attempt => ({
    email: email.toLowerCase(),
    address,
    mark: getSecret(context, publicOrigin, markCookie.name),
  });

  /** Begins a session after the password, without a second factor whose removal is due. */
  async function signIn(context: Context, user: UserRow): Promise<Begun> {
    const isRemoved = await secondFactors.removeIfDue(user.id);
    if (isRemoved) accounts.tellSecondFactor(user.email, siteOrigin(context, publicOrigin), false);
    return beginSession(context, parts, user);
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
    return signIn(context, await accounts.signIn(email, password));
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
    const begun = await signIn(context, user);
    return 'secondFactor' in begun ? { ...begun, removalToken: await accountLinks.removalToken(user) } : begun;
  });

  handle(router, postChangePassword, async (input, { user, context }) => {
    refuseElsewhere();
    await countChange(user.id);
    const changed = await accounts.change(user.id, input, siteOrigin(context, publicOrigin));
    // Who is signed in has given the second factor already, where there is one.
    await beginSession(context, parts, changed, true);
    return { ok: true };
  });

  handle(
    router,
    patchProfile,
    async ({ displayName }, { user }) => toUser(await accounts.rename(user.id, displayName), now()).current,
  );
}
