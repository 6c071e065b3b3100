import { reauthenticationMinutes, type SignInProblem } from '@countertop/contract/account.limits';
import { cleanName } from '@countertop/contract/name.limits';
import { isStorable } from '@countertop/contract/text';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../platform/config/env.ts';

/** A provider that does not answer is given up on after this time. */
const timeoutSeconds = 5;

/** Who somebody is, as their provider tells it. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** The provider has made sure that the address is theirs. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** What must come back unchanged, or belongs to nobody else: kept by the browser between leaving and coming back. */
export interface Journey {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  /** The provider was told to ask for the password. */
  readonly isAgain: boolean;
}

/** Who came back. */
export interface Arrival {
  readonly identity: Identity;
  /** Whether they entered their password there just now. */
  readonly isReauthenticated: boolean;
}

/** `authTime` is in seconds since 1970 UTC. */
function isRecent(authTime: number, nowMs: number): boolean {
  return Math.abs(nowMs - authTime * 1000) < reauthenticationMinutes * 60_000;
}

/** Signing in at a provider came to nothing, and why in a word the sign-in page knows. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, cause?: unknown) {
    super(`Signing in at the provider came to nothing: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Maximum length of a stored name, in characters. */
const nameMaxLength = 100;
const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && isStorable(value) ? value.trim() : null;
const nameOf = (value: unknown) => (typeof value === 'string' ? cleanName(value, nameMaxLength) : null);

/** An OpenID Connect provider: authorization code with PKCE, state and nonce. */
export class Provider {
  readonly #settings: ProviderSettings;
  readonly #isHttpAllowed: boolean;
  #found: Promise<oidc.Configuration> | undefined;

  /** `isHttpAllowed` for a provider on this machine while developing. */
  constructor(settings: ProviderSettings, isHttpAllowed: boolean) {
    this.#settings = settings;
    this.#isHttpAllowed = isHttpAllowed;
  }

  /**
   * Where to send somebody to sign in, and what to remember until they are back at `redirectUri`. `isAgain`: the provider
   * must ask for the password, although they are signed in there.
   */
  async leave(redirectUri: string, isAgain = false): Promise<{ url: URL; journey: Journey }> {
    const config = await this.#configuration();
    const secrets = { verifier: oidc.randomPKCECodeVerifier(), state: oidc.randomState(), nonce: oidc.randomNonce() };
    const journey = { ...secrets, isAgain };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
      code_challenge_method: 'S256',
      state: journey.state,
      nonce: journey.nonce,
      // With an age, the provider must say when the person signed in (OpenID Connect Core 1.0, section 2, auth_time).
      ...(isAgain && { prompt: 'login', max_age: String(reauthenticationMinutes * 60) }),
    });
    return { url, journey };
  }

  /** Who came back, by the address they came back to with its query. Throws `ProviderError`. */
  async comeBack(url: URL, { verifier, state, nonce, isAgain }: Journey, nowMs: number): Promise<Arrival> {
    const config = await this.#configuration();
    try {
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new ProviderError('failed');
      // Many providers tell the address here only.
      const more =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      const tellsTimes = config.serverMetadata().claims_supported?.includes('auth_time') ?? false;
      return {
        identity: identityOf({ ...claims, ...more }, claims),
        // The browser could have dropped what we asked for, so the word of the provider counts where it gives one.
        isReauthenticated: claims.auth_time === undefined ? isAgain && !tellsTimes : isRecent(claims.auth_time, nowMs),
      };
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      const isRefused = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
      throw new ProviderError(isRefused ? 'cancelled' : 'failed', error);
    }
  }

  async #configuration(): Promise<oidc.Configuration> {
    this.#found ??= this.#discover();
    try {
      return await this.#found;
    } catch (error) {
      // The next one tries again.
      this.#found = undefined;
      throw new ProviderError('unreachable', error);
    }
  }

  #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings;
    return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      ...(this.#isHttpAllowed && { execute: [oidc.allowInsecureRequests] }),
    });
  }
}

function identityOf(claims: Readonly<Record<string, unknown>>, { iss, sub }: { iss: string; sub: string }): Identity {
  const email = textOf(claims['email']);
  if (email === null) throw new ProviderError('no-email');
  if (!isStorable(sub)) throw new ProviderError('failed');
  return {
    issuer: iss,
    subject: sub,
    email: email.toLowerCase(),
    isEmailVerified: claims['email_verified'] === true,
    firstName: nameOf(claims['given_name']),
    lastName: nameOf(claims['family_name']),
  };
}
