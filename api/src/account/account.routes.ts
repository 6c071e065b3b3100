import type { Router } from '../http/Router.ts';
import {
  getSignInWays,
  postChangePassword,
  postConfirm,
  postForgotPassword,
  postResetPassword,
  postSignIn,
  postSignUp,
  type SecondFactorNeeded,
} from '@countertop/contract/account';
import { patchProfile, type CurrentUser } from '@countertop/contract/user';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { Background } from '../background.ts';
import { handle } from '../handle.ts';
import { callLimit } from '../http/callLimit.ts';
import type { SendMail } from '../mail/mailer.ts';
import { newDeviceMail } from '../mail/newDeviceMail.ts';
import { Problem } from '../problem.ts';
import type { Accounts } from './Accounts.ts';
import { deviceOf } from './deviceOf.ts';
import { getSecret, giveSession, setSecret } from './sessionCookies.ts';
import { pendingOf, signedInOf } from './findCaller.ts';
import { isKnownBrowser, markKnown, markOf } from './knownBrowser.ts';
import { passwordLimit } from './reauthentication.routes.ts';
import type { ProofOptions, Sessions } from './sessions.ts';
import type { SignInLimits } from './signInLimits.ts';
import { newToken } from './token.ts';
import { toUser, type UserRow } from './UserRow.ts';

/** What the routes of accounts stand on. */
export interface AccountRoutesParts {
  readonly database: Knex;
  readonly accounts: Accounts;
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

const dayMs = 86_400_000;
/** An account confirmed so recently is news to nobody, in milliseconds. */
const newAccountMs = 600_000;
/** Lets the confirmation know the browser again that asked for the account. */
const browserCookie = { name: 'signing-up', maxAgeMs: dayMs };

/** Address of the site, without a slash at the end, for links in mails. */
export function originOf(context: Context, publicOrigin: string | null): string {
  return publicOrigin ?? `${context.protocol}://${context.host}`;
}

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
    const mail = newDeviceMail(user.email, originOf(context, publicOrigin), facts);
    background.run('tell of a new device', () => sendMail(mail));
  }
  return begun;
}

/** Making an account, coming back to it, and changing it. */
export function accountRoutes(router: Router, parts: AccountRoutesParts): void {
  const { accounts, limits, publicOrigin, isElsewhere, now } = parts;
  const countChange = callLimit(passwordLimit, parts.database);

  function refuseElsewhere(): void {
    if (isElsewhere) throw new Problem(403, 'elsewhere', 'Passwords are not used here. Choose "Sign in" to go on.');
  }

  handle(router, getSignInWays, () => ({ way: isElsewhere ? 'provider' : 'password' }));

  handle(router, postSignUp, async (input, { address, context }) => {
    refuseElsewhere();
    await limits.countAsking(address);
    const browser = newToken();
    await accounts.signUp(input, originOf(context, publicOrigin), browser);
    setSecret(context, publicOrigin, { ...browserCookie, value: browser });
    return { ok: true };
  });

  handle(router, postConfirm, async ({ token }, { address, context }) => {
    refuseElsewhere();
    await limits.countLink(address);
    const browser = getSecret(context, publicOrigin, browserCookie.name);
    const { user, isSame, link } = await accounts.confirm(token, browser);
    if (isSame) {
      await beginSession(context, parts, user);
      setSecret(context, publicOrigin, { ...browserCookie, value: '', maxAgeMs: 0 });
    }
    return { isSignedIn: isSame, returnTo: link.return_to };
  });

  handle(router, postSignIn, async ({ email, password }, { address, context }) => {
    refuseElsewhere();
    const mark = markOf(context, parts);
    await limits.countTry({ email: email.toLowerCase(), address, mark });
    const signedIn = await accounts.signIn(email, password, originOf(context, publicOrigin));
    return beginSessionAndTell(context, parts, signedIn);
  });

  handle(router, postForgotPassword, async ({ email }, { address, context }) => {
    refuseElsewhere();
    await limits.countAsking(address);
    accounts.forgot(email, originOf(context, publicOrigin));
    return { ok: true };
  });

  handle(router, postResetPassword, async ({ token, password }, { address, context }) => {
    refuseElsewhere();
    await limits.countLink(address);
    return beginSession(context, parts, await accounts.reset(token, password, originOf(context, publicOrigin)));
  });

  handle(router, postChangePassword, async (input, { user, context }) => {
    refuseElsewhere();
    await countChange(user.id);
    const changed = await accounts.change(user.id, input, originOf(context, publicOrigin));
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
