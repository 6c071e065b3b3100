import type { Context } from 'koa';
import { getSecret, setSecret } from './sessionCookies.ts';
import type { SignInLimits } from './signInLimits.ts';

export interface KnownBrowserParts {
  readonly limits: SignInLimits;
  /** Null: the host of each request. */
  readonly publicOrigin: string | null;
}

/** Identifies a browser that has signed in before: other people's attempts don't lock it out, and no email is sent about it. */
const knownCookie = { name: 'known', maxAgeMs: 365 * 86_400_000 };

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
