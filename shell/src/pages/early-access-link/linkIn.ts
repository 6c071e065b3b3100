import { earlyAccessTokenPattern, type EarlyAccessAction } from '@countertop/contract/site/earlyAccess.limits';

/** A link from an email about early access, or to refuse emails. */
export interface EarlyAccessLink {
  /** `allow` takes back `refuse`, on the page only. */
  readonly action: EarlyAccessAction | 'allow';
  readonly token: string;
}

/** Returns the link in the hash of an address: `confirm=token`, `unsubscribe=token` or `refuse=token`. Null for anything else. */
export function linkIn(hash: string): EarlyAccessLink | null {
  const parameters = new URLSearchParams(hash);
  for (const action of ['confirm', 'unsubscribe', 'refuse'] as const) {
    const token = parameters.get(action);
    if (token !== null && earlyAccessTokenPattern.test(token)) return { action, token };
  }
  return null;
}
