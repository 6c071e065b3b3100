/** The first step of a visit, from its URL. */
export type Entry =
  | { readonly name: 'signIn' }
  | { readonly name: 'create' }
  | { readonly name: 'forgotten' }
  /** From another service, for the first time: asks whether the person is 18 or older. */
  | { readonly name: 'adult' }
  /** After the password, or from another service: asks for a code. */
  | { readonly name: 'secondFactor' }
  /** From an email: chooses a new password. */
  | { readonly name: 'reset'; readonly token: string }
  /** From an email: confirms the address of a new account. */
  | { readonly name: 'confirm'; readonly token: string }
  /** From an email: keeps two-step sign-in after somebody requested its removal. */
  | { readonly name: 'keepFactor'; readonly token: string }
  /** From an email about a change of address: takes the new address, or restores the earlier one. */
  | { readonly name: 'newEmail' | 'keepEmail'; readonly token: string };

const withToken = [
  ['reset', 'reset'],
  ['confirm', 'confirm'],
  ['keep-second-factor', 'keepFactor'],
  ['new-email', 'newEmail'],
  ['keep-email', 'keepEmail'],
] as const;

/**
 * Parses the URL hash, which browsers send to no server: `#create`, `#forgotten`, `#adult`, `#second-factor`,
 * `#reset=token`, `#confirm=token`, `#keep-second-factor=token`, `#new-email=token` or `#keep-email=token`. Anything else is
 * the form to sign in.
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
