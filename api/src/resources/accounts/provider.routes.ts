import type { Router } from '../../platform/http/Router.ts';
import { postAdult } from '@countertop/contract/account';
import {
  adultPath,
  callbackPath,
  localReturnTo,
  loginPath,
  signInPath,
  type SignInProblem,
} from '@countertop/contract/account.limits';
import { secondFactorPath } from '@countertop/contract/secondFactor.limits';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { type AccountRoutesParts, beginSessionAndTell } from './account.routes.ts';
import { handle } from '../../platform/http/handle.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { siteOrigin } from '../../platform/http/siteOrigin.ts';
import { ApiError, RateLimitError } from '../../platform/errors/ApiError.ts';
import { type Provider, ProviderError } from './provider.ts';
import { isKnownAdult, userOf } from './providerUsers.ts';
import { returnToOf } from './session.routes.ts';
import { getSecret, setSecret } from './sessionCookies.ts';
import { hashOf, newToken } from './token.ts';
import { seal, type Unconfirmed, unconfirmedMs, unseal } from './unconfirmed.ts';

/** What signing in at a provider stands on. */
export interface ProviderRoutesParts extends AccountRoutesParts {
  readonly provider: Provider;
  readonly database: Knex;
  /** Seals what a browser keeps for us. */
  readonly secret: string;
}

/** Time to sign in elsewhere. */
const journeyCookie = { name: 'signing-in', maxAgeMs: 600_000 };
/** Who has not said yet that they are 18 or older. */
const unconfirmedCookie = { name: 'unconfirmed', maxAgeMs: unconfirmedMs };
/** Proves that `unconfirmedCookie` was not copied from another browser. */
const browserCookie = { name: 'signing-up', maxAgeMs: unconfirmedMs };
/** Each coming back from the provider counts as one answer, also on other servers and after a restart. */
const answerLimit = { name: 'adult answer', calls: 1, windowMs: unconfirmedMs };
const journeyShape = z.object({
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  returnTo: z.nullable(z.string()),
  isAgain: z.boolean(),
});
/** Where one is after signing in when nothing else was asked for. */
const homeOfUsers = '/dashboard';

function journeyOf(cookie: string | undefined): z.infer<typeof journeyShape> | null {
  try {
    const text = Buffer.from(cookie ?? '', 'base64url').toString();
    const parsed = z.safeParse(journeyShape, JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A second try of what a provider said may fail where the first did not: the account was made meanwhile. */
async function orProblem<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ApiError('account_exists', 'There is already an account with this email address. Sign in again.');
  }
}

/** Where the second factor is asked for, and then the way goes on. */
function toSecondFactor(returnTo: string | null): string {
  if (returnTo === null) return secondFactorPath;
  return secondFactorPath.replace('#', `?${new URLSearchParams({ returnTo }).toString()}#`);
}

function toApiError(context: Context, problem: SignInProblem): void {
  context.redirect(`${signInPath}?problem=${problem}`);
}

/** The way to an identity provider and back. */
export function providerRoutes(router: Router, parts: ProviderRoutesParts): void {
  const { provider, database, log, publicOrigin, secret, now } = parts;
  const countAnswer = rateLimit(answerLimit, database);

  /** Answers with `go`, or on failure with the sign-in page, which says what went wrong. */
  async function attempt(context: Context, go: () => Promise<void>): Promise<void> {
    try {
      await go();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error.cause, problem: error.problem }, 'signing in at the provider came to nothing');
      toApiError(context, error.problem);
    }
  }

  async function leave(context: Context, returnTo: string | null): Promise<void> {
    const isAgain = context.query['again'] !== undefined;
    const { url, journey } = await provider.leave(`${siteOrigin(context, publicOrigin)}${callbackPath}`, isAgain);
    const value = Buffer.from(JSON.stringify({ ...journey, returnTo })).toString('base64url');
    setSecret(context, publicOrigin, { ...journeyCookie, value });
    context.redirect(url.href);
  }

  async function comeBack(context: Context): Promise<void> {
    const journey = journeyOf(getSecret(context, publicOrigin, journeyCookie.name));
    setSecret(context, publicOrigin, { ...journeyCookie, value: '', maxAgeMs: 0 });
    if (journey === null) return toApiError(context, 'failed');
    const address = new URL(`${siteOrigin(context, publicOrigin)}${context.url}`);
    const { identity, isReauthenticated } = await provider.comeBack(address, journey, now());
    const returnTo = localReturnTo(journey.returnTo);
    if (await isKnownAdult(database, identity)) {
      const user = await userOf(parts, identity, now());
      const begun = await beginSessionAndTell(context, parts, user, { isReauthenticated });
      return context.redirect('secondFactor' in begun ? toSecondFactor(returnTo) : (returnTo ?? homeOfUsers));
    }
    const browser = newToken();
    const value = seal({ identity, returnTo, browserHash: hashOf(browser) }, secret, now());
    setSecret(context, publicOrigin, { ...unconfirmedCookie, value });
    setSecret(context, publicOrigin, { ...browserCookie, value: browser });
    return context.redirect(adultPath);
  }

  /** Returns who came back from the provider in this browser and has not answered yet; null if nobody has. */
  async function takeUnconfirmed(context: Context): Promise<Unconfirmed | null> {
    const person = unseal(getSecret(context, publicOrigin, unconfirmedCookie.name), secret, now());
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
    const person = await takeUnconfirmed(context);
    if (!isAdult) return { isSignedIn: false, returnTo: null };
    if (person === null) throw new ApiError('sign_up_expired', 'That took too long. Sign in again; nothing is lost.');
    const user = await orProblem(userOf(parts, person.identity, now()));
    await beginSessionAndTell(context, parts, user, { isReauthenticated: false });
    return { isSignedIn: true, returnTo: person.returnTo };
  });

  router.on('GET', loginPath, (context) => attempt(context, () => leave(context, returnToOf(context))));
  router.on('GET', callbackPath, (context) =>
    attempt(context, () =>
      // A portal of a school sends people here by itself. Its code could be anybody's, so the way begins anew from us.
      context.query['state'] === undefined && context.query['error'] === undefined
        ? leave(context, null)
        : comeBack(context),
    ),
  );
}
