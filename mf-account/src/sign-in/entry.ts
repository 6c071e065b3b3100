/** Where a visit to the page begins, by its address. */
export type Entry =
  | { readonly name: 'signIn' }
  | { readonly name: 'create' }
  | { readonly name: 'forgotten' }
  /** From another service, for the first time: is the account holder 18 or older? */
  | { readonly name: 'adult' }
  /** After the password, or from another service: the account asks for a code too. */
  | { readonly name: 'secondFactor' }
  /** From a mail: choose a new password, with what the link proves. */
  | { readonly name: 'reset'; readonly token: string }
  /** From a mail: confirm the address, with what the link proves. */
  | { readonly name: 'confirm'; readonly token: string }
  /** From an email: somebody asked to have the second step removed, and its owner keeps it. */
  | { readonly name: 'keepFactor'; readonly token: string };

/**
 * Reads the part of the address after `#`, which browsers send to no server: `#create`, `#forgotten`, `#adult`, `#second-factor`, `#reset=token`,
 * `#confirm=token`, `#keep-second-factor=token`. Anything else is the way to sign in.
 */
export function entryOf(hash: string): Entry {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  for (const name of ['reset', 'confirm'] as const) {
    const token = named.get(name);
    if (token) return { name, token };
  }
  const keep = named.get('keep-second-factor');
  if (keep) return { name: 'keepFactor', token: keep };
  if (named.has('second-factor')) return { name: 'secondFactor' };
  for (const name of ['create', 'forgotten', 'adult'] as const) {
    if (named.has(name)) return { name };
  }
  return { name: 'signIn' };
}
