import { cookieName, signedInCookie } from '@countertop/contract/signedIn';
import type { Context } from 'koa';
import { type BegunSession, pendingMs, sessionMs } from './sessions.ts';

/** True when visitors reach the site by https, whatever stands between them and us. */
export function isOnHttps(context: Context, publicOrigin: string | null): boolean {
  return publicOrigin === null ? context.secure : publicOrigin.startsWith('https:');
}

interface SecretCookie {
  readonly name: string;
  readonly value: string;
  /** How long the browser keeps it; 0 removes it. */
  readonly maxAgeMs: number;
}

/** Sets a cookie that no script can read and no other site's form can send. */
export function setSecret(context: Context, publicOrigin: string | null, cookie: SecretCookie): void {
  const isSecure = isOnHttps(context, publicOrigin);
  // The proxy in front speaks https, and this connection need not.
  context.cookies.secure = isSecure;
  context.cookies.set(cookieName(cookie.name, isSecure), cookie.value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: cookie.maxAgeMs,
    overwrite: true,
  });
}

/** Reads what `setSecret` set. */
export function getSecret(context: Context, publicOrigin: string | null, name: string): string | undefined {
  return context.cookies.get(cookieName(name, isOnHttps(context, publicOrigin)));
}

const sessionName = 'session';

/** The token of the caller's session. */
export function sessionToken(context: Context, publicOrigin: string | null): string | undefined {
  return getSecret(context, publicOrigin, sessionName);
}

function setBoth(context: Context, publicOrigin: string | null, token: string, maxAgeMs: number): void {
  setSecret(context, publicOrigin, { name: sessionName, value: token, maxAgeMs });
  const isSecure = isOnHttps(context, publicOrigin);
  context.cookies.set(cookieName(signedInCookie, isSecure), token === '' ? '' : '1', {
    httpOnly: false,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    maxAge: maxAgeMs,
    overwrite: true,
  });
}

/** Gives the browser its session, and beside it the readable word that it has one: not before the second factor. */
export function giveSession(
  context: Context,
  publicOrigin: string | null,
  { token, secondFactor }: BegunSession,
): void {
  if (secondFactor !== 'pending') return setBoth(context, publicOrigin, token, sessionMs);
  setSecret(context, publicOrigin, { name: sessionName, value: token, maxAgeMs: pendingMs });
}

/** Takes the session from the browser. */
export function takeSession(context: Context, publicOrigin: string | null): void {
  setBoth(context, publicOrigin, '', 0);
}
