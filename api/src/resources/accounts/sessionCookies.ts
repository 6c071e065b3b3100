import { cookieName, signedInCookie } from '@countertop/contract/accounts/signedIn';
import type { Context } from 'koa';
import { type NewSession, pendingMs, sessionMs } from './sessions.ts';

/** Whether visitors reach the site by HTTPS, even if a proxy forwards their requests by HTTP. */
export function isOnHttps(context: Context, publicOrigin: string | null): boolean {
  return publicOrigin === null ? context.secure : publicOrigin.startsWith('https:');
}

interface SecretCookie {
  readonly name: string;
  readonly value: string;
  /** How long the browser keeps it; 0 removes it, null keeps it until the browser is closed. */
  readonly maxAgeMs: number | null;
}

/** Sets a cookie that scripts can't read and forms of other sites can't send. */
export function setSecret(context: Context, publicOrigin: string | null, cookie: SecretCookie): void {
  const isSecure = isOnHttps(context, publicOrigin);
  // The library checks the connection, but behind a proxy only the visitor's connection uses HTTPS.
  context.cookies.secure = isSecure;
  context.cookies.set(cookieName(cookie.name, isSecure), cookie.value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    ...(cookie.maxAgeMs !== null && { maxAge: cookie.maxAgeMs }),
    overwrite: true,
  });
}

/** Returns the value of a cookie set by `setSecret`. */
export function getSecret(context: Context, publicOrigin: string | null, name: string): string | undefined {
  return context.cookies.get(cookieName(name, isOnHttps(context, publicOrigin)));
}

const sessionName = 'session';

/**
 * The readable cookie of a device outlives the session: what is played without a network after its end, or while the clock of the device
 * is a year ahead, waits for the next sign-in. No browser keeps cookies for longer.
 */
const signedInMs = 400 * 86_400_000;

export function sessionToken(context: Context, publicOrigin: string | null): string | undefined {
  return getSecret(context, publicOrigin, sessionName);
}

function setBoth(context: Context, publicOrigin: string | null, session: SecretCookie, maxAgeMs: number | null): void {
  setSecret(context, publicOrigin, session);
  const isSecure = isOnHttps(context, publicOrigin);
  context.cookies.set(cookieName(signedInCookie, isSecure), session.value === '' ? '' : '1', {
    httpOnly: false,
    sameSite: 'lax',
    path: '/',
    secure: isSecure,
    ...(maxAgeMs !== null && { maxAge: maxAgeMs }),
    overwrite: true,
  });
}

/**
 * Sets the session cookie, and a readable cookie that tells scripts that someone is signed in. The latter is set only after the
 * second factor. On the shared device of a class, both last until the browser is closed.
 */
export function setSessionCookies(
  context: Context,
  publicOrigin: string | null,
  { token, secondFactor }: NewSession,
  { isUntilBrowserCloses = false }: { readonly isUntilBrowserCloses?: boolean } = {},
): void {
  const cookie = { name: sessionName, value: token };
  if (secondFactor === 'pending') return setSecret(context, publicOrigin, { ...cookie, maxAgeMs: pendingMs });
  const [sessionAgeMs, signedInAgeMs] = isUntilBrowserCloses ? [null, null] : [sessionMs, signedInMs];
  setBoth(context, publicOrigin, { ...cookie, maxAgeMs: sessionAgeMs }, signedInAgeMs);
}

export function clearSessionCookies(context: Context, publicOrigin: string | null): void {
  setBoth(context, publicOrigin, { name: sessionName, value: '', maxAgeMs: 0 }, 0);
}
