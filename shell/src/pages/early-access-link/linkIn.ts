import { earlyAccessTokenPattern, type EarlyAccessAction } from '@countertop/contract/earlyAccess.limits';

/** A link from an email about early access. */
export interface EarlyAccessLink {
  readonly action: EarlyAccessAction;
  readonly token: string;
}

/** Returns the link in the hash of an address: `#confirm=token` or `#unsubscribe=token`. Null for anything else. */
export function linkIn(hash: string): EarlyAccessLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  for (const action of ['confirm', 'unsubscribe'] as const) {
    const token = parameters.get(action);
    if (token !== null && earlyAccessTokenPattern.test(token)) return { action, token };
  }
  return null;
}
