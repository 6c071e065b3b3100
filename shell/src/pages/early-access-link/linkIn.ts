import { earlyAccessTokenPattern, type EarlyAccessAction } from '@countertop/contract/earlyAccess.limits';

/** A link from a mail of the early-access list. */
export interface EarlyAccessLink {
  readonly action: EarlyAccessAction;
  readonly token: string;
}

/** Returns the link in the part of an address after `#`: `#confirm=token` or `#unsubscribe=token`; null for anything else. */
export function linkIn(hash: string): EarlyAccessLink | null {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const token = named.get(action);
    if (token !== null && earlyAccessTokenPattern.test(token)) return { action, token };
  }
  return null;
}
