import type { Context } from 'koa';
import { getSecret, setSecret } from './sessionCookies.ts';
import type { SignInLimits } from './signInLimits.ts';

export interface KnownBrowserParts {
  readonly limits: SignInLimits;
  /** Origin of the site; null to use the host of each request. */
  readonly publicOrigin: string | null;
}

/** How long a browser that has signed in is known, in milliseconds. */
const knownMs = 365 * 86_400_000;
/** Identifies a browser that has signed in before: other people's attempts don't lock it out, and no email is sent about it. */
const knownCookie = { name: 'known', maxAgeMs: knownMs };
/** The same for classes, whichever child has signed in: wrong codes of others in a school don't lock it out. */
const classCookie = { name: 'known-class', maxAgeMs: knownMs };
/** Subject of tokens of classes. No email address. */
const anyClass = 'class';

export function browserTokenOf(
  context: Context,
  { publicOrigin }: Pick<KnownBrowserParts, 'publicOrigin'>,
): string | undefined {
  return getSecret(context, publicOrigin, knownCookie.name);
}

/** Whether the caller's browser has signed in to the account of an address before. */
export function isKnownBrowser(context: Context, parts: KnownBrowserParts, email: string): boolean {
  return parts.limits.isKnown(browserTokenOf(context, parts), email);
}

/** Remembers that the caller's browser has signed in to the account of an address. */
export function rememberBrowser(context: Context, { limits, publicOrigin }: KnownBrowserParts, email: string): void {
  setSecret(context, publicOrigin, { ...knownCookie, value: limits.newBrowserToken(email) });
}

/** Returns the token of a browser in which a child has signed in to a class before; undefined in others. */
export function classBrowserToken(context: Context, { limits, publicOrigin }: KnownBrowserParts): string | undefined {
  const token = getSecret(context, publicOrigin, classCookie.name);
  return limits.isKnown(token, anyClass) ? token : undefined;
}

/** Remembers that a child has signed in to a class in the caller's browser. */
export function rememberClassBrowser(context: Context, parts: KnownBrowserParts): void {
  if (classBrowserToken(context, parts) !== undefined) return;
  setSecret(context, parts.publicOrigin, { ...classCookie, value: parts.limits.newBrowserToken(anyClass) });
}
