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
  | { readonly name: 'keepFactor'; readonly token: string }
  /** From an email about a change of address: take the new address, or keep the earlier one. */
  | { readonly name: 'newEmail' | 'keepEmail'; readonly token: string };

const withToken = [
  ['reset', 'reset'],
  ['confirm', 'confirm'],
  ['keep-second-factor', 'keepFactor'],
  ['new-email', 'newEmail'],
  ['keep-email', 'keepEmail'],
] as const;

/**
 * Reads the part of the address after `#`, which browsers send to no server: `#create`, `#forgotten`, `#adult`,
 * `#second-factor`, or `#reset=token`, `#confirm=token`, `#keep-second-factor=token`, `#new-email=token`,
 * `#keep-email=token`. Anything else is the way to sign in.
 */
export function entryOf(hash: string): Entry {
  const named = new URLSearchParams(hash.replace(/^#/, ''));
  for (const [key, name] of withToken) {
    const token = named.get(key);
    if (token) return { name, token };
  }
  if (named.has('second-factor')) return { name: 'secondFactor' };
  for (const name of ['create', 'forgotten', 'adult'] as const) {
    if (named.has(name)) return { name };
  }
  return { name: 'signIn' };
}
