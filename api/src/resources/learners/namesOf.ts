/** Names children to one of their guardians: `Mia, Leo, and a child`. */
export function namesOf(nicknames: readonly (string | null)[]): string {
  return new Intl.ListFormat('en-US').format(nicknames.map((nickname) => nickname ?? 'a child'));
}
