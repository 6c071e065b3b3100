import { randomUUID } from 'node:crypto';
import type { Router } from '../../platform/http/Router.ts';
import { postAdult } from '@countertop/contract/accounts/account';
import {
  adultPath,
  callbackPath,
  localReturnTo,
  loginPath,
  signInPath,
  type SignInError,
} from '@countertop/contract/accounts/account.limits';
import { secondFactorPath } from '@countertop/contract/accounts/secondFactor.limits';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { type AccountRoutesParts, startSessionAndNotify } from './account.routes.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import { ApiError, RateLimitError } from '../../platform/errors/ApiError.ts';
import { Provider, ProviderError } from './provider.ts';
import { isKnownAdult, userOf } from './providerUsers.ts';
import { isChildPlaying, signedInOf } from '../../platform/http/caller.ts';
import { loginRoute, returnToOf, toGame } from './session.routes.ts';
import { getSecret, setSecret } from './sessionCookies.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { signUnconfirmed, type Unconfirmed, unconfirmedMs, verifyUnconfirmed } from './unconfirmed.ts';

/** Keeps the authorization request while the user signs in at the provider. */
const requestCookie = { name: 'signing-in', maxAgeMs: 600_000 };
/** Keeps the identity of a new user until they confirm that they are 18 or older. */
const unconfirmedCookie = { name: 'unconfirmed', maxAgeMs: unconfirmedMs };
/** Proves that `unconfirmedCookie` was not copied from another browser. */
const browserCookie = { name: 'signing-up', maxAgeMs: unconfirmedMs };
/** Allows one answer per return from the provider, across servers and restarts. */
const answerLimit = { name: 'adult answer', calls: 1, windowMs: unconfirmedMs };
const requestShape = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.nullable(z.string()),
  isAgain: z.boolean(),
});
/** Page after signing in, unless another one was requested. */
const defaultPage = '/dashboard';

function parseRequest(cookie: string | undefined): z.infer<typeof requestShape> | null {
  try {
    const text = Buffer.from(cookie ?? '', 'base64url').toString();
    const parsed = z.safeParse(requestShape, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Converts a `ProviderError` to an `ApiError`: an account with the address may have been created since the sign-in. */
async function orConflict<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ApiError('account_exists', 'There is already an account with this email address. Sign in again.');
  }
}

/** Returns the page that asks for the second factor and then continues at `returnTo`. */
function secondFactorUrl(returnTo: string | null): string {
  if (returnTo === null) return secondFactorPath;
  return secondFactorPath.replace('#', `?${new URLSearchParams({ returnTo }).toString()}#`);
}

function redirectToSignIn(context: Context, error: SignInError): void {
  context.redirect(`${signInPath}?error=${error}`);
}

/** Routes for signing in at an identity provider. Without one, the sign-in page is on this site. */
export function providerRoutes(router: Router, parts: AccountRoutesParts): void {
  const { env, database, log, publicOrigin, now } = parts;
  if (env.provider === null) return loginRoute(router);
  const provider = new Provider(env.provider, !env.isProduction);
  /** Signs the cookie that holds an unconfirmed sign-up. */
  const secret = env.sessionSecret ?? randomUUID();
  const countAnswer = rateLimit(answerLimit, database);

  /** Runs a step of the sign-in. If the provider fails, redirects to the sign-in page, which shows the error. */
  async function attempt(context: Context, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error.cause, code: error.code }, 'signing in at the provider failed');
      redirectToSignIn(context, error.code);
    }
  }

  async function redirectToProvider(context: Context, returnTo: string | null): Promise<void> {
    // A child must not become the grown-up who is still signed in at the provider.
    const isAgain = context.query['again'] !== undefined || isChildPlaying(context);
    const { url, request } = await provider.startSignIn(`${siteOrigin(context, publicOrigin)}${callbackPath}`, isAgain);
    const value = Buffer.from(JSON.stringify({ ...request, returnTo })).toString('base64url');
    setSecret(context, publicOrigin, { ...requestCookie, value });
    context.redirect(url.href);
  }

  async function handleCallback(context: Context): Promise<void> {
    const request = parseRequest(getSecret(context, publicOrigin, requestCookie.name));
    setSecret(context, publicOrigin, { ...requestCookie, value: '', maxAgeMs: 0 });
    if (request === null) return redirectToSignIn(context, 'failed');
    const address = new URL(`${siteOrigin(context, publicOrigin)}${context.url}`);
    const { identity, isReauthenticated } = await provider.finishSignIn(address, request, now());
    const returnTo = localReturnTo(request.returnTo);
    const user = (await isKnownAdult(database, identity)) ? await userOf(parts, identity, now()) : null;
    const isOwn = user !== null && user.id === signedInOf(context)?.user.accountId;
    if (isChildPlaying(context) && !(isOwn && isReauthenticated)) return toGame(context);
    if (user !== null) {
      const result = await startSessionAndNotify(context, parts, user, { isReauthenticated });
      return context.redirect('secondFactor' in result ? secondFactorUrl(returnTo) : (returnTo ?? defaultPage));
    }
    const browser = newToken();
    const value = signUnconfirmed({ identity, returnTo, browserHash: hashOf(browser) }, secret, now());
    setSecret(context, publicOrigin, { ...unconfirmedCookie, value });
    setSecret(context, publicOrigin, { ...browserCookie, value: browser });
    return context.redirect(adultPath);
  }

  /** Returns, once, the new user who came back from the provider in this browser and has not answered yet, or null. */
  async function consumeUnconfirmed(context: Context): Promise<Unconfirmed | null> {
    const person = verifyUnconfirmed(getSecret(context, publicOrigin, unconfirmedCookie.name), secret, now());
    const browserHash = hashOf(getSecret(context, publicOrigin, browserCookie.name) ?? '');
    for (const cookie of [unconfirmedCookie, browserCookie])
      setSecret(context, publicOrigin, { ...cookie, value: '', maxAgeMs: 0 });
    if (person?.browserHash !== browserHash) return null;
    try {
      await countAnswer(browserHash);
      return person;
    } catch (error) {
      if (error instanceof RateLimitError) return null;
      throw error;
    }
  }

  handle(router, postAdult, async ({ isAdult }, { context }) => {
    const person = await consumeUnconfirmed(context);
    if (!isAdult) return { isSignedIn: false, returnTo: null };
    if (person === null) throw new ApiError('sign_up_expired', 'That took too long. Sign in again; nothing is lost.');
    const user = await orConflict(userOf(parts, person.identity, now()));
    await startSessionAndNotify(context, parts, user, { isReauthenticated: false });
    return { isSignedIn: true, returnTo: person.returnTo };
  });

  router.on('GET', loginPath, (context) => attempt(context, () => redirectToProvider(context, returnToOf(context))));
  router.on('GET', callbackPath, (context) =>
    attempt(context, () =>
      // School portals link here directly, without a state. Their code could be anyone's, so the sign-in starts again here.
      context.query['state'] === undefined && context.query['error'] === undefined
        ? redirectToProvider(context, null)
        : handleCallback(context),
    ),
  );
}
