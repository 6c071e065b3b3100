import type { Context } from 'koa';
import { getSecret, setSecret } from './sessionCookies.ts';
import type { SignInLimits } from './signInLimits.ts';

export interface KnownBrowserParts {
  readonly limits: SignInLimits;
  /** Null: the host that was asked for. */
  readonly publicOrigin: string | null;
}

/** Marks a browser that has signed in, so that strangers' tries do not count against it and its return is no news. */
const markCookie = { name: 'known', maxAgeMs: 365 * 86_400_000 };

/** The mark that the caller's browser brings. */
export function markOf(
  context: Context,
  { publicOrigin }: Pick<KnownBrowserParts, 'publicOrigin'>,
): string | undefined {
  return getSecret(context, publicOrigin, markCookie.name);
}

/** Whether the caller's browser has signed in to the account of an address before. */
export function isKnownBrowser(context: Context, parts: KnownBrowserParts, email: string): boolean {
  return parts.limits.isKnown(markOf(context, parts), email);
}

/** Marks the caller's browser as one that has signed in to the account of an address. */
export function markKnown(context: Context, { limits, publicOrigin }: KnownBrowserParts, email: string): void {
  setSecret(context, publicOrigin, { ...markCookie, value: limits.markFor(email) });
}
