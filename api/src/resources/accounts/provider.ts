import { reauthenticationMinutes, type SignInError } from '@countertop/contract/accounts/account.limits';
import { cleanName } from '@countertop/contract/shared/name.limits';
import { isStorable } from '@countertop/contract/shared/text';
import * as oidc from 'openid-client';
import type { ProviderSettings } from '../../platform/config/env.ts';

/** Maximum time for a response of the provider. */
const timeoutSeconds = 5;

/** A user's identity, from the provider's claims. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has verified that the address belongs to the user. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Secrets of an authorization request, kept in the browser until the provider redirects back. */
export interface AuthorizationRequest {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  /** Whether the provider was told to ask for the password again. */
  readonly isAgain: boolean;
}

export interface ProviderSignIn {
  readonly identity: Identity;
  /** Whether the user has just entered the password at the provider. */
  readonly isReauthenticated: boolean;
}

/** `authTime` is in seconds since 1970 UTC. */
function isRecent(authTime: number, nowMs: number): boolean {
  return Math.abs(nowMs - authTime * 1000) < reauthenticationMinutes * 60_000;
}

/** Signing in at a provider failed. `code` is for the sign-in page. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly code: SignInError;

  constructor(code: SignInError, cause?: unknown) {
    super(`Signing in at the provider failed: ${code}`, { cause });
    this.code = code;
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
  #configuration: Promise<oidc.Configuration> | undefined;

  /** `isHttpAllowed`: for a provider on this machine, in development. */
  constructor(settings: ProviderSettings, isHttpAllowed: boolean) {
    this.#settings = settings;
    this.#isHttpAllowed = isHttpAllowed;
  }

  /**
   * Returns the provider's URL for signing in, and the request to keep until it redirects to `redirectUri`. With `isAgain`,
   * the provider asks for the password even if the user is signed in there.
   */
  async startSignIn(redirectUri: string, isAgain = false): Promise<{ url: URL; request: AuthorizationRequest }> {
    const config = await this.#discoverOnce();
    const secrets = { verifier: oidc.randomPKCECodeVerifier(), state: oidc.randomState(), nonce: oidc.randomNonce() };
    const request = { ...secrets, isAgain };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(request.verifier),
      code_challenge_method: 'S256',
      state: request.state,
      nonce: request.nonce,
      // With `max_age`, the provider must say when the user signed in (OpenID Connect Core 1.0, section 2, auth_time).
      ...(isAgain && { prompt: 'login', max_age: String(reauthenticationMinutes * 60) }),
    });
    return { url, request };
  }

  /** Returns the user whom the provider redirected to `url`. Throws `ProviderError`. */
  async finishSignIn(
    url: URL,
    { verifier, state, nonce, isAgain }: AuthorizationRequest,
    nowMs: number,
  ): Promise<ProviderSignIn> {
    const config = await this.#discoverOnce();
    try {
      const tokens = await oidc.authorizationCodeGrant(config, url, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new ProviderError('failed');
      // Many providers return the email address only here.
      const userInfo =
        claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
      const sendsAuthTime = config.serverMetadata().claims_supported?.includes('auth_time') ?? false;
      return {
        identity: identityOf({ ...claims, ...userInfo }, claims),
        // The user could have removed `prompt` from the URL, so the provider's `auth_time` takes precedence.
        isReauthenticated:
          claims.auth_time === undefined ? isAgain && !sendsAuthTime : isRecent(claims.auth_time, nowMs),
      };
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      const isCanceled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied';
      throw new ProviderError(isCanceled ? 'cancelled' : 'failed', error);
    }
  }

  async #discoverOnce(): Promise<oidc.Configuration> {
    this.#configuration ??= this.#discover();
    try {
      return await this.#configuration;
    } catch (error) {
      // The next call tries again.
      this.#configuration = undefined;
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
